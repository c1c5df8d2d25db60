import { declineExpressDelivery } from '@waybill/contract/orders/decline-express-delivery';
import { getExpressDeliveryRequestInfo } from '@waybill/contract/orders/get-express-delivery-request-info';
import { beforeEach } from 'vitest';
import { clearStreets } from '../support/riders.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

export const searchOf = async (sender: Visitor, packageId: string) => {
  const { search } = (await sender.call(getExpressDeliveryRequestInfo, { params: { packageId } })).result;
  if (!search) throw new Error('No search came back');
  return search;
};

export const answersIn = async (sender: Visitor, packageId: string) =>
  Object.fromEntries((await searchOf(sender, packageId)).rung.map(({ id, answer }) => [id, answer]));

export const decline = (rider: Visitor, packageId: string) => rider.call(declineExpressDelivery, { params: { packageId } });

export function useRingingRiders() {
  const world = useWorld({ ROLES: 'http,realtime' });
  beforeEach(() => clearStreets(world));
  /** What a person has been told about a package, oldest first. */
  async function eventsAbout(person: { readonly id: string }, packageId: string): Promise<string[]> {
    const rows = await world.db<{ event: { type: string; what?: string; why?: string } }[]>`
    select event from realtime_inbox where user_id = ${person.id} and event ->> 'packageId' = ${packageId} order by seq`;
    return rows.map(({ event }) => [event.type, event.what ?? event.why].filter(Boolean).join(' '));
  }
  return { world, eventsAbout };
}
