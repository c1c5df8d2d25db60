import { likeItem } from '@waybill/contract/timeline/like-item';
import { expect, it } from 'vitest';
import { notificationsJobs, notificationsReactions } from '../../src/modules/notifications/index.ts';
import { eventually } from '../support/eventually.ts';
import { messagesTo } from '../support/mailbox.ts';
import { verifiedPerson } from '../support/people.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { allNotified, notificationsOf } from './rows.ts';

// Nobody works here until a worker comes.
const world = useWorld({ ROLES: 'http,realtime' });

type Waiting = { readonly name: string; readonly data: never };
const handlers = [...notificationsReactions.map(({ handler }) => handler), ...notificationsJobs];

/** Does what waits, and dies before saying so: to the queue nothing was done. */
async function workAndDie(): Promise<void> {
  const waiting = await world.db<Waiting[]>`select group_id as name, data from jobs.job where state = 'created'`;
  for (const { name, data } of waiting) await handlers.find(({ job }) => job.name === name)?.handle(world.node.context, data);
}

it('what a worker did before it died without saying so is done again by the next one, and heard once', async () => {
  const author = await verifiedPerson(world);
  const { itemType, id: itemId } = (await write(author, 'Hello')).result;
  for (const person of [await verifiedPerson(world), await verifiedPerson(world)])
    await person.call(likeItem, { params: { itemType, itemId } });
  expect(await notificationsOf(author)).toEqual([]);
  await workAndDie();
  await workAndDie();
  expect(await notificationsOf(author)).toMatchObject([{ Count: 2 }]);
  await world.startNode({ ROLES: 'worker' });
  await allNotified(world);
  expect(await notificationsOf(author)).toMatchObject([{ Count: 2 }]);
  const notified = await world.db`
    select from realtime_inbox where user_id = ${author.id} and event->>'type' = 'notification.changed'`;
  expect(notified).toHaveLength(2);
  await world.db`update notification set created_at = now() - interval '11 minutes'`;
  const emails = async () => (await messagesTo(world, author.details.email)).filter(({ subject }) => subject === 'New like');
  const sendDueEmails = async () =>
    handlers.find(({ job }) => job.name === 'notifications.send-due-emails')?.handle(world.node.context, {} as never);
  await Promise.all([sendDueEmails(), sendDueEmails()]);
  await eventually('The email', async () => (await emails()).length > 0);
  await sendDueEmails();
  await allNotified(world);
  expect(await emails()).toHaveLength(1);
});
