import { getToday as call } from '@waybill/contract/rounds/get-today';
import { riderOf } from '../../orders/index.ts';
import { defineRoute } from '../define-route.ts';
import { readToday } from '../read-today.ts';

export const getTodayRoute = defineRoute(call, async ({ db }, { caller }) => readToday(db, caller.userId, riderOf(caller)));
