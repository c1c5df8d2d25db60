import type { RefusalReason } from '@waybill/contract/kyc/documents';
import { type KycStatus, kycStatus } from '@waybill/contract/users/enums';
import type { Tx } from '../../platform/db/database.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import { sendEvent } from '../../platform/realtime/inbox.ts';
import type { KycHooks } from '../kyc/index.ts';
import { identityDecided } from './events.ts';
import { isBusiness, setKycStatus } from './storage/profiles.ts';

/** Hooks that the kyc module calls, which does not know accounts. */
export function kycHooks(publish: Publish): KycHooks {
  const write: KycHooks['putBackKycStatus'] = async (tx, userId, status) => {
    setKycStatus(tx, userId, status);
    // Limits of the wallet hang on it, too.
    sendEvent(tx, userId, { type: 'user.changed' }, { type: 'wallet.changed' });
  };
  const tell = async (tx: Tx, userId: string, status: KycStatus, reasons: readonly RefusalReason[]) => {
    const subject = (await isBusiness(tx, userId)) ? 'business' : 'person';
    publish(tx, identityDecided, { userId, status, at: new Date().toISOString(), reasons, subject });
  };
  return {
    putBackKycStatus: write,
    async takeBackDecision(tx, userId) {
      await write(tx, userId, kycStatus.Pending);
      await tell(tx, userId, kycStatus.Pending, []);
    },
    async setKycStatus(tx, userId, status, reasons = []) {
      await write(tx, userId, status);
      // The member handed the documents in themselves, so they need no notification.
      if (status === kycStatus.Pending) return;
      await tell(tx, userId, status, reasons);
    },
  };
}
