import { type Currency, toMajor } from '@waybill/contract/money';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ProviderUnavailable } from '../../providers/provider-unavailable.ts';
import { inMoney } from './money-words.ts';
import { findAvailable } from './storage/balances.ts';

/** Asked in the transaction that was refused, which still has the account locked: what is missing is exact. */
export async function tooLittleMoney(
  tx: Tx,
  { userId, currency, needed, field }: { userId: string; currency: Currency; needed: bigint; field: string },
): Promise<Problem> {
  const shortfall = needed - (await findAvailable(tx, userId, currency));
  return new Problem('insufficient_funds', `You need ${inMoney(shortfall, currency)} more for this. Add money and it goes on.`, {
    field,
    shortfall: toMajor(shortfall),
  });
}

export function keyUsedOtherwise(): Problem {
  return new Problem('key_used_otherwise', 'This request was made before with other details. Please start again.');
}

export function suspended(): Problem {
  return new Problem('account_suspended', 'This account is suspended. Please write to us if you think this is a mistake.');
}

export function stillUnderWay(): Problem {
  return new Problem('request_under_way', 'We are still working on this. Please try again in a few seconds.', {
    retryAfterSeconds: 3,
  });
}

/** The reason is for the log, the words for the person. */
export function providerDown(reason?: ProviderUnavailable): Problem {
  const problem = new Problem(
    'provider_unavailable',
    'The payment provider is not answering. Nothing was taken; please try again in a minute.',
  );
  problem.cause = reason;
  return problem;
}
