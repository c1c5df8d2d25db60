import type { FoundView } from '@waybill/contract/ops/find-quoted';
import { listReports } from '@waybill/contract/ops/list-reports';
import { mayInConsole } from '@waybill/contract/ops/staff-role-table';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { readTrackingId } from '@waybill/contract/orders/tracking-id';
import { saleCode } from '@waybill/contract/sales/sale-code';
import { supportAccount } from '@waybill/contract/support/support-account';
import { type Database, type Tx, transact } from '../../platform/db/database.ts';
import { findRoomPair } from '../chat/index.ts';
import { plainIdentifier } from '../identity/index.ts';
import { findQuotedOrders, findQuotedParcels } from '../orders/index.ts';
import { findQuotedSales } from '../sales/index.ts';
import { findSupportRoom } from '../support/index.ts';
import { findAppealsOfPeople, findPeople, findPeopleNamed, findQuotedPeople, wordsQuery } from '../users/index.ts';
import { findLinesToAccount, findQuotedLines } from '../wallet/index.ts';
import { findSupportRoomOf } from './find-support-room.ts';
import { type FoundThings, foundViews, idsIn, nothingFound } from './found-views.ts';
import { aboutOf, findAnyReport, findReportsOfPeople } from './read-reports.ts';
import { recordLook } from './storage/acts.ts';

const most = 20;
/** Of each kind, where it is found by words alone. */
const mostByWords = 10;
/** People found exactly, up to whom what belongs to them is found with them. */
const fewPeople = 3;

type Seeker = { readonly staffId: string; readonly role: StaffRole | undefined };

/**
 * Finds what members quote to support, as they write it. Exact matches come first; names and titles are searched only where there is
 * none. What was found exactly is recorded, like every look at people; the typed text is not.
 */
export function findQuoted(db: Database, { staffId, role }: Seeker, searchText: string): Promise<FoundView[]> {
  const text = searchText.replace(/\s+/g, ' ').trim();
  if (text === '') return Promise.resolve([]);
  return transact(db, async (tx) => {
    const exact = await lookForExactly(tx, text);
    const things = idsIn(exact).length > 0 ? exact : await lookForWords(tx, text);
    const known = await findPeople(tx, idsIn(things));
    const maySeeReporters = role !== undefined && mayInConsole(role, listReports);
    const found = foundViews(things, known, { viewerId: staffId, maySeeReporters });
    for (const thing of found) if (!isByWords(thing)) await writeDown(tx, staffId, thing);
    return found;
  });
}

