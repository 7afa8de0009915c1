import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";

import { NoticesProvider } from "@/ui/toast";

import { createQueryClient } from "./query-client";
import { useSessionExpiry } from "./session-expiry";

export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <NoticesProvider>
        <ServerState>{children}</ServerState>
      </NoticesProvider>
    </I18nProvider>
  );
}

function ServerState({ children }: { children: ReactNode }) {
  const [{ queryClient, onSessionExpired }] = useState(createQueryClient);
  const expire = useSessionExpiry();
  useEffect(() => onSessionExpired(expire));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
