import { getUnseen } from '@waybill/contract/notifications/get-unseen';
import { markNotification } from '@waybill/contract/notifications/mark-notification';
import { createComment } from '@waybill/contract/timeline/create-comment';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { notificationsReactions } from '../../src/modules/notifications/index.ts';
import { itemLiked } from '../../src/modules/timeline/index.ts';
import { atOnce } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { like, unlike, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { allNotified, notificationsOf, notified } from './rows.ts';

const world = useWorld();

type Item = { readonly itemType: number; readonly id: string };
const comment = (person: Person, { itemType, id }: Item, message = 'Well done') =>
  person.call(createComment, { body: { itemType, timelineItemId: id, message } });

async function named(fullName: string): Promise<Person> {
  const person = await verifiedPerson(world);
  await world.db`update profile set full_name = ${fullName} where user_id = ${person.id}`;
  return person;
}

async function postOf(author: Person): Promise<Item> {
  return (await write(author, 'Hello')).result;
}

describe('a like', () => {
  it('is told to the author in one row that counts, and to their open tab', async () => {
    const [author, ada, bola, chi] = [
      await verifiedPerson(world),
      await named('Ada Obi'),
      await named('Bola Ade'),
      await named('Chi Eze'),
    ];
    const item = await postOf(author);
    const stream = await listenAs(author);
    await like(ada, item);
    const first = await notified(author, 'liked');
    expect(first).toMatchObject({
      Message: 'Ada Obi liked your post.',
      Count: 1,
      category: 'social',
      relatedUserName: 'Ada Obi',
      TimelineItemId: item.id,
      TimelineItemType: item.itemType,
      link: `/timeline/post/${item.itemType}/${item.id}`,
    });
    await like(bola, item);
    await notified(author, 'liked', (row) => row.Count === 2 && row.Message === 'Bola Ade and 1 other liked your post.');
    await like(chi, item);
    const third = await notified(author, 'liked', (row) => row.Count === 3);
    expect(third).toMatchObject({
      Id: first.Id,
      Message: 'Chi Eze and 2 others liked your post.',
      DateCreated: first.DateCreated,
    });
    expect(third.LastModified > first.LastModified).toBe(true);
    const added = () => stream.events.filter(({ type }) => type === 'notification.changed');
    await eventually('Three times at the open tab', async () => added().length >= 3);
    expect(added()).toEqual(Array.from({ length: 3 }, () => ({ type: 'notification.changed', what: 'added', id: first.Id })));
    expect((await author.call(getUnseen)).result.notifications).toBe(1);
  });

  it('after the row was seen begins a new count, at the top', async () => {
    const [author, ada, bola] = [await verifiedPerson(world), await named('Ada Obi'), await named('Bola Ade')];
    const [item, other] = [await postOf(author), await postOf(author)];
    await like(ada, item);
    const { Id: id } = await notified(author, 'liked', (row) => row.TimelineItemId === item.id);
    await author.call(markNotification, { params: { id } });
    await like(ada, other);
    await notified(author, 'liked', (row) => row.TimelineItemId === other.id);
    await like(bola, item);
    await notified(author, 'liked', (row) => row.Message === 'Bola Ade liked your post.');
    expect(await notificationsOf(author)).toMatchObject([
      { Id: id, Count: 1, IsSeenByUser: false },
      { TimelineItemId: other.id, Count: 1 },
    ]);
  });

  it('given, taken back and given again is the same one', async () => {
    const [author, ada] = [await verifiedPerson(world), await named('Ada Obi')];
    const item = await postOf(author);
    for (const act of [like, unlike, like]) await act(ada, item);
    await allNotified(world);
    expect(await notificationsOf(author)).toMatchObject([{ Count: 1 }]);
  });

  it('counts each of fifty that come at once, and none twice however often its job runs', async () => {
    const author = await verifiedPerson(world);
    const item = await postOf(author);
    const people = await atOnce(50, () => verifiedPerson(world));
    await Promise.all(people.map((person) => like(person, item)));
    await notified(author, 'liked', (row) => row.Count === 50);
    const reaction = notificationsReactions.find(({ event }) => event === itemLiked.name);
    for (const { id } of people.slice(0, 5)) {
      const event = { itemType: item.itemType, itemId: item.id, authorId: author.id, userId: id };
      await Promise.all([1, 2].map(() => reaction?.handler.handle(world.node.context, event as never)));
    }
    expect(await notificationsOf(author)).toMatchObject([{ Count: 50 }]);
  });

  it('of one’s own is not notified', async () => {
    const author = await verifiedPerson(world);
    const item = await postOf(author);
    await like(author, item);
    await comment(author, item);
    await allNotified(world);
    expect(await notificationsOf(author)).toEqual([]);
  });
});

describe('a comment', () => {
  it('counts comments, not people', async () => {
    const [author, ada] = [await verifiedPerson(world), await named('Ada Obi')];
    const item = await postOf(author);
    await comment(ada, item);
    expect(await notified(author, 'commented')).toMatchObject({ Message: 'Ada Obi commented on your post.', Count: 1 });
    await comment(ada, item, 'Once more');
    await notified(author, 'commented', (row) => row.Message === '2 new comments on your post, the latest from Ada Obi.');
  });
});

describe('somebody muted', () => {
  it('produces no notification by what they do on the timeline', async () => {
    const [author, ada] = [await verifiedPerson(world), await named('Ada Obi')];
    const item = await postOf(author);
    await author.call(updateUser, { body: { mutedUserId: ada.id } });
    await like(ada, item);
    await comment(ada, item);
    await allNotified(world);
    expect(await notificationsOf(author)).toEqual([]);
    const isForgotten = await eventually('Nothing is remembered of it', async () => {
      const rows = await world.db`select from notification_heard where user_id = ${author.id}`;
      return rows.length === 0;
    });
    expect(isForgotten).toBe(true);
  });
});
