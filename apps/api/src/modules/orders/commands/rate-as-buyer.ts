import type { Tx } from '../../../platform/db/database.ts';
import { countRating } from '../../users/index.ts';
import { sendUpdates } from '../process/updates.ts';
import { insertRating } from '../storage/ratings.ts';

type RatingOfSeller = {
  /** The delivery in which it was handed over. */
  readonly orderId: string;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly stars: number;
  readonly comment: string;
};

/** Somebody without an account rates who sold to them: it counts like any other. False where they have done so before. */
export async function rateAsBuyer(tx: Tx, { orderId, buyerId, sellerId, stars, comment }: RatingOfSeller): Promise<boolean> {
  if (!(await insertRating(tx, { orderId, byId: buyerId, ofId: sellerId, ratedAs: 'seller', stars, comment }))) return false;
  countRating(tx, sellerId, stars);
  sendUpdates(tx, [{ userId: sellerId, event: { type: 'user.changed' } }]);
  return true;
}
