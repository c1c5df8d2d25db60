import type { Side } from '@waybill/contract/orders/process';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type RatingRow = {
  readonly byId: string;
  readonly stars: number;
  readonly comment: string;
  readonly createdAt: Date;
};

/** What sender and carrier have said of each other: two at the most. What a buyer says of the seller is none of the carrier’s. */
export async function listRatingsOfOrder(db: Db, orderId: string): Promise<RatingRow[]> {
  return db<RatingRow[]>`
    select by_id, stars, comment, created_at from rating where order_id = ${orderId} and rated_as <> 'seller'`;
}

/** What somebody without an account has said of their seller. */
export async function findRatingOfBuyer(db: Db, buyerId: string): Promise<RatingRow | undefined> {
  const [row] = await db<RatingRow[]>`select by_id, stars, comment, created_at from rating where buyer_id = ${buyerId}`;
  return row;
}

/** On which side of a delivery or sale somebody was rated. */
type RatedAs = Side | 'seller';

export type NewRating = {
  readonly orderId: string;
  readonly byId: string;
  readonly ofId: string;
  readonly ratedAs: RatedAs;
  readonly stars: number;
  readonly comment: string;
  /** The member of a business who came to the door, where one did. */
  readonly riderId?: string | null;
};

/** False when this side has rated the order before. */
export async function insertRating(tx: Tx, rating: NewRating): Promise<boolean> {
  const { count } = await tx`insert into rating ${tx({ ...rating, riderId: rating.riderId ?? null })} on conflict do nothing`;
  return count === 1;
}

export type RatingOfPerson = RatingRow & {
  readonly id: string;
  readonly ratedAs: RatedAs;
  /** The first name of a buyer without an account; null for a member. */
  readonly buyerName: string | null;
};

type Window = { readonly before: Position | undefined; readonly limit: number; readonly skip: number };

/** Ratings of a member, newest first. */
export async function listRatingsOf(db: Db, ofId: string, { before, limit, skip }: Window): Promise<RatingOfPerson[]> {
  return db<RatingOfPerson[]>`
    select order_id as id, by_id, rated_as, stars, comment, rating.created_at, split_part(sale_order.name, ' ', 1) as buyer_name
    from rating left join sale_order on sale_order.id = rating.buyer_id
    where (of_id = ${ofId} or rating.rider_id = ${ofId})
      ${before === undefined ? db`` : db`and (rating.created_at, order_id) < (${before.createdAt}, ${before.id})`}
    order by rating.created_at desc, order_id desc ${db.unsafe(`limit ${Math.trunc(limit)}`)}
    ${before === undefined && skip > 0 ? db`offset ${skip}` : db``}`;
}

/** Number of ratings with one star, two stars, up to five. */
export async function countStars(db: Db, ofId: string): Promise<number[]> {
  const rows = await db<{ stars: number; count: number }[]>`
    select stars, count(*)::int from rating where of_id = ${ofId} or rider_id = ${ofId} group by stars`;
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
}
