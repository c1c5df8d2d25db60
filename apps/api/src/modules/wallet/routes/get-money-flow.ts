import { toMajor } from '@waybill/contract/money';
import { getMoneyFlow as call } from '@waybill/contract/wallet/get-money-flow';
import { defineRoute } from '../define-route.ts';
import { moneyFlow } from '../storage/transactions.ts';

export const getMoneyFlowRoute = defineRoute(call, async ({ db }, { caller, query }) => ({
  days: (await moneyFlow(db, caller.userId, query)).map(({ day, moneyIn, moneyOut }) => ({
    day,
    moneyIn: toMajor(BigInt(moneyIn)),
    moneyOut: toMajor(BigInt(moneyOut)),
  })),
}));
