import { randomUUID } from 'node:crypto';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { verifiedPerson } from '../support/people.ts';
import { look, write } from '../support/timeline.ts';
import { comment, takeBack, useComments } from './commented-items.ts';

const { world, scene } = useComments();

describe('a comment', () => {
  it('stands under its item, newest first, page by page', async () => {
    const { author, person, item } = await scene();
    const written = [];
    for (let index = 0; index < 5; index += 1) written.unshift((await comment(person, item, `Number ${index}`)).result);
    expect(written[0]).toMatchObject({ message: 'Number 4', author: { id: person.id }, can: { delete: true } });
    const first = (await look(author, item, { limit: 2 })).result;
    expect(first.item.comments).toBe(5);
    expect(first.comments.items.map(({ message, can }) => [message, can.delete])).toEqual([
      ['Number 4', true],
      ['Number 3', true],
    ]);
    await comment(author, item, 'Meanwhile');
    const rest = (await look(await verifiedPerson(world), item, { cursor: first.comments.nextCursor ?? '' })).result.comments;
    expect(rest.items.map(({ message, can }) => [message, can.delete])).toEqual([
      ['Number 2', false],
      ['Number 1', false],
      ['Number 0', false],
    ]);
    expect(rest.nextCursor).toBeNull();
    expect((await look(author, item, { limit: 1, skip: 2 })).result.comments.items[0]?.message).toBe('Number 3');
  });

  it('is told to the author of the item, not of their own', async () => {
    const { author, person, item } = await scene();
    const stream = await listenAs(author);
    await comment(author, item, 'My own');
    const { id } = (await comment(person, item, 'Nice')).result;
    await takeBack(person, id);
    const other = (await write(author, 'The last to be told of')).result;
    await comment(person, other, 'Here');
    const changed = () => stream.events.flatMap((event) => (event.type === 'timeline.item-changed' ? [event.itemId] : []));
    await eventually('The last event', async () => changed().includes(other.id));
    expect(changed()).toEqual([item.id, item.id, other.id]);
  });

  it('is one comment, however often and at the same moment it is sent', async () => {
    const { person, item } = await scene();
    const key = randomUUID();
    const answers = await atOnce(8, () => comment(person, item, 'Once', key));
    expect(tally(answers)).toEqual({ 201: 8 });
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect((await look(person, item)).result.item.comments).toBe(1);
    expect((await comment(person, item, 'Twice', key)).problem.code).toBe('key_used_otherwise');
  });

  it.each([[''], ['  \n'], ['x'.repeat(1001)], [null], ['\u0000']])('is not %j', async (message) => {
    const { person, item } = await scene();
    const { problem } = await comment(person, item, message);
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', 'message']);
  });

  it('is for what is there', async () => {
    const { author, person, item } = await scene();
    expect((await comment(person, { itemType: 3, id: newId('post') }, 'x')).problem.code).toBe('not_found');
    expect((await comment(person, { ...item, itemType: 1 }, 'x')).problem.code).toBe('not_found');
    await author.call(deleteItem, { params: { itemType: 3, itemId: item.id } });
    expect((await comment(person, item, 'x')).problem.code).toBe('not_found');
  });

  it('of somebody whom one has muted, or who is suspended, is hidden; the count stays', async () => {
    const { author, person, item } = await scene();
    await comment(person, item, 'Loud');
    await comment(author, item, 'Quiet');
    const reader = await verifiedPerson(world);
    await reader.call(updateUser, { body: { mutedUserId: person.id } });
    const seen = (await look(reader, item)).result;
    expect([seen.comments.items.map(({ message }) => message), seen.item.comments]).toEqual([['Quiet'], 2]);
    await world.db`update account set blocked_at = now() where id = ${person.id}`;
    expect((await look(author, item)).result.comments.items.map(({ message }) => message)).toEqual(['Quiet']);
  });
});
