import type { Currency } from '@waybill/contract/money';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import {
  countCredits,
  holdApproval,
  holdForNew,
  holdForSale,
  isByKey,
  type KeyApproval,
  type PinApproval,
  spendByKey,
} from '../../wallet/index.ts';
import type { TimelineContext } from '../context.ts';
import { parcelPosted } from '../events.ts';
import { checkPackage } from '../package-rules.ts';
import { findByRequests, insertNewItem, insertPackage, type PostingRequest } from '../storage/items.ts';
import type { AuthorStatus } from '../storage/people.ts';
import { categoryOf, heldFor, heldOfSender, itemOf, type PackageInput, packageOf } from './create-package.ts';
import { makeAllFindable } from './post-once.ts';

type Posting = { readonly input: PackageInput; readonly request: PostingRequest };

/**
 * Posts many parcels in the caller's own act, all of them or none, in as many round trips as one. Those whose request has posted before
 * are not posted again. Answers their ids in the same order. None of them books a trip, asks at a quoted price or has pictures.
 */
export async function postPackages(
  context: Pick<TimelineContext, 'sales' | 'publish'>,
  tx: Tx,
  approval: PinApproval | KeyApproval,
  { sender, parcels }: { readonly sender: AuthorStatus; readonly parcels: readonly Posting[] },
): Promise<readonly string[]> {
  const senderId = approval.userId;
  const keys = parcels.map(({ request }) => request.requestKey);
  const [, before, credits] = await Promise.all([
    holdApproval(tx, approval),
    findByRequests(tx, keys),
    countCredits(tx, senderId),
  ]);
  const fresh = parcels
    .filter(({ request }) => !before.has(request.requestKey))
    .map((parcel) => ({ ...parcel, sender, id: newId('package'), checked: checkPackage(parcel.input, sender) }));
  const written = [];
  let creditsLeft = credits;
  for (const parcel of fresh) {
    const { id, input, checked } = parcel;
    const item = itemOf(id, senderId, parcel, undefined);
    insertNewItem(tx, item);
    const { collectAtDoor: collect } = input;
    const collecting = { ...checked, packageId: id, senderId, sender, input };
    // Only a parcel that carries money to collect waits for this.
    const sale = collect ? await context.sales.onCollecting(tx, { ...collecting, collect }) : undefined;
    insertPackage(tx, packageOf(id, input, checked, sale));
    const held = heldFor(id, senderId, input, checked.currency);
    written.push({ item, input, sale, held, credits: creditsLeft });
    creditsLeft = Math.max(0, creditsLeft - 1);
    context.publish(tx, parcelPosted, { packageId: id, senderId, at: new Date().toISOString() });
  }
  if (isByKey(approval))
    await spendAll(
      tx,
      approval,
      written.map(({ held, sale, credits }) => ({ currency: held.currency, minor: heldOfSender(held, sale, credits) })),
    );
  if (written.length > 0)
    await makeAllFindable(
      tx,
      written.map(({ item, input }) => ({ item, author: sender, texts: [categoryOf(input), input.description] })),
    );
  // The books last, as everywhere; they are asked in one packet, and answer in order.
  await Promise.all(
    written.map(({ held, sale, credits }) =>
      sale ? holdForSale(tx, { ...held, sale }, credits) : holdForNew(tx, held, credits),
    ),
  );
  const ids = new Map([...before, ...fresh.map(({ request, id }) => [request.requestKey, id] as const)]);
  return keys.map((key) => ids.get(key) ?? '');
}

type Spent = { readonly currency: Currency; readonly minor: bigint };

async function spendAll(tx: Tx, approval: KeyApproval, spent: readonly Spent[]): Promise<void> {
  const sums = new Map<Currency, bigint>();
  for (const { currency, minor } of spent) sums.set(currency, (sums.get(currency) ?? 0n) + minor);
  for (const [currency, minor] of sums) await spendByKey(tx, approval, currency, minor);
}
