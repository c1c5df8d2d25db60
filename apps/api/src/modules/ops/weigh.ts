import type { Currency } from '@waybill/contract/money';
import type { ShareSide } from '@waybill/contract/ops/preview-decision';
import { sellerLine } from '@waybill/contract/sales/money';
import type { Tx } from '../../platform/db/database.ts';
import type { OrderRow } from '../orders/index.ts';
import type { SaleRow } from '../sales/index.ts';
import type { MoneyQuestion, Moved } from '../wallet/index.ts';

export type Share = {
  readonly side: ShareSide;
  /** The member it goes to; null for the house, and for buyers, who are none. */
  readonly userId: string | null;
  readonly amountMinor: string;
};

/** What a decision comes to: who gets what of all that it is about. */
export type Weighed = {
  readonly amountMinor: string;
  readonly currency: Currency;
  readonly shares: readonly Share[];
  readonly creditGoesBack: boolean;
  /** What people call the case. */
  readonly subject: string;
  /** Whose money it is. */
  readonly concerned: readonly string[];
};

/** Called when everything has moved and nothing is committed: whoever throws takes all of it back. */
export type Weigh = (tx: Tx, weighed: Weighed) => Promise<void>;

type Goes = { readonly side: ShareSide; readonly userId: string | null };
type Account = Moved['legs'][number]['to'];

/** The sums by where they went, of what the books have moved; what `sideOf` does not know is where it came from. */
function sharesOf({ legs }: Moved, sideOf: (account: Account) => Goes | undefined): Map<ShareSide, Goes & { sum: bigint }> {
  const sums = new Map<ShareSide, Goes & { sum: bigint }>();
  const add = (account: Account, amountMinor: bigint) => {
    const goes = sideOf(account);
    if (goes) sums.set(goes.side, { ...goes, sum: (sums.get(goes.side)?.sum ?? 0n) + amountMinor });
  };
  for (const { from, to, amountMinor } of legs) {
    add(from, -amountMinor);
    add(to, amountMinor);
  }
  return sums;
}

type Found = Omit<Weighed, 'amountMinor' | 'shares' | 'creditGoesBack'> & {
  readonly amountMinor: bigint;
  readonly shares: Iterable<Goes & { readonly sum: bigint }>;
};

/** Nothing is lost on the way, and nothing comes from nowhere: a decision whose shares do not add up is not made. */
function balanced({ amountMinor, shares, ...found }: Found, { credits }: Moved): Weighed {
  const all = [...shares].filter(({ sum }) => sum !== 0n);
  const total = all.reduce((sum, share) => sum + share.sum, 0n);
  if (total !== amountMinor) throw new Error(`The shares of ${found.subject} come to ${total}, and not to ${amountMinor}`);
  return {
    ...found,
    amountMinor: String(amountMinor),
    shares: all.map(({ sum, ...goes }) => ({ ...goes, amountMinor: String(sum) })),
    creditGoesBack: credits.some(({ change }) => change > 0),
  };
}

/** Of a dispute: all that leaves escrow. */
export function weighDispute(moved: Moved, { trackingId, senderId, carrierId, currency }: OrderRow): Weighed {
  const shares = sharesOf(moved, ({ owner, kind }) => {
    if (kind === 'escrow') return undefined;
    if (kind === 'commission') return { side: 'commission', userId: null };
    if (kind === 'charges') return { side: 'charge', userId: null };
    if (owner === carrierId) return { side: 'carrier', userId: carrierId };
    // What a seller earns waits for a day; what comes back does not.
    if (owner === senderId) return { side: kind === 'uncleared' ? 'seller' : 'sender', userId: senderId };
    return { side: 'buyer', userId: null };
  });
  const amountMinor = moved.legs.reduce((sum, { from, amountMinor: part }) => (from.kind === 'escrow' ? sum + part : sum), 0n);
  const concerned = [senderId, carrierId];
  return balanced({ amountMinor, shares: shares.values(), currency, subject: trackingId, concerned }, moved);
}

/** Of a sale that its buyer questions: the price, which its seller and we have had since the handover. */
export function weighSale(
  moved: Moved,
  { title, sellerId, priceMinor, currency }: SaleRow,
  concerned: readonly string[],
): Weighed {
  const price = BigInt(priceMinor);
  const { getsMinor, commissionMinor } = sellerLine(price, currency);
  const changes = sharesOf(moved, ({ owner, kind }) => {
    if (kind === 'commission') return { side: 'commission', userId: null };
    return owner === sellerId ? { side: 'seller', userId: sellerId } : { side: 'buyer', userId: null };
  });
  const changeOf = (side: ShareSide) => changes.get(side)?.sum ?? 0n;
  const shares = [
    { side: 'seller', userId: sellerId, sum: getsMinor + changeOf('seller') },
    { side: 'buyer', userId: null, sum: changeOf('buyer') },
    { side: 'commission', userId: null, sum: commissionMinor + changeOf('commission') },
  ] as const;
  return balanced({ amountMinor: price, shares, currency, subject: title, concerned }, moved);
}

type BackPaid = {
  readonly reference: string;
  readonly userId: string;
  readonly amountMinor: string;
  readonly currency: Currency;
};

/** Of a payout that is given back: all of it, to its owner; what they owe us is paid from it, which is theirs as well. */
export function weighPayout(moved: Moved, { reference, userId, amountMinor, currency }: BackPaid): Weighed {
  const shares = sharesOf(moved, ({ owner }) => (owner === userId ? { side: 'person', userId } : undefined));
  const found = { amountMinor: BigInt(amountMinor), currency, subject: reference, concerned: [userId] };
  return balanced({ ...found, shares: shares.values() }, moved);
}

type Asked = Pick<MoneyQuestion, 'reference' | 'userId' | 'paidMinor' | 'paidCurrency' | 'amountMinor' | 'currency'>;

/** Of a question about money: what was paid, to the person’s balance or back outside of our books. */
export function weighAnswer(moved: Moved, { reference, userId, ...asked }: Asked): Weighed {
  const { amountMinor, currency } = paidIn(asked);
  const shares = sharesOf(moved, ({ owner }) => (owner === userId ? { side: 'person', userId } : undefined));
  const credited = shares.get('person')?.sum ?? 0n;
  return balanced(
    {
      amountMinor,
      currency,
      subject: reference,
      concerned: userId === null ? [] : [userId],
      shares: [
        { side: 'person', userId, sum: credited },
        { side: 'elsewhere', userId: null, sum: amountMinor - credited },
      ],
    },
    moved,
  );
}

/** Providers know more currencies than our books do: of others, what was agreed counts. */
function paidIn({ paidMinor, paidCurrency, amountMinor, currency }: Omit<Asked, 'reference' | 'userId'>) {
  if (isHeld(paidCurrency)) return { amountMinor: BigInt(paidMinor ?? 0), currency: paidCurrency };
  if (isHeld(currency)) return { amountMinor: BigInt(amountMinor ?? 0), currency };
  throw new Error('Nobody knows what this question is about');
}

const isHeld = (currency: string | null): currency is Currency => currency === 'NGN' || currency === 'USD';
