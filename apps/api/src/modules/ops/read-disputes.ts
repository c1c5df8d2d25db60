import { toMajor } from '@waybill/contract/money';
import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import type { DisputeSummaryView } from '@waybill/contract/ops/list-disputes';
import type { PersonView } from '@waybill/contract/ops/person-view';
import type { SideQuestionView } from '@waybill/contract/ops/side-question-view';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import {
  type AskedSide,
  type CasePage,
  type DisputeCase,
  findAskedOrders,
  findCase,
  findOrder,
  listCases,
  readHistory,
  readOutcomes,
  readQuestions,
  type SideQuestion,
  wentBack,
} from '../orders/index.ts';
import { readPackageView } from '../timeline/index.ts';
import { findPeople } from '../users/index.ts';
import { type EscrowRow, findEscrow } from '../wallet/index.ts';
import { askedSideViewOf, colleagueOf } from './case-views.ts';
import { findEnding } from './storage/acts.ts';
import { personIn } from './views.ts';

export const noDispute = () => new Problem('not_found', 'There is no dispute about such an order.');

type People = ReadonlyMap<string, PersonView>;

type Wanted = {
  readonly state: 'open' | 'decided';
  readonly limit: number;
  readonly skip: number;
  readonly cursor?: string | undefined;
};

export async function readDisputes(
  db: Db,
  { state, limit, skip, cursor }: Wanted,
): Promise<{ items: DisputeSummaryView[]; nextCursor: string | null }> {
  const rows = await listCases(db, { state, after: placeOf(cursor), limit: limit + 1, skip });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const [people, asked] = await Promise.all([
    findPeople(
      db,
      shown.flatMap(({ senderId, carrierId }) => [senderId, carrierId]),
    ),
    findAskedOrders(
      db,
      shown.map(({ orderId }) => orderId),
    ),
  ]);
  const isMore = rows.length > limit && last !== undefined;
  return {
    items: shown.map((row) => summaryOf(row, people, asked.get(row.orderId))),
    nextCursor: isMore
      ? encodeCursor({ createdAt: last.decidedAt ?? last.since, id: `${placeNames[last.kind]}_${last.orderId}` })
      : null,
  };
}

/** Cursors hold word characters only. */
const placeNames = { dispute: 'dispute', 'late-claim': 'late', decided: 'decided' } as const;

function placeOf(cursor: string | undefined): CasePage['after'] {
  const position = decodeCursor(cursor);
  if (!position) return undefined;
  const [name, ...orderId] = position.id.split('_');
  const kind = name === 'late' ? 'late-claim' : name === 'decided' ? 'decided' : 'dispute';
  return { at: position.createdAt, kind, orderId: orderId.join('_') };
}

/** A dispute with everything that it is decided by. Addresses, names and phones of the two are left out. */
export async function readDispute(db: Db, orderId: string): Promise<DisputeView> {
  const [row, order] = await Promise.all([findCase(db, orderId), findOrder(db, orderId)]);
  if (!row || !order) throw noDispute();
  const questions = await readQuestions(db, orderId);
  const [people, asked, parcel, escrow, history, outcomes, ended] = await Promise.all([
    findPeople(db, [row.senderId, row.carrierId, ...questions.map(({ askedBy }) => askedBy)]),
    findAskedOrders(db, [orderId]),
    readPackageView(db, order.packageId, order.senderId),
    findEscrow(db, order.packageId),
    readHistory(db, orderId),
    readOutcomes(db, [orderId]),
    row.kind === 'decided' ? findEnding(db, { userId: row.senderId, subject: row.trackingId }) : undefined,
  ]);
  if (!parcel || !escrow) throw new Error(`The package of ${orderId} is gone`);
  return {
    ...summaryOf(row, people, asked.get(orderId)),
    orderStatus: order.status,
    description: parcel.description,
    pickup: row.routeFrom,
    dropOff: row.routeTo,
    costOfItem: parcel.secrets?.costOfItem ?? 0,
    images: parcel.images,
    charge: toMajor(BigInt(escrow.chargeMinor)),
    isChargeByCredit: escrow.hasSpentCredit,
    goods: escrow.buyerId === null ? null : await goodsOf(db, order.id, escrow),
    escrow: escrow.state,
    outcome: outcomes.get(orderId) ?? null,
    ended: ended ? { ...ended, at: ended.at.toISOString() } : null,
    history,
    questions: questions.map((question) => sideQuestionOf(question, row, people)),
  };
}

/** What went back stays its buyer’s, whoever is paid for the way. */
async function goodsOf(
  db: Db,
  orderId: string,
  { goodsMinor, isDue }: Pick<EscrowRow, 'goodsMinor' | 'isDue'>,
): Promise<NonNullable<DisputeView['goods']>> {
  return { price: toMajor(BigInt(goodsMinor)), isPaid: !isDue, wentBack: await wentBack(db, orderId) };
}

function sideQuestionOf(question: SideQuestion, { senderId, carrierId }: DisputeCase, people: People): SideQuestionView {
  const userId = question.side === 'sender' ? senderId : carrierId;
  return { ...question, userId, askedBy: colleagueOf(personIn(people, question.askedBy)) };
}

function summaryOf(row: DisputeCase, people: People, asked: readonly AskedSide[] = []): DisputeSummaryView {
  const { orderId, trackingId, title, senderId, carrierId, feeMinor, currency, since, decidedAt, kind } = row;
  return {
    orderId,
    trackingId,
    title,
    sender: personIn(people, senderId),
    carrier: personIn(people, carrierId),
    fee: toMajor(BigInt(feeMinor)),
    currency,
    since: since.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    kind,
    asked: asked.map((side) => askedSideViewOf(side, people)),
  };
}
