import { getDuty } from '@waybill/contract/orders/get-duty';
import { defineRoute } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';
import { readDuty } from '../express/read-duty.ts';

export const getDutyRoute = defineRoute(getDuty, ({ db }: OrdersContext, { caller }) => readDuty({ db }, caller.userId));
