import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import { isRunning } from '@waybill/contract/orders/status-groups';
import { pageOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { neighbourhoodOf } from '../timeline/index.ts';
import { mayBeDecided } from './order-status.ts';
import { readOutcomes } from './read-outcomes.ts';
import { findCancellationReasons } from './storage/history.ts';
import { findOutbid } from './storage/negotiations.ts';
import type { ListedOrder } from './storage/order-list.ts';
import { findPeople } from './storage/people.ts';
import { findWaitingSides, sideKey } from './storage/questions.ts';
import { findWaitingMessages } from './storage/waiting-messages.ts';
import { summaryOf } from './summary-view.ts';

type Page = { items: OrderSummaryView[]; nextCursor: string | null };

/** A page of somebody's orders, from one row more than was asked for. A list shows parts of towns, never addresses. */
export async function pageOfOrders(db: Db, rows: readonly ListedOrder[], viewerId: string, limit: number): Promise<Page> {
  const [people, images, outbid, asked, reasons, waiting, outcomes] = await Promise.all([
    findPeople(
      db,
      rows.flatMap(({ senderId, carrierId }) => [senderId, carrierId]),
    ),
    imagesOf(
      db,
      rows.map(({ packageId }) => packageId),
    ),
    findOutbid(
      db,
      rows.filter(({ status }) => status === orderStatus.Requested).map(({ id }) => id),
    ),
    findWaitingSides(
      db,
      rows.filter(({ status }) => status === orderStatus.Disputed).map(({ id }) => id),
    ),
    findCancellationReasons(
      db,
      rows.filter(({ status }) => status === orderStatus.Cancelled).map(({ id }) => id),
    ),
    findWaitingMessages(
      db,
      viewerId,
      rows.filter(({ status }) => isRunning(status)).flatMap(({ senderId, carrierId }) => [senderId, carrierId]),
    ),
    readOutcomes(
      db,
      rows.filter(mayBeDecided).map(({ id }) => id),
    ),
  ]);
  return pageOf(rows, limit, (row) => {
    const [dropOff] = row.dropOffs;
    if (!dropOff) throw new Error(`${row.packageId} goes nowhere`);
    const side = row.senderId === viewerId ? 'sender' : 'carrier';
    return {
      ...summaryOf(row, side, {
        people,
        chargeMinor: row.chargeMinor,
        isOutbid: outbid.has(row.id),
        isAsked: asked.has(sideKey(row.id, side)),
        reasons,
        waiting,
        outcomes,
      }),
      itemCategoryId: row.categoryId,
      pickup: neighbourhoodOf(row.pickup).label,
      dropOff: neighbourhoodOf(dropOff).label,
      shipmentDate: row.shipDate,
      image: images.get(row.packageId)?.[0] ?? null,
    };
  });
}
