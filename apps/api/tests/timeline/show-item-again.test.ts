import { hideItem } from '@waybill/contract/timeline/hide-item';
import { showItemAgain } from '@waybill/contract/timeline/show-item-again';
import { describe, expect, it } from 'vitest';
import { ownUserOf, type Person, verifiedPerson } from '../support/people.ts';
import { feedOf, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('not interested', () => {
  const params = (itemId: string, itemType: unknown = 3) => ({ params: { itemType, itemId } });
  const hiddenOf = async (person: Person) => (await ownUserOf(person)).notInterestedItem;

  it('takes an item off one’s own timeline, and can be taken back', async () => {
    const { id } = (await write(await verifiedPerson(world), 'Boring')).result;
    const person = await verifiedPerson(world);
    for (let times = 0; times < 2; times += 1) expect((await person.call(hideItem, params(id))).status).toBe(204);
    expect([await feedOf(person), await hiddenOf(person)]).toEqual([expect.not.arrayContaining([id]), [id]]);
    for (let times = 0; times < 2; times += 1) expect((await person.call(showItemAgain, params(id))).status).toBe(204);
    expect([await feedOf(person), await hiddenOf(person)]).toEqual([expect.arrayContaining([id]), []]);
  });
});
