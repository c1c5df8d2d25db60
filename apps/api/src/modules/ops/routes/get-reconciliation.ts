import { getReconciliation as call } from '@waybill/contract/ops/get-reconciliation';
import { reconcile } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';
import { reconciliationViewOf } from '../money-views.ts';

export const getReconciliationRoute = defineRoute(call, async (context) =>
  reconciliationViewOf(await reconcile(context), new Date()),
);
