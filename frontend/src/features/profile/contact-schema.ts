import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { ContactForm as limits } from "@/api/limits";
import { useFieldSchemas } from "@/ui/field-schemas";

/** As many as the API takes; the form has a field for each. */
export const MOST_LINKS = limits.links.maxItems;

const PHONE = /^(?=.*[0-9])[0-9 +().-]+$/;
const NEVER_IN_LINKS = /[\s\\<>"`{}|^]/;

/** What was typed as a whole address: nobody types `https://` on a phone. */
const wholeLink = (typed: string) => (typed === "" || typed.includes("://") ? typed : `https://${typed}`);

function isLink(link: string): boolean {
  if (NEVER_IN_LINKS.test(link) || !URL.canParse(link)) return false;
  const { protocol, hostname, username } = new URL(link);
  return ["http:", "https:"].includes(protocol) && /[^.]\.[^.]/.test(hostname) && username === "";
}

/** The card's fields, each of which may stay empty; the API asks for the same. */
export function useContactSchema() {
  const { t } = useLingui();
  const { text } = useFieldSchemas();
  const { minLength: fewest } = limits.phone;
  const link = text(limits.links.items)
    .transform(wholeLink)
    .refine(
      (address) => address === "" || isLink(address),
      t`Please enter a web address like linkedin.com/in/your-name`,
    )
    .refine((address) => address.length <= limits.links.items.maxLength, t`Please use a shorter address`);
  return z.object({
    phone: text(limits.phone).refine(
      (phone) => phone === "" || (phone.length >= fewest && PHONE.test(phone)),
      t`Please enter a phone number like (510) 555-0142`,
    ),
    city: text(limits.city),
    state: text(limits.state),
    links: z.array(link).length(MOST_LINKS),
  });
}
