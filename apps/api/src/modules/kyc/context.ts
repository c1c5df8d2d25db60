import type { RefusalReason } from '@waybill/contract/kyc/documents';
import type { KycStatus } from '@waybill/contract/users/enums';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { FileStorePort } from '../../providers/file-store/port.ts';
import type { IdentityCheckPort } from '../../providers/identity-check/port.ts';
import type { ImageProcessing } from '../files/index.ts';

/** Whose identity counts as checked stands with the person; the module of people writes it and tells of it. */
export type KycHooks = {
  setKycStatus(tx: Tx, userId: string, status: KycStatus, reasons?: readonly RefusalReason[]): Promise<void>;
  /** As it was before they began: nothing was decided, so nobody is told. */
  putBackKycStatus(tx: Tx, userId: string, status: KycStatus): Promise<void>;
};

export type KycContext = {
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly files: FileStorePort;
  readonly imageProcessing: ImageProcessing;
  readonly kycHooks: KycHooks;
  /** Nobody: our own people look at pictures. */
  readonly identityCheck: IdentityCheckPort | undefined;
};
