import type { Call } from '@waybill/contract/call';
import { getBooks } from '@waybill/contract/ops/get-books';
import { listAppeals } from '@waybill/contract/ops/list-appeals';
import { listChecks } from '@waybill/contract/ops/list-checks';
import { listConsoleOrders } from '@waybill/contract/ops/list-console-orders';
import { listConsoleTransactions } from '@waybill/contract/ops/list-console-transactions';
import { listCorrections } from '@waybill/contract/ops/list-corrections';
import { listDisputes } from '@waybill/contract/ops/list-disputes';
import { listFailedJobs } from '@waybill/contract/ops/list-failed-jobs';
import { listMoneyQuestions } from '@waybill/contract/ops/list-money-questions';
import { listPayouts } from '@waybill/contract/ops/list-payouts';
import { listProposals } from '@waybill/contract/ops/list-proposals';
import { listReports } from '@waybill/contract/ops/list-reports';
import { listSaleQuestions } from '@waybill/contract/ops/list-sale-questions';
import { listSupportRooms } from '@waybill/contract/ops/list-support-rooms';
import { type OpsPath, opsPaths } from './ops-paths.ts';

/** The call that a page of the console draws: whoever may not make it is not led there. A page that is not listed is for everybody. */
export const pageCalls: Partial<Readonly<Record<OpsPath, Pick<Call, 'method' | 'path'>>>> = {
  [opsPaths.kyc]: listChecks,
  [opsPaths.reports]: listReports,
  [opsPaths.appeals]: listAppeals,
  [opsPaths.disputes]: listDisputes,
  [opsPaths.saleQuestions]: listSaleQuestions,
  [opsPaths.support]: listSupportRooms,
  [opsPaths.orders]: listConsoleOrders,
  [opsPaths.transactions]: listConsoleTransactions,
  [opsPaths.payouts]: listPayouts,
  [opsPaths.questions]: listMoneyQuestions,
  [opsPaths.books]: getBooks,
  [opsPaths.corrections]: listCorrections,
  [opsPaths.proposals]: listProposals,
  [opsPaths.jobs]: listFailedJobs,
};
