import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { ManagedUser, UserChange } from "./api";

interface Words {
  name: MessageDescriptor;
  ask: (who: string) => MessageDescriptor;
  meaning: MessageDescriptor;
  done: (who: string) => MessageDescriptor;
}

/** One thing that an admin can do to an account, with its words. `who` is the person's name or email. */
export type Offer = Words & { change: UserChange } & (
    | { isHarsh: false }
    /** Takes something away from the person, who may be the admin. */
    | { isHarsh: true; meaningForOneself: MessageDescriptor }
  );

const makeAdmin: Offer = {
  change: { role: "admin" },
  name: msg`Make admin`,
  ask: (who) => msg`Make ${who} an admin?`,
  meaning: msg`Admins see statistics, the work of everybody and all accounts, and can change them.`,
  done: (who) => msg`${who} is an admin now.`,
  isHarsh: false,
};

const makeUser: Offer = {
  change: { role: "user" },
  name: msg`Remove as admin`,
  ask: (who) => msg`Remove ${who} as an admin?`,
  meaning: msg`They keep their account and everything in it, but see nothing of the administration any more.`,
  meaningForOneself: msg`This is your own account. You lose the administration at once, and only another admin can give it back to you.`,
  done: (who) => msg`${who} is no longer an admin.`,
  isHarsh: true,
};

const switchOff: Offer = {
  change: { isActive: false },
  name: msg`Deactivate`,
  ask: (who) => msg`Deactivate the account of ${who}?`,
  meaning: msg`They are signed out everywhere at once and can't sign in again. Nothing of theirs is deleted.`,
  meaningForOneself: msg`This is your own account. You are signed out at once, and only another admin can let you in again. Nothing of yours is deleted.`,
  done: (who) => msg`The account of ${who} is deactivated.`,
  isHarsh: true,
};

const switchOn: Offer = {
  change: { isActive: true },
  name: msg`Reactivate`,
  ask: (who) => msg`Reactivate the account of ${who}?`,
  meaning: msg`They can sign in again, with everything as they left it.`,
  done: (who) => msg`The account of ${who} is active again.`,
  isHarsh: false,
};

export const offersFor = ({ role, isActive }: ManagedUser): Offer[] => [
  role === "admin" ? makeUser : makeAdmin,
  isActive ? switchOff : switchOn,
];

export const nameOf = ({ firstName, lastName, email }: ManagedUser) =>
  [firstName, lastName].filter(Boolean).join(" ") || email;
