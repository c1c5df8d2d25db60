import { reportItem } from '@waybill/contract/timeline/report-item';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
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
  });
});

describe('not interested', () => {
  it('can be said with the profile, too', async () => {
    const { id } = (await write(await verifiedPerson(world), 'Boring')).result;
    const person = await verifiedPerson(world);
    const { result } = await person.call(updateUser, { body: { notInterestedItem: id } });
    expect(result.notInterestedItem).toEqual([id]);
    expect(await feedOf(person)).not.toContain(id);
    expect((await person.call(updateUser, { body: { notInterestedItem: newId('post') } })).problem.code).toBe('not_found');
  });
});
