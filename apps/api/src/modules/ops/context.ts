import type { SettleFailedJob } from '../../platform/jobs/jobs.ts';
import type { ChatContext } from '../chat/index.ts';
import type { KycContext } from '../kyc/index.ts';
import type { OrdersContext } from '../orders/index.ts';
import type { SalesContext } from '../sales/index.ts';
import type { TimelineContext } from '../timeline/index.ts';
import type { UsersContext } from '../users/index.ts';
import type { WalletContext } from '../wallet/index.ts';

/** Staff reach into everything, through the doors of the others. */
export type OpsContext = UsersContext &
  TimelineContext &
  OrdersContext &
  ChatContext &
  WalletContext &
  KycContext &
  SalesContext & { readonly settleFailed: SettleFailedJob };
