import { type Currency, toMinor } from '@waybill/contract/money';
import { heldOfSender, type PackageInput } from '../timeline/index.ts';

/** What each of these parcels takes from its sender, one after the other: credits are spent first. */
export function paysOf(parcels: readonly PackageInput[], currency: Currency, credits: number): bigint[] {
  return parcels.map(({ price, collectAtDoor }, index) => {
    const sale = collectAtDoor && {
      buyerId: '',
      goodsMinor: toMinor(collectAtDoor.amount),
      deliveryPaidBy: 'seller' as const,
      payWhen: 'door' as const,
      mayOpenFirst: collectAtDoor.mayOpenFirst,
    };
    return heldOfSender({ feeMinor: toMinor(price), currency }, sale ?? undefined, Math.max(0, credits - index));
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
