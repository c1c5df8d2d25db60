import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { updateUser } from '@waybill/contract/users/update-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { dealAt } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { feedOf, offerTrip, traveller, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('what one person put on the timeline', () => {
  let reader: Person;
  let author: Person;
  const ids: string[] = [];
  beforeAll(async () => {
    reader = await verifiedPerson(world);
    author = await traveller(world);
    ids.push(
      (await write(author, 'Hello')).result.id,
      (await offerTrip(author)).result.id,
      (await write(author, 'Again')).result.id,
    );
    await write(reader, 'Somebody else');
  });

  it('is all of theirs and nothing else, newest first, page by page', async () => {
    expect(await feedOf(reader, { userId: author.id })).toEqual(ids.toReversed());
    const { items, nextCursor } = (await reader.call(listTimeline, { query: { userId: author.id, limit: 2 } })).result;
    expect(items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(await feedOf(reader, { userId: author.id, cursor: nextCursor })).toEqual([ids[0]]);
  });

  it('can be of one kind', async () => {
    expect(await feedOf(reader, { userId: author.id, itemType: 2 })).toEqual([ids[1]]);
    expect(await feedOf(reader, { userId: author.id, itemType: 6 })).toEqual([]);
    expect(await feedOf(author, { userId: author.id, itemType: 6 })).toEqual(ids.toReversed());
  });

  it('is nothing of somebody whom one has muted, and of nobody', async () => {
    const other = await verifiedPerson(world);
    await other.call(updateUser, { body: { mutedUserId: author.id } });
    expect(await feedOf(other, { userId: author.id })).toEqual([]);
    expect(await feedOf(other, { userId: newId('user') })).toEqual([]);
    expect((await reader.call(listTimeline, { query: { userId: 'me' } })).status).toBe(400);
  });

  it('leaves out what others have to do with alone, unless it is one’s own', async () => {
    const { sender, packageId } = await dealAt(world, 'Accepted');
    expect(await feedOf(reader, { userId: sender.id })).toEqual([]);
    expect(await feedOf(sender, { userId: sender.id })).toEqual([packageId]);
  });
});
