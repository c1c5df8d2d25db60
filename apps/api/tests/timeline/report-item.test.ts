import { hideItem } from '@waybill/contract/timeline/hide-item';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { showItemAgain } from '@waybill/contract/timeline/show-item-again';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { type Person, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { feedOf, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const report = (person: Pick<Person, 'call'>, timelineItemId: string, more: Record<string, unknown> = {}) =>
  person.call(reportItem, { body: { itemType: 3, timelineItemId, reason: 'scam', ...more } });

describe('a report', () => {
  it('is kept for our people, once per person, and the reporter no longer sees the item', async () => {
    const { id } = (await write(await verifiedPerson(world), 'Send me your PIN')).result;
    const person = await verifiedPerson(world);
    expect((await report(person, id)).status).toBe(204);
    expect((await report(person, id, { reason: 'other', message: 'He asks for PINs' })).status).toBe(204);
    expect(await world.db`select reporter_id, reason, message from timeline_report where item_id = ${id}`).toEqual([
      { reporterId: person.id, reason: 'other', message: 'He asks for PINs' },
    ]);
    expect(await feedOf(person)).not.toContain(id);
  });

  it('is not of one’s own, nor of what is not there, nor without a reason', async () => {
    const author = await verifiedPerson(world);
    const { id } = (await write(author, 'Mine')).result;
    expect((await report(author, id)).problem.code).toBe('forbidden');
    const person = await verifiedPerson(world);
    expect((await report(person, newId('post'))).problem.code).toBe('not_found');
    expect((await report(person, id, { itemType: 2 })).problem.code).toBe('not_found');
    expect((await report(person, id, { reason: 'ugly' })).problem.errors[0]?.field).toBe('reason');
    expect((await report(person, id, { message: 'x'.repeat(501) })).problem.errors[0]?.field).toBe('message');
    expect((await report(world.visitor(), id)).problem.code).toBe('not_signed_in');
    expect((await report(await unverifiedPerson(world), id)).problem.code).toBe('verification_required');
  });
});

describe('not interested', () => {
  const params = (itemId: string, itemType: unknown = 3) => ({ params: { itemType, itemId } });
  const hiddenOf = async (person: Person) => {
    const { result } = await person.call(getUser, { params: { uid: person.id } });
    return result.relation === 'self' ? result.notInterestedItem : [];
  };

  it('takes an item off one’s own timeline, and can be taken back', async () => {
    const { id } = (await write(await verifiedPerson(world), 'Boring')).result;
    const person = await verifiedPerson(world);
    for (let times = 0; times < 2; times += 1) expect((await person.call(hideItem, params(id))).status).toBe(204);
    expect([await feedOf(person), await hiddenOf(person)]).toEqual([expect.not.arrayContaining([id]), [id]]);
    for (let times = 0; times < 2; times += 1) expect((await person.call(showItemAgain, params(id))).status).toBe(204);
    expect([await feedOf(person), await hiddenOf(person)]).toEqual([expect.arrayContaining([id]), []]);
  });

  it('can be said with the profile, too', async () => {
    const { id } = (await write(await verifiedPerson(world), 'Boring')).result;
    const person = await verifiedPerson(world);
    const { result } = await person.call(updateUser, { body: { notInterestedItem: id } });
    expect(result.notInterestedItem).toEqual([id]);
    expect(await feedOf(person)).not.toContain(id);
    expect((await person.call(updateUser, { body: { notInterestedItem: newId('post') } })).problem.code).toBe('not_found');
  });

  it('keeps the newest five hundred', async () => {
    const person = await verifiedPerson(world);
    const author = await verifiedPerson(world);
    await world.db`update profile set not_interested_items = (select array_agg('x' || n order by n) from generate_series(1, 499) as n) where user_id = ${person.id}`;
    const ids = [(await write(author, 'a')).result.id, (await write(author, 'b')).result.id];
    for (const id of ids) await person.call(hideItem, params(id));
    const hidden = await hiddenOf(person);
    expect([hidden.length, hidden[0], hidden.slice(-2)]).toEqual([500, 'x2', ids]);
  });

  it('is for what is there, and for verified people', async () => {
    const person = await verifiedPerson(world);
    const { id } = (await write(person, 'x')).result;
    for (const call of [hideItem, showItemAgain]) {
      expect((await person.call(call, params(newId('post')))).problem.code).toBe('not_found');
      expect((await person.call(call, params(id, 4))).problem.code).toBe('not_found');
      expect((await person.call(call, params(id, 0))).problem.code).toBe('invalid_input');
      expect((await world.visitor().call(call, params(id))).problem.code).toBe('not_signed_in');
    }
  });
});
