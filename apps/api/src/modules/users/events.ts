import type { CheckSubject, RefusalReason } from '@waybill/contract/kyc/documents';
import type { KycStatus } from '@waybill/contract/users/enums';
import { defineEvent } from '../../platform/jobs/outbox.ts';

/** Our people, or whoever checks for us, have looked at somebody’s papers. */
export const identityDecided = defineEvent<{
  readonly userId: string;
  readonly status: KycStatus;
  readonly at: string;
  readonly reasons?: readonly RefusalReason[];
  /** A person if not said. */
  readonly subject?: CheckSubject;
}>('users.identity-decided');
