import { hideItem } from '@waybill/contract/timeline/hide-item';
import { showItemAgain } from '@waybill/contract/timeline/show-item-again';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { ownUserOf, type Person, verifiedPerson } from '../support/people.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('not interested', () => {
  const params = (itemId: string, itemType: unknown = 3) => ({ params: { itemType, itemId } });
  const hiddenOf = async (person: Person) => (await ownUserOf(person)).notInterestedItem;

  it('keeps the newest five hundred', async () => {
    const person = await verifiedPerson(world);
    const author = await verifiedPerson(world);
    await world.db`update profile set not_interested_items = (select array_agg('x' || n order by n) from generate_series(1, 499) as n) where user_id = ${person.id}`;
    const ids = [(await write(author, 'a')).result.id, (await write(author, 'b')).result.id];
    for (const id of ids) await person.call(hideItem, params(id));
    const hidden = await hiddenOf(person);
    expect([hidden.length, hidden[0], hidden.slice(-2)]).toEqual([500, 'x2', ids]);
  });

  it('is for what is there', async () => {
    const person = await verifiedPerson(world);
    const { id } = (await write(person, 'x')).result;
    for (const call of [hideItem, showItemAgain]) {
      expect((await person.call(call, params(newId('post')))).problem.code).toBe('not_found');
      expect((await person.call(call, params(id, 4))).problem.code).toBe('not_found');
      expect((await person.call(call, params(id, 0))).problem.code).toBe('invalid_input');
    }
  });
});
