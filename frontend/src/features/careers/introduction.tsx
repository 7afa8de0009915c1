import { Trans } from "@lingui/react/macro";

import { Button } from "@/ui/button";
import { Card } from "@/ui/card";

/** What the explorer does and out of what, and the one button that starts it. */
export function Introduction({ isDiscovering, onDiscover }: { isDiscovering: boolean; onDiscover: () => void }) {
  return (
    <Card look="hot" className="grid justify-items-start gap-4">
      <h2 className="text-2xl">
        <Trans>What else could you do?</Trans>
      </h2>
      <p className="max-w-prose text-ink-soft">
        <Trans>
          We compare your jobs, skills and certifications with O*NET, the occupation database of the U.S. Department of
          Labor: what people do in about a thousand occupations, which tools they use and what they have to know. You
          see what carries over, what is missing, and what it pays in California.
        </Trans>
      </p>
      <Button look="main" disabled={isDiscovering} onClick={onDiscover}>
        {isDiscovering ? <Trans>Discovering...</Trans> : <Trans>Discover My Career Options</Trans>}
      </Button>
    </Card>
  );
}
