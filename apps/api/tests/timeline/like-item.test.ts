import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { verifiedPerson } from '../support/people.ts';
import { like, look, unlike, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('a like', () => {
  it('counts once however often it is given, and is taken back once', async () => {
    const author = await verifiedPerson(world);
    const person = await verifiedPerson(world);
    const item = (await write(author, 'Hello')).result;
    expect((await like(person, item)).result).toEqual({ likes: 1, isLiked: true });
    expect((await like(person, item)).result).toEqual({ likes: 1, isLiked: true });
    expect((await like(author, item)).result).toEqual({ likes: 2, isLiked: true });
    expect((await look(person, item)).result.item).toMatchObject({ likes: 2, isLiked: true });
    expect((await look(await verifiedPerson(world), item)).result.item).toMatchObject({ likes: 2, isLiked: false });
    expect((await unlike(person, item)).result).toEqual({ likes: 1, isLiked: false });
    expect((await unlike(person, item)).result).toEqual({ likes: 1, isLiked: false });
  });

  it('is told to the author, once, and never of their own', async () => {
    const author = await verifiedPerson(world);
    const item = (await write(author, 'Hello')).result;
    const person = await verifiedPerson(world);
    const stream = await listenAs(author);
    await like(author, item);
    await like(person, item);
    await like(person, item);
    await unlike(person, item);
    const other = (await write(author, 'The last to be told of')).result;
    await like(person, other);
    const changed = () => stream.events.flatMap((event) => (event.type === 'timeline.item-changed' ? [event.itemId] : []));
    await eventually('The last event', async () => changed().includes(other.id));
    expect(changed()).toEqual([item.id, item.id, other.id]);
  });

  it('is for what is there, under its kind', async () => {
    const author = await verifiedPerson(world);
    const item = (await write(author, 'Hello')).result;
    for (const act of [like, unlike]) {
      expect((await act(author, { itemType: 3, id: newId('post') })).problem.code).toBe('not_found');
      expect((await act(author, { ...item, itemType: 2 })).problem.code).toBe('not_found');
      expect((await act(author, { ...item, itemType: 9 })).problem.code).toBe('invalid_input');
      expect((await act(author, { ...item, id: 'usr_1' })).problem.code).toBe('invalid_input');
    }
    await author.call(deleteItem, { params: { itemType: 3, itemId: item.id } });
    expect((await like(author, item)).problem.code).toBe('not_found');
  });
});
