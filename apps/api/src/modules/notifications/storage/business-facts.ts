import type { Db } from '../../../platform/db/database.ts';

export type WorkFacts = {
  readonly routeFrom: string;
  readonly routeTo: string;
  readonly businessName: string;
  readonly riderName: string;
};

/** The words of an order that a business gives to somebody. */
export async function findWork(db: Db, orderId: string, riderId: string): Promise<WorkFacts | undefined> {
  const [row] = await db<WorkFacts[]>`
    select route_from, route_to, business.full_name as business_name, rider.full_name as rider_name
    from delivery_order join profile as business on business.user_id = carrier_id join profile as rider on rider.user_id = ${riderId}
    where delivery_order.id = ${orderId}`;
  return row;
}

export type MemberFacts = { readonly businessName: string; readonly memberName: string };

export async function findMemberNames(db: Db, businessId: string, userId: string): Promise<MemberFacts | undefined> {
  const [row] = await db<MemberFacts[]>`
    select business.full_name as business_name, person.full_name as member_name
    from profile as business join profile as person on person.user_id = ${userId} where business.user_id = ${businessId}`;
  return row;
}
