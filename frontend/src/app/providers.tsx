import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";

import { NoticesProvider } from "@/ui/toast";

import { createQueryClient } from "./query-client";
import { useSessionExpiry } from "./session-expiry";

interface ProvidersProps {
  /** What is known of the server's state; given by whoever asks before the first screen is drawn. */
  server?: ReturnType<typeof createQueryClient>;
  children: ReactNode;
}

export function Providers({ server, children }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <NoticesProvider>
        <ServerState server={server}>{children}</ServerState>
      </NoticesProvider>
    </I18nProvider>
  );
}

function ServerState({ server, children }: { server: ProvidersProps["server"]; children: ReactNode }) {
  const [{ queryClient, onSessionExpired }] = useState(() => server ?? createQueryClient());
  const expire = useSessionExpiry();
  useEffect(() => onSessionExpired(expire));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
