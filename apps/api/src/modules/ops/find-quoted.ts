import { toMajor } from '@waybill/contract/money';
import type { FoundView } from '@waybill/contract/ops/find-quoted';
import type { PersonView } from '@waybill/contract/ops/person-view';
import { readTrackingId } from '@waybill/contract/orders/tracking-id';
import { type Database, type Tx, transact } from '../../platform/db/database.ts';
import { findQuotedOrders, type QuotedOrder } from '../orders/index.ts';
import { findPeople, findPeopleNamed, findQuotedPeople } from '../users/index.ts';
import { findQuotedLines, type QuotedLine, quotableReference } from '../wallet/index.ts';
import { recordLook } from './storage/acts.ts';
import { personIn } from './views.ts';

const most = 20;

/**
 * Finds what members quote to support, as they write it. Exact matches come first; names are searched only where there is
 * none. The people found are recorded, like every look at people; the typed text is not.
 */
export function findQuoted(db: Database, staffId: string, searchText: string): Promise<FoundView[]> {
  const text = searchText.replace(/\s+/g, ' ').trim();
  if (text === '') return Promise.resolve([]);
  return transact(db, async (tx) => {
    const found = await lookFor(tx, text);
    for (const thing of found) if (!isByName(thing)) await writeDown(tx, staffId, thing);
    return found;
  });
}

async function lookFor(tx: Tx, text: string): Promise<FoundView[]> {
  const quoted = readId(text);
  const trackingId = readTrackingId(text);
  // The line of an escrow names its parcel, and may be quoted whole.
  const packageId = readId(/pkg_[0-9a-z]{26}/i.exec(text)?.[0] ?? '', 'pkg');
  const references = [...new Set([text, text.toLowerCase()])];
  const exact = await findQuotedPeople(tx, quoted ?? text, most);
  const orders = await findQuotedOrders(tx, { trackingId, orderId: readId(text, 'ord'), packageId }, most);
  const lines = await findQuotedLines(tx, { references, id: readId(text, 'trx') }, most);
  const isExact = exact.length + orders.length + lines.length > 0;
  const people = isExact ? exact : await findPeopleNamed(tx, text, most);
  const ids = [
    ...people.map(({ id }) => id),
    ...orders.flatMap(({ senderId, carrierId }) => [senderId, carrierId]),
    ...lines.map(({ userId }) => userId),
  ];
  const known = await findPeople(tx, ids);
  const by = trackingId ? 'tracking number' : packageId ? 'parcel' : 'order';
  return [
    ...orders.map((order) => orderOf(order, by, known)),
    ...lines.map((line) => lineOf(line, line.id === quoted ? 'transaction' : 'reference', known)),
    ...people.map((person) => ({ kind: 'person' as const, by: person.by, person: personIn(known, person.id) })),
  ].slice(0, most);
}

/** An id in whichever case it was typed. */
function readId(text: string, prefix = '[a-z]{3}'): string | undefined {
  const match = new RegExp(`^(${prefix})_([0-9a-z]{26})$`, 'i').exec(text);
  return match?.[1] && match[2] ? `${match[1].toLowerCase()}_${match[2].toUpperCase()}` : undefined;
}

type People = ReadonlyMap<string, PersonView>;

function orderOf(
  { senderId, carrierId, feeMinor, createdAt, ...order }: QuotedOrder,
  by: 'tracking number' | 'parcel' | 'order',
  people: People,
) {
  return {
    kind: 'order' as const,
    by,
    ...order,
    fee: toMajor(BigInt(feeMinor)),
    sender: personIn(people, senderId),
    carrier: personIn(people, carrierId),
    dateCreated: createdAt.toISOString(),
  };
}

function lineOf({ userId, amountMinor, createdAt, ...line }: QuotedLine, by: 'reference' | 'transaction', people: People) {
  return {
    kind: 'transaction' as const,
    by,
    ...line,
    reference: quotableReference(line),
    amount: toMajor(BigInt(amountMinor)),
    dateCreated: createdAt.toISOString(),
    person: personIn(people, userId),
  };
}

/** People found by name are shown with no more than the list of all people shows. */
const isByName = (thing: FoundView) => thing.kind === 'person' && thing.by === 'name';

async function writeDown(tx: Tx, staffId: string, thing: FoundView): Promise<void> {
  const what = 'found-by-search';
  if (thing.kind === 'order') {
    for (const { id } of [thing.sender, thing.carrier])
      await recordLook(tx, {
        staffId,
        what,
        subject: `${thing.trackingId} ${id}`,
        userId: id,
        about: { orderId: thing.orderId },
      });
    return;
  }
  const subject = thing.kind === 'person' ? thing.person.id : thing.id;
  await recordLook(tx, { staffId, what, subject, userId: thing.person.id });
}
