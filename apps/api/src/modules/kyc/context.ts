import type { RefusalReason } from '@waybill/contract/kyc/documents';
import type { KycStatus } from '@waybill/contract/users/enums';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { FileStorePort } from '../../providers/file-store/port.ts';
import type { IdentityCheckPort } from '../../providers/identity-check/port.ts';
import type { ImageProcessing } from '../files/index.ts';

/** The kyc status belongs to the profile; the users module writes it and publishes the change. */
export type KycHooks = {
  setKycStatus(tx: Tx, userId: string, status: KycStatus, reasons?: readonly RefusalReason[]): Promise<void>;
  /** Restores the status from before the check: nothing was decided, so nobody is notified. */
  putBackKycStatus(tx: Tx, userId: string, status: KycStatus): Promise<void>;
  /** A decision was taken back: it waits again, and the person is told. */
  takeBackDecision(tx: Tx, userId: string): Promise<void>;
};

export type KycContext = {
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly files: FileStorePort;
  readonly imageProcessing: ImageProcessing;
  readonly kycHooks: KycHooks;
  /** Undefined when staff check pictures themselves. */
  readonly identityCheck: IdentityCheckPort | undefined;
};
