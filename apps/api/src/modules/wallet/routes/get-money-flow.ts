import { toMajor } from '@waybill/contract/money';
import { getMoneyFlow as call } from '@waybill/contract/wallet/get-money-flow';
import { defineRoute } from '../../../platform/http/route.ts';
import type { WalletContext } from '../context.ts';
import { moneyFlow } from '../storage/transactions.ts';

export const getMoneyFlowRoute = defineRoute(call, async ({ db }: WalletContext, { caller, query }) => ({
  days: (await moneyFlow(db, caller.userId, query)).map(({ day, moneyIn, moneyOut }) => ({
    day,
    moneyIn: toMajor(BigInt(moneyIn)),
    moneyOut: toMajor(BigInt(moneyOut)),
  })),
}));
