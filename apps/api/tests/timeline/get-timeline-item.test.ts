import { createComment } from '@waybill/contract/timeline/create-comment';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { allPages } from '../support/all-pages.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { look, sendParcel, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('an item', () => {
  it('opens for any member', async () => {
    const item = (await write(await verifiedPerson(world), 'For members')).result;
    expect((await look(await verifiedPerson(world), item)).result.item).toMatchObject({ message: 'For members', isMine: false });
  });

  it('is not there under another kind, under a name nobody has, or once it was taken down', async () => {
    const author = await verifiedPerson(world);
    const item = (await write(author, 'Short-lived')).result;
    for (const itemType of [1, 2, 4, 5]) expect((await look(author, { ...item, itemType })).problem.code).toBe('not_found');
    expect((await look(author, { itemType: 3, id: newId('post') })).problem.code).toBe('not_found');
    await author.call(deleteItem, { params: { itemType: 3, itemId: item.id } });
    expect((await look(author, item)).problem.code).toBe('not_found');
  });

  it('of somebody suspended is gone for everybody; of somebody muted it opens when asked for by name', async () => {
    const author = await verifiedPerson(world);
    const reader = await verifiedPerson(world);
    const item = (await write(author, 'Still here')).result;
    await reader.call(updateUser, { body: { mutedUserId: author.id } });
    expect((await look(reader, item)).status).toBe(200);
    await world.db`update account set blocked_at = now() where id = ${author.id}`;
    expect((await look(reader, item)).problem.code).toBe('not_found');
  });

  it('shows a parcel’s door, names and phones to its sender only', async () => {
    const sender = await personWithMoney(world, { NGN: 10_000 });
    const item = (await sendParcel(sender)).result;
    expect((await look(sender, item)).result.item).toMatchObject({
      pickupAddress: '12 Herbert Macaulay Way, Yaba',
      secrets: { receiverPhoneNumber: '+2348059876543', costOfItem: 120_000 },
    });
    const seen = JSON.stringify((await look(await verifiedPerson(world), item)).result);
    for (const secret of ['Herbert', 'Aminu Kano', 'Halima', '+234', '120000', '6.50953']) expect(seen).not.toContain(secret);
  });

  it('refuses kinds, ids, limits and cursors that are none', async () => {
    const reader = await verifiedPerson(world);
    const item = (await write(reader, 'Ask me properly')).result;
    const ask = async (params: Record<string, unknown>, query: Record<string, unknown> = {}) =>
      (await reader.call(getTimelineItem, { params, query })).problem.errors[0]?.field;
    for (const itemType of [0, 6, 7, -1, 1.5, 'x']) expect(await ask({ itemType, timelineItemId: item.id })).toBe('itemType');
    for (const id of ['pst_1', 'usr_01JC0000000000000000000000', 'x'])
      expect(await ask({ itemType: 3, timelineItemId: id })).toBe('timelineItemId');
    for (const [field, value] of [
      ['limit', 0],
      ['limit', 51],
      ['skip', -1],
      ['cursor', '!'],
      ['colour', 'red'],
    ] as const)
      expect(await ask({ itemType: 3, timelineItemId: item.id }, { [field]: value })).toBe(field);
  });

  it('pages its comments, newest first, without repeating or skipping while people go on talking', async () => {
    const author = await verifiedPerson(world);
    const item = (await write(author, 'Talk to me')).result;
    const comment = (message: string) => author.call(createComment, { body: { itemType: 3, timelineItemId: item.id, message } });
    for (let number = 1; number <= 7; number += 1) await comment(`Comment ${number}`);
    const seen = await allPages(
      async (on) => (await look(author, item, { limit: 3, ...on })).result.comments,
      () => comment('Meanwhile'),
    );
    expect(seen.map(({ message }) => message)).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `Comment ${number}`));
    expect((await look(author, item, { limit: 2, skip: 8 })).result.comments.items.map(({ message }) => message)).toEqual([
      'Comment 1',
    ]);
  });
});