async function lookForExactly(tx: Tx, text: string): Promise<FoundThings> {
  const quoted = readId(text);
  const trackingId = readTrackingId(text);
  const code = saleCode.safeParse(text);
  // The line of an escrow names its parcel, and may be quoted whole.
  const packageId = readId(/pkg_[0-9a-z]{26}/i.exec(text)?.[0] ?? '', 'pkg');
  const references = [...new Set([text, text.toLowerCase()])];
  const reportId = /^(user|item)-[1-9][0-9]{0,17}$/.exec(text.toLowerCase().replace(/^#/, ''))?.[0];
  const accountNumber = /^\d{10}$/.exec(text)?.[0];
  const [people, orders, lines, linesToAccount, sales, report, appeals, room] = await Promise.all([
    findQuotedPeople(tx, quoted ?? text, most),
    findQuotedOrders(tx, { trackingId, orderId: readId(text, 'ord'), packageId }, most),
    findQuotedLines(tx, { references, id: readId(text, 'trx') }, most),
    accountNumber ? findLinesToAccount(tx, { number: accountNumber }, most) : [],
    findQuotedSales(
      tx,
      {
        ...{ saleId: readId(text, 'sal'), code: code.success ? code.data : undefined, packageId, references },
        phone: plainIdentifier(text),
      },
      most,
    ),
    reportId ? findAnyReport(tx, reportId) : undefined,
    findAppealsOfPeople(tx, { id: readId(text, 'apl') }, 1),
    lookInRoom(tx, readId(text, 'rom')),
  ]);
  const parcels = packageId && orders.length === 0 ? await findQuotedParcels(tx, { packageId }, 1) : [];
  const theirs = people.length > 0 && people.length <= fewPeople ? await lookAround(tx, people) : nothingFound;
  return {
    people,
    orders: [
      ...orders.map((row) => ({ row, by: trackingId ? ('tracking number' as const) : packageId ? 'parcel' : 'order' }) as const),
      ...room.orders,
    ],
    parcels: parcels.map((row) => ({ row, by: 'parcel' })),
    lines: [
      ...lines.map((row) => ({ row, by: row.id === quoted ? 'transaction' : 'reference' }) as const),
      ...linesToAccount.map((row) => ({ row, by: 'bank account' }) as const),
    ],
    sales,
    appeals: [...appeals.map((row) => ({ row, by: 'appeal' }) as const), ...theirs.appeals],
    reports: [...(report ? [{ row: report, by: 'report' } as const] : []), ...room.reports, ...theirs.reports],
    rooms: [...room.rooms, ...theirs.rooms],
  };
}

/** Names of people and of accounts, titles of parcels and sales, and the end of an account’s number. */
async function lookForWords(tx: Tx, text: string): Promise<FoundThings> {
  const words = wordsQuery(text);
  if (words === undefined) return nothingFound;
  const accountEnd = /^\d{4}$/.exec(text)?.[0];
  const [people, parcels, sales, named, ending] = await Promise.all([
    findPeopleNamed(tx, text, most),
    findQuotedParcels(tx, { words }, mostByWords),
    findQuotedSales(tx, { words }, mostByWords),
    findLinesToAccount(tx, { words }, mostByWords),
    accountEnd ? findLinesToAccount(tx, { number: accountEnd }, mostByWords) : [],
  ]);
  return {
    ...nothingFound,
    people,
    parcels: parcels.map((row) => ({ row, by: 'title' })),
    lines: [
      ...ending.map((row) => ({ row, by: 'bank account' }) as const),
      ...named.filter(({ id }) => ending.every((line) => line.id !== id)).map((row) => ({ row, by: 'account name' }) as const),
    ],
    sales,
  };
}

/** A chat is known by the case that it belongs to: a dispute of its two, a report that shows it, or somebody who writes to us. */
async function lookInRoom(tx: Tx, roomId: string | undefined): Promise<Pick<FoundThings, 'orders' | 'reports' | 'rooms'>> {
  const pair = roomId === undefined ? undefined : await findRoomPair(tx, roomId);
  if (!pair || roomId === undefined) return nothingFound;
  if (pair.includes(supportAccount.id)) {
    const room = await findSupportRoom(tx, roomId);
    return { ...nothingFound, rooms: room ? [{ row: room, by: 'chat' }] : [] };
  }
  const none = { trackingId: undefined, orderId: undefined, packageId: undefined };
  const [orders, reports] = await Promise.all([
    findQuotedOrders(tx, { ...none, disputed: pair }, most),
    findReportsOfPeople(tx, pair, most),
  ]);
  return {
    orders: orders.map((row) => ({ row, by: 'chat' })),
    reports: reports.filter((row) => row.kind === 'user' && row.roomId === roomId).map((row) => ({ row, by: 'chat' })),
    rooms: [],
  };
}

/** What belongs to people who were found exactly: reports about and by them, what they appeal, and what they write to us. */
async function lookAround(
  tx: Tx,
  people: readonly { readonly id: string }[],
): Promise<Pick<FoundThings, 'reports' | 'appeals' | 'rooms'>> {
  const ids = people.map(({ id }) => id);
  const [reports, appeals, rooms] = await Promise.all([
    findReportsOfPeople(tx, ids, most),
    findAppealsOfPeople(tx, { userIds: ids }, most),
    Promise.all(ids.map((id) => findSupportRoomOf(tx, id))),
  ]);
  return {
    reports: reports.map((row) => ({ row, by: ids.includes(aboutOf(row)) ? 'whom it is about' : 'reporter' })),
    appeals: appeals.map((row) => ({ row, by: 'person' })),
    rooms: rooms.flatMap((row) => (row?.lastAt ? [{ row, by: 'person' as const }] : [])),
  };
}

/** An id in whichever case it was typed. */
function readId(text: string, prefix = '[a-z]{3}'): string | undefined {
  const match = new RegExp(`^(${prefix})_([0-9a-z]{26})$`, 'i').exec(text);
  return match?.[1] && match[2] ? `${match[1].toLowerCase()}_${match[2].toUpperCase()}` : undefined;
}

const byWords: ReadonlySet<FoundView['by']> = new Set(['name', 'title', 'account name']);

/** What is found by words is shown with no more than its list shows. */
const isByWords = ({ by }: FoundView) => byWords.has(by);

async function writeDown(tx: Tx, staffId: string, thing: FoundView): Promise<void> {
  const what = 'found-by-search';
  switch (thing.kind) {
    case 'order':
      for (const { id } of [thing.sender, thing.carrier]) {
        const act = { staffId, what, subject: `${thing.trackingId} ${id}`, userId: id } as const;
        await recordLook(tx, { ...act, about: { orderId: thing.orderId } });
      }
      return;
    case 'person':
      return recordLook(tx, { staffId, what, subject: thing.person.id, userId: thing.person.id });
    case 'parcel':
      return recordLook(tx, { staffId, what, subject: thing.packageId, userId: thing.sender.id });
    case 'transaction':
      return recordLook(tx, { staffId, what, subject: thing.id, userId: thing.person.id });
    case 'sale':
      return recordLook(tx, { staffId, what, subject: thing.saleId, userId: thing.seller.id });
    case 'report':
      // Found with somebody, it says no more than their own page does.
      if (thing.by === 'whom it is about' || thing.by === 'reporter') return;
      return recordLook(tx, { staffId, what, subject: thing.id, userId: thing.about.id });
    case 'appeal':
      if (thing.by === 'person') return;
      return recordLook(tx, { staffId, what, subject: thing.appealId, userId: thing.person.id });
    case 'support':
      if (thing.by === 'person') return;
      return recordLook(tx, { staffId, what, subject: thing.roomId, userId: thing.person.id });
  }
}
