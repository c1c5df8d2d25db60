import type { BoardAskView, BoardOrderView, BoardView } from '@waybill/contract/board/board-view';
import { fold } from '@waybill/contract/fold';

/** What stands on the board in one list: what is asked of the business above what it has to carry. */
export type BoardRow =
  | { readonly key: string; readonly kind: 'ask'; readonly ask: BoardAskView }
  | { readonly key: string; readonly kind: 'order'; readonly order: BoardOrderView };

export const boardShows = ['all', 'asked', 'waiting', 'riding', 'look'] as const;
export type BoardShow = (typeof boardShows)[number];

export const boardKinds = ['any', 'express', 'sale'] as const;
export type BoardKind = (typeof boardKinds)[number];

export type BoardFilter = {
  readonly show: BoardShow;
  readonly kind: BoardKind;
  readonly riderId: string | undefined;
  /** A number, a name or a place. */
  readonly text: string;
};

export function rowsOf({ asks, orders }: Pick<BoardView, 'asks' | 'orders'>): BoardRow[] {
  return [
    ...asks.map((ask) => ({ key: `${ask.kind} ${ask.packageId} ${ask.senderId}`, kind: 'ask' as const, ask })),
    ...orders.map((order) => ({ key: order.orderId, kind: 'order' as const, order })),
  ];
}

const shown: Readonly<Record<BoardShow, (row: BoardRow) => boolean>> = {
  all: () => true,
  asked: ({ kind }) => kind === 'ask',
  waiting: (row) => row.kind === 'order' && row.order.riderId === null,
  riding: (row) => row.kind === 'order' && row.order.riderId !== null,
  look: (row) => row.kind === 'order' && needsALook(row.order),
};

/** Something is wrong with it, or somebody said no. */
export function needsALook({ alerts, refusal }: BoardOrderView): boolean {
  return alerts.length > 0 || refusal !== null;
}

/** How many of each there are, whatever else is chosen. */
export function countShows(rows: readonly BoardRow[]): Record<BoardShow, number> {
  const count = (show: BoardShow) => rows.filter(shown[show]).length;
  return { all: rows.length, asked: count('asked'), waiting: count('waiting'), riding: count('riding'), look: count('look') };
}

/** In the order of the board. */
export function filterRows(rows: readonly BoardRow[], { show, kind, riderId, text }: BoardFilter): BoardRow[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return rows.filter(
    (row) =>
      shown[show](row) &&
      isOfKind(row, kind) &&
      (riderId === undefined || (row.kind === 'order' && row.order.riderId === riderId)) &&
      (words.length === 0 || hasWords(row, words)),
  );
}

function isOfKind(row: BoardRow, kind: BoardKind): boolean {
  if (kind === 'any') return true;
  const { isExpress } = row.kind === 'ask' ? row.ask : row.order;
  return kind === 'express' ? isExpress : row.kind === 'order' && row.order.isSale;
}

function hasWords(row: BoardRow, words: readonly string[]): boolean {
  const text = searchTextOf(row.kind === 'ask' ? row.ask : row.order);
  return words.every((word) => text.includes(word));
}

// A parcel that has not changed stays the same object from one reading of the board to the next.
const searchTexts = new WeakMap<BoardAskView | BoardOrderView, string>();

function searchTextOf(parcel: BoardAskView | BoardOrderView): string {
  const known = searchTexts.get(parcel);
  if (known !== undefined) return known;
  const { from, to, senderName } = parcel;
  const more = 'trackingId' in parcel ? [parcel.trackingId, parcel.receiverName, parcel.riderName ?? ''] : [];
  const text = fold([senderName, from.label, to.label, ...more].join(' '));
  searchTexts.set(parcel, text);
  return text;
}

/** “Yaba → Ajah”. */
export function wayOf({ from, to }: Pick<BoardAskView, 'from' | 'to'>): string {
  return `${placeName(from.label)} → ${placeName(to.label)}`;
}

export function placeName(label: string): string {
  return label.split(', ')[0] ?? label;
}
