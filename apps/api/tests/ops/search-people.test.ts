import { searchPeople } from '@waybill/contract/ops/search-people';
import { describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { atOnce } from '../support/at-once.ts';
import { verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { suspendBy, usePeopleDesk } from './people-desk.ts';

const { world, desk } = usePeopleDesk();

const found = async (query: Record<string, unknown>) =>
  (await desk.ngozi.call(searchPeople, { query: { limit: 50, ...query } })).result.items.map(({ id }) => id);

describe('our people find somebody', () => {
  it('by name, username, email, phone or id, and the newest first', async () => {
    const [older, newer] = [await verifiedPerson(world), await verifiedPerson(world)];
    await world.db`update profile set full_name = 'Zainab 100%_Sure' where user_id in (${older.id}, ${newer.id})`;
    expect(await found({ searchText: 'zainab 100%_s' })).toEqual([newer.id, older.id]);
    expect(await found({ searchText: '100__sure' }), 'signs stand for themselves').toEqual([]);
    const { username, email, phoneNumber } = older.details;
    for (const searchText of [username.toUpperCase(), email, phoneNumber, `0${phoneNumber.slice(4)}`, older.id])
      expect(await found({ searchText }), searchText).toEqual([older.id]);
    expect((await found({})).slice(0, 2)).toEqual([newer.id, older.id]);
  });

  it('only those suspended, partners or staff, if they like', async () => {
    const [partner, gone] = [await verifiedBusiness(world), await verifiedPerson(world)];
    await suspendBy(desk.ngozi, gone.id);
    expect(await found({ only: 'partners' })).toEqual([partner.id]);
    expect(await found({ only: 'suspended' })).toContain(gone.id);
    expect(await found({ only: 'suspended' })).not.toContain(partner.id);
    expect((await found({ only: 'staff' })).sort()).toEqual([desk.ngozi.id, desk.tunde.id].sort());
    expect(await found({ only: 'partners', searchText: 'swift r' })).toEqual([partner.id]);
  });

  it('page after page, nobody twice and nobody missing, also of those who came in the same moment', async () => {
    await atOnce(5, () => verifiedPerson(world));
    await world.db`update account set created_at = date_trunc('second', created_at)`;
    const all = await found({});
    const people = await allPages(async (on) => (await desk.ngozi.call(searchPeople, { query: { limit: 3, ...on } })).result);
    const seen = people.map(({ id }) => id);
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
