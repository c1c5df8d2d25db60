import type { Database } from '../../platform/db/database.ts';
import type { EscrowContext } from '../wallet/index.ts';

export type TimelineContext = EscrowContext & {
  readonly db: Database;
  readonly pinPepper: string;
};
