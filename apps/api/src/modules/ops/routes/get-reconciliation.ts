import { getReconciliation as call } from '@waybill/contract/ops/get-reconciliation';
import { defineRoute } from '../../../platform/http/route.ts';
import { reconcile } from '../../wallet/index.ts';
import type { OpsContext } from '../context.ts';
import { reconciliationViewOf } from '../money-views.ts';

export const getReconciliationRoute = defineRoute(call, async (context: OpsContext) =>
  reconciliationViewOf(await reconcile(context), new Date()),
);
