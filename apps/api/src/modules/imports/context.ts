import type { Database } from '../../platform/db/database.ts';
import type { TimelineContext } from '../timeline/index.ts';
import type { WalletContext } from '../wallet/index.ts';

export type ImportsContext = Pick<WalletContext, 'pinPepper'> &
  Pick<TimelineContext, 'sales' | 'publish'> & {
    readonly db: Database;
  };
