import { defineEvent } from '../../platform/jobs/outbox.ts';
import type { SecurityNote } from './security-notes.ts';

/** Staff shut somebody out, or let them in again. */
export const accountStatusChanged = defineEvent<{
  readonly userId: string;
  readonly isSuspended: boolean;
  /** Why, in words meant for the person; empty where there are none. */
  readonly toldAs: string;
}>('identity.account-status-changed', { formerName: 'identity.standing-changed' });

/** A proven number gave way to another; who only corrects a number on the way in has none to lose. */
export const phoneChanged = defineEvent<{ readonly userId: string; readonly at: string }>('identity.phone-changed');

/** Many wrong passwords in a row: somebody is guessing, or has forgotten theirs. */
export const passwordGuessed = defineEvent<{ readonly userId: string; readonly at: string }>('identity.password-guessed');

export const passwordChanged = defineEvent<{ readonly userId: string; readonly at: string }>('identity.password-changed');

/** A change to the ways into an account; its owner is notified. */
export const securityChanged = defineEvent<{
  readonly userId: string;
  readonly what: SecurityNote;
  /** Name of the passkey, if the event is about one. */
  readonly name?: string;
  readonly at: string;
}>('identity.security-changed');
