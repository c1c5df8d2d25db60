import type { CheckSubject, RefusalReason } from '@waybill/contract/kyc/documents';
import type { KycStatus } from '@waybill/contract/users/enums';
import { defineEvent } from '../../platform/jobs/outbox.ts';

/** Staff, or a provider that checks for us, have decided on a member’s documents. */
export const identityDecided = defineEvent<{
  readonly userId: string;
  readonly status: KycStatus;
  readonly at: string;
  readonly reasons?: readonly RefusalReason[];
  /** A person by default. */
  readonly subject?: CheckSubject;
}>('users.identity-decided');

/** One of our people has looked again at what somebody appealed. */
export const appealAnswered = defineEvent<{ readonly appealId: string; readonly userId: string }>('users.appeal-answered');

/** Our people have set something on an account, or taken it back. */
export const measureChanged = defineEvent<{
  readonly measureId: string;
  readonly userId: string;
  /** `kept`: it was lifted, and that was taken back. */
  readonly what: 'set' | 'lifted' | 'kept';
  readonly at?: string;
}>('users.measure-changed');
