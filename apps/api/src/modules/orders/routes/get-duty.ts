import { getDuty as call } from '@waybill/contract/orders/get-duty';
import { defineRoute } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';
import { readDuty } from '../express/read-duty.ts';

export const getDutyRoute = defineRoute(call, ({ db }: OrdersContext, { caller }) => readDuty({ db }, caller.userId));
