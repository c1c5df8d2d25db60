import { setDuty } from '@waybill/contract/orders/set-duty';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

export const inYaba = { latitude: 6.5095, longitude: 3.3711 };

export const goOn = (person: Visitor, more: Record<string, unknown> = {}) =>
  person.call(setDuty, { body: { isOnDuty: true, dispatchMode: 1, ...inYaba, ...more } });

export function useDuty() {
  const world = useWorld({ ROLES: 'http,realtime' });
  /** Working hours that begin and end so many hours from now, in Lagos. */
  async function workFrom(userId: string, start: number, end: number): Promise<void> {
    await world.db`
    update dispatch_business
    set working_hours_start = (date_trunc('minute', now() at time zone 'Africa/Lagos') + make_interval(hours => ${start}))::time,
        working_hours_end = (date_trunc('minute', now() at time zone 'Africa/Lagos') + make_interval(hours => ${end}))::time
    where user_id = ${userId}`;
  }
  return { world, workFrom };
}
