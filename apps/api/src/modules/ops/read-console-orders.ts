import { toMajor } from '@waybill/contract/money';
import type { ConsoleOrderView } from '@waybill/contract/ops/get-console-order';
import type { ConsoleOrderSummaryView } from '@waybill/contract/ops/list-console-orders';
import type { PersonView } from '@waybill/contract/ops/person-view';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type AnyOrder, findAnyOrder, readHistory, readOutcomes } from '../orders/index.ts';
import { findPeople } from '../users/index.ts';
import { findEscrow, sumHeldFor } from '../wallet/index.ts';
import { personIn } from './views.ts';

type People = ReadonlyMap<string, PersonView>;

export const peopleOfOrders = (db: Db, rows: readonly AnyOrder[]): Promise<People> =>
  findPeople(
    db,
    rows.flatMap(({ senderId, carrierId }) => [senderId, carrierId]),
  );

export function consoleOrderOf(row: AnyOrder, people: People): ConsoleOrderSummaryView {
  return {
    orderId: row.id,
    trackingId: row.trackingId,
    title: row.title,
    kind: row.kind,
    orderStatus: row.status,
    fee: toMajor(BigInt(row.feeMinor)),
    currency: row.currency,
    sender: personIn(people, row.senderId),
    carrier: personIn(people, row.carrierId),
    dateCreated: row.createdAt.toISOString(),
    lastModified: row.changedAt.toISOString(),
  };
}

/** An order of anybody. What its two sides write to each other and show is theirs, unless it came to a dispute. */
export async function readConsoleOrder(db: Db, orderId: string): Promise<ConsoleOrderView> {
  const row = await findAnyOrder(db, orderId);
  if (!row) throw new Problem('not_found', 'There is no such order.');
  const [people, escrow, held, history, outcomes] = await Promise.all([
    peopleOfOrders(db, [row]),
    findEscrow(db, row.packageId),
    sumHeldFor(db, row.packageId),
    readHistory(db, orderId),
    readOutcomes(db, [orderId]),
  ]);
  if (!escrow) throw new Error(`The escrow of ${orderId} is gone`);
  return {
    ...consoleOrderOf(row, people),
    packageId: row.packageId,
    pickup: row.routeFrom,
    dropOff: row.routeTo,
    shipmentDate: row.shipDate,
    weight: row.weightGrams / 1000,
    itemCategoryId: row.categoryId,
    charge: toMajor(BigInt(escrow.chargeMinor)),
    isChargeByCredit: escrow.hasSpentCredit,
    escrow: escrow.state,
    inEscrow: toMajor(held),
    goods: escrow.buyerId === null ? null : { price: toMajor(BigInt(escrow.goodsMinor)), isPaid: !escrow.isDue },
    outcome: outcomes.get(orderId) ?? null,
    isDispute: row.isDispute,
    saleId: row.saleId,
    history: row.isDispute ? history : history.map((event) => ({ ...event, message: '', images: [] })),
  };
}
