import { type Currency, toMinor } from '@waybill/contract/money';
import { heldOfSender } from '../timeline/index.ts';

/** What is paid for a row: its fee, and what is collected at its door. */
export type RowMoney = {
  readonly feeMinor: string;
  readonly collect: { readonly amount: number; readonly mayOpenFirst: boolean } | null;
};

/** What each of these rows takes from its sender, one after the other: credits are spent first. */
export function paysOf(rows: readonly RowMoney[], currency: Currency, credits: number): bigint[] {
  return rows.map(({ feeMinor, collect }, index) => {
    const sale = collect && {
      buyerId: '',
      goodsMinor: toMinor(collect.amount),
      deliveryPaidBy: 'seller' as const,
      payWhen: 'door' as const,
      mayOpenFirst: collect.mayOpenFirst,
    };
    return heldOfSender({ feeMinor: BigInt(feeMinor), currency }, sale ?? undefined, Math.max(0, credits - index));
  });
}

export function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** How many of them, from the first, a wallet is enough for. */
export function coveredBy(availableMinor: bigint, pays: readonly bigint[]): number {
  let sum = 0n;
  const first = pays.findIndex((amount) => {
    sum += amount;
    return sum > availableMinor;
  });
  return first === -1 ? pays.length : first;
}
