import type { Listening } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import type { Person } from '../support/people.ts';
import { notificationsOf } from './rows.ts';

export const idsOf = (items: readonly { readonly Id: string }[]) => items.map(({ Id }) => Id);

export const newestShownTo = async (person: Person) =>
  (await notificationsOf(person))
    .map(({ LastModified }) => LastModified)
    .sort()
    .at(-1);

/** Waits for that many events, and returns them. */
export const eventsOf = async (listening: Listening, count: number) => {
  await eventually('The events', async () => listening.events.length >= count);
  listening.leave();
  return listening.events;
};
