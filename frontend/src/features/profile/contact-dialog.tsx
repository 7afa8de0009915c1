import { useLingui } from "@lingui/react/macro";

import { useProfile } from "@/api/queries/profile";
import { Dialog } from "@/ui/dialog";

import { ContactForm } from "./contact-form";

/** The whole of the contact details, in a dialog of its own. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data: profile } = useProfile();
  return (
    <Dialog open onClose={onClose} title={t`How employers reach you`}>
      {profile && <ContactForm contact={profile.contact} onSaved={onClose} />}
    </Dialog>
  );
}
