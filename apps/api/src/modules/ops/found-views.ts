import { toMajor } from '@waybill/contract/money';
import type { FoundView } from '@waybill/contract/ops/find-quoted';
import type { PersonView } from '@waybill/contract/ops/person-view';
import type { QuotedOrder, QuotedParcel } from '../orders/index.ts';
import type { QuotedSale } from '../sales/index.ts';
import type { SupportRoomRow } from '../support/index.ts';
import type { AppealRow, QuotedPerson } from '../users/index.ts';
import { type QuotedLine, quotableReference } from '../wallet/index.ts';
import { type AnyReport, aboutOf, reporterOf, reportIdOf } from './read-reports.ts';
import { personIn } from './views.ts';

type FoundBy<Kind extends FoundView['kind']> = Extract<FoundView, { kind: Kind }>['by'];
type Found<Row, Kind extends FoundView['kind']> = readonly { readonly row: Row; readonly by: FoundBy<Kind> }[];

/** Rows of every kind, each with the property that matched. */
export type FoundThings = {
  readonly people: readonly QuotedPerson[];
  readonly orders: Found<QuotedOrder, 'order'>;
  readonly parcels: Found<QuotedParcel, 'parcel'>;
  readonly lines: Found<QuotedLine, 'transaction'>;
  readonly sales: readonly QuotedSale[];
  readonly reports: Found<AnyReport, 'report'>;
  readonly appeals: Found<AppealRow, 'appeal'>;
  readonly rooms: Found<SupportRoomRow, 'support'>;
};

export const nothingFound: FoundThings = {
  people: [],
  orders: [],
  parcels: [],
  lines: [],
  sales: [],
  reports: [],
  appeals: [],
  rooms: [],
};

/** Everybody whom the rows speak of. */
export function idsIn({ people, orders, parcels, lines, sales, reports, appeals, rooms }: FoundThings): string[] {
  return [
    ...people.map(({ id }) => id),
    ...orders.flatMap(({ row }) => [row.senderId, row.carrierId]),
    ...parcels.map(({ row }) => row.senderId),
    ...lines.map(({ row }) => row.userId),
    ...sales.map(({ sellerId }) => sellerId),
    ...reports.flatMap(({ row }) => [aboutOf(row), reporterOf(row)]),
    ...appeals.map(({ row }) => row.userId),
    ...rooms.map(({ row }) => row.userId),
  ];
}

type People = ReadonlyMap<string, PersonView>;
type Viewer = { readonly viewerId: string; readonly maySeeReporters: boolean };

export function foundViews(found: FoundThings, known: People, viewer: Viewer): FoundView[] {
  return [
    ...found.orders.map(({ row, by }) => orderOf(row, by, known)),
    ...found.parcels.map(({ row, by }) => parcelOf(row, by, known)),
    ...found.lines.map(({ row, by }) => lineOf(row, by, known)),
    ...found.sales.map((row) => saleOf(row, known)),
    ...found.people.map(({ id, by }) => ({ kind: 'person' as const, by, person: personIn(known, id) })),
    ...found.reports.flatMap(({ row, by }) =>
      showsReporter(by) && !maySeeReporterOf(row, viewer) ? [] : [reportOf(row, by, known, viewer)],
    ),
    ...found.appeals.map(({ row: { id, userId, kind, madeAt, decidedAt }, by }) => ({
      ...{ kind: 'appeal' as const, by, appealId: id, against: kind, person: personIn(known, userId) },
      ...{ isOpen: decidedAt === null, dateCreated: madeAt.toISOString() },
    })),
    ...found.rooms.map(({ row, by }) => ({
      kind: 'support' as const,
      by,
      roomId: row.id,
      person: personIn(known, row.userId),
      isWaiting: row.isWaiting,
      lastAt: row.lastAt?.toISOString() ?? null,
    })),
  ];
}

function orderOf(row: QuotedOrder, by: FoundBy<'order'>, people: People): FoundView {
  const { senderId, carrierId, feeMinor, createdAt, ...order } = row;
  return {
    kind: 'order',
    by,
    ...order,
    fee: toMajor(BigInt(feeMinor)),
    sender: personIn(people, senderId),
    carrier: personIn(people, carrierId),
    dateCreated: createdAt.toISOString(),
  };
}

function parcelOf(row: QuotedParcel, by: FoundBy<'parcel'>, people: People): FoundView {
  const { packageId, title, feeMinor, currency, senderId, createdAt, orderId, trackingId, orderStatus, isDispute } = row;
  const hasOrder = orderId !== null && trackingId !== null && orderStatus !== null;
  return {
    kind: 'parcel',
    by,
    packageId,
    title,
    fee: toMajor(BigInt(feeMinor)),
    currency,
    sender: personIn(people, senderId),
    dateCreated: createdAt.toISOString(),
    order: hasOrder ? { orderId, trackingId, orderStatus, isDispute } : null,
  };
}

function lineOf(row: QuotedLine, by: FoundBy<'transaction'>, people: People): FoundView {
  const { userId, amountMinor, createdAt, ...line } = row;
  return {
    kind: 'transaction',
    by,
    ...line,
    reference: quotableReference(row),
    amount: toMajor(BigInt(amountMinor)),
    dateCreated: createdAt.toISOString(),
    person: personIn(people, userId),
  };
}

function saleOf({ sellerId, priceMinor, createdAt, ...sale }: QuotedSale, people: People): FoundView {
  return {
    kind: 'sale',
    ...sale,
    price: toMajor(BigInt(priceMinor)),
    seller: personIn(people, sellerId),
    dateCreated: createdAt.toISOString(),
  };
}

/** Found so, a report says who made it whatever is shown of it. */
const showsReporter = (by: FoundBy<'report'>) => by === 'reporter' || by === 'chat';

/** Who is reported does not learn who it was, our own people neither; who may not read reports learns only that there is one. */
const maySeeReporterOf = (row: AnyReport, { viewerId, maySeeReporters }: Viewer) => maySeeReporters && aboutOf(row) !== viewerId;

function reportOf(row: AnyReport, by: FoundBy<'report'>, people: People, viewer: Viewer): FoundView {
  return {
    kind: 'report',
    by,
    id: reportIdOf(row),
    about: personIn(people, aboutOf(row)),
    reporter: maySeeReporterOf(row, viewer) ? personIn(people, reporterOf(row)) : null,
    isOpen: row.handledAt === null,
    dateCreated: row.createdAt.toISOString(),
  };
}
