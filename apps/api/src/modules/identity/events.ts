import { defineEvent } from '../../platform/jobs/outbox.ts';

/** Our people shut somebody out, or let them in again. */
export const standingChanged = defineEvent<{
  readonly userId: string;
  readonly isSuspended: boolean;
  /** Why, in words meant for the person; empty where there are none. */
  readonly toldAs: string;
}>('identity.standing-changed');

export const passwordChanged = defineEvent<{ readonly userId: string; readonly at: string }>('identity.password-changed');
