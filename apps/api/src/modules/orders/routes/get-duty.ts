import { getDuty as call } from '@waybill/contract/orders/get-duty';
import { defineRoute } from '../define-route.ts';
import { readDuty } from '../express/read-duty.ts';

export const getDutyRoute = defineRoute(call, ({ db }, { caller }) => readDuty({ db }, caller.userId));
