import type { KycStatus } from '@waybill/contract/users/enums';
import { defineEvent } from '../../platform/jobs/outbox.ts';

/** Our people have looked at somebody’s papers. */
export const identityDecided = defineEvent<{ readonly userId: string; readonly status: KycStatus; readonly at: string }>(
  'users.identity-decided',
);
