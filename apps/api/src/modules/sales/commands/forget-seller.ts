import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { detachImages } from '../../files/index.ts';
import { neighbourhoodOf } from '../../timeline/index.ts';
import {
  blankAnswers,
  blankBuyer,
  blankReasons,
  blankSale,
  countRunning,
  listBuyerPlaces,
  listSalePlaces,
} from '../storage/leaving.ts';

/** Refuses to let a member leave while somebody has ordered from them, or waits for a decision. */
export async function checkNoSaleRuns(tx: Tx, userId: string): Promise<void> {
  const running = await countRunning(tx, userId);
  if (running > 0)
    throw new Problem(
      'orders_running',
      `You have ${running} ${running === 1 ? 'sale' : 'sales'} under way. Please finish or end ${running === 1 ? 'it' : 'them'} first.`,
    );
}

/** Sales stay as sums and states; what was sold, from which door, and to whom does not. */
export async function forgetSeller(tx: Tx, userId: string): Promise<void> {
  for (const { id, dropoff } of await listBuyerPlaces(tx, userId)) {
    blankBuyer(tx, id, neighbourhoodOf(dropoff));
    detachImages(tx, id);
  }
  for (const id of await blankAnswers(tx, userId)) detachImages(tx, id);
  blankReasons(tx, userId);
  for (const { id, pickup } of await listSalePlaces(tx, userId)) {
    blankSale(tx, id, neighbourhoodOf(pickup));
    detachImages(tx, id);
  }
}
