import { amountDigits, type Currency, currencies } from '@waybill/contract/money';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countSpent } from '../storage/key-budgets.ts';

/** In place of a PIN: the API key that pays, within what its owner lets it spend in a day. */
export type KeyApproval = {
  readonly userId: string;
  readonly keyId: string;
  /** Of a test world: nobody has to be kept from spending it. */
  readonly isPlayMoney: boolean;
};

export function isByKey(approval: object): approval is KeyApproval {
  return 'keyId' in approval;
}

/** Counts what the act takes against the key’s day, in the same act: of two at once one waits and may be refused. */
export async function spendByKey(tx: Tx, approval: KeyApproval, currency: Currency, amountMinor: bigint): Promise<void> {
  const { keyId, isPlayMoney } = approval;
  if (isPlayMoney || amountMinor === 0n || (await countSpent(tx, keyId, currency, amountMinor))) return;
  throw new Problem(
    'key_limit_reached',
    `This key may not spend ${currencies[currency].symbol}${amountDigits(amountMinor)} today. Its owner says in the settings what it may spend in a day.`,
  );
}
