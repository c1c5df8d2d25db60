import { randomUUID } from 'node:crypto';
import { listRatings } from '@waybill/contract/users/list-ratings';
import { rateUser } from '@waybill/contract/users/rate-user';
import { codesOf, type Deal, dealAt, moveTo } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

export const rate = (person: Person, orderId: string, rating: unknown, comment = '', idempotencyKey: string = randomUUID()) =>
  person.call(rateUser, { body: { orderId, rating, comment }, idempotencyKey });

export const ratingsOf = async (viewer: Person, uid: string, query: Record<string, unknown> = {}) =>
  (await viewer.call(listRatings, { params: { uid }, query })).result;

export function useRatings() {
  const world = useWorld({ ROLES: 'http,realtime' });
  async function delivered(people: Partial<Pick<Deal, 'sender' | 'carrier'>> = {}): Promise<Deal> {
    const deal = await dealAt(world, 'PickedUp', people);
    await moveTo(deal.carrier, deal.orderId, 'Delivered', { code: codesOf(world, deal.orderId).handover });
    return deal;
  }
  return { world, delivered };
}
