import { nameOfCall } from '@waybill/contract/businesses/role-table';
import { mayWhileRestricted, restrictionTable } from '@waybill/contract/measures/restriction-table';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import { restrictBy } from '../ops/measure-desk.ts';
import { keyOf } from '../support/api-keys.ts';
import { memberOf } from '../support/businesses.ts';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const calls = allRoutes.map(({ call }) => call);
const guarded = calls.filter(({ access }) => access !== 'public' && !access.startsWith('staff'));
const writing = guarded.filter(({ method }) => method !== 'GET');
const { open, closed } = restrictionTable;

describe('what an account that is for reading only may do', () => {
  it('is decided for every call of somebody signed in that writes, once, and for no other', () => {
    expect([...open, ...closed].toSorted()).toEqual(writing.map(nameOfCall).toSorted());
  });

  it('leaves reading open', () => {
    expect(guarded.filter((call) => call.method === 'GET' && !mayWhileRestricted(call))).toEqual([]);
  });

  it('closes what nobody has decided about', () => {
    expect(mayWhileRestricted({ method: 'POST', path: '/something/new', access: 'member' })).toBe(false);
  });
});

describe('the gate', () => {
  const world = useWorld({ ROLES: 'http' });

  /** What each call answers when it is asked for nothing in particular: whether the gate lets it through. */
  async function refusedWith(who: Visitor, names: readonly string[]) {
    const refused: string[] = [];
    for (const call of writing.filter((one) => names.includes(nameOfCall(one)))) {
      const path = call.path.replace(/\{\w+\}/g, 'something');
      const response = await who.request(`/api${path}`, { method: call.method });
      if ((await response.text()).includes('"account_restricted"')) refused.push(nameOfCall(call));
    }
    return refused.toSorted();
  }

  it('refuses a restricted account exactly the calls that the table closes, with the reason and the end', async () => {
    const [ngozi, bayo] = [await staffMember(world), await verifiedPerson(world)];
    await restrictBy(ngozi, bayo.id, { days: 3 });
    const ofBusinesses = new Set(guarded.filter(({ access }) => access === 'dispatch-partner').map(nameOfCall));
    // Signing out of all sessions and leaving would end the story.
    const harmless = open.filter((name) => !ofBusinesses.has(name));
    expect(await refusedWith(bayo, harmless)).toEqual([]);
    expect(await refusedWith(bayo, closed)).toEqual(closed.filter((name) => !ofBusinesses.has(name)).toSorted());
    const response = await bayo.request('/api/timeline/post', { method: 'POST' });
    const problem: unknown = await response.json();
    expect(response.status).toBe(403);
    expect(problem).toMatchObject({ code: 'account_restricted', until: expect.any(String) });
    expect(JSON.stringify(problem)).toContain('The same was said or offered too often.');
  });

  it('holds the members of a restricted business to it, and their own account to theirs', async () => {
    const [ngozi, partner] = [await staffMember(world), await checkedBusiness(world)];
    const { person, acting } = await memberOf(world, partner, 'manager');
    expect((await acting.request('/api/timeline/post', { method: 'POST' })).status).toBe(400);
    await restrictBy(ngozi, partner.id, { days: null });
    expect(await refusedWith(acting, ['POST /timeline/post', 'PUT /prices/list', 'PUT /orders'])).toEqual([
      'POST /timeline/post',
      'PUT /prices/list',
    ]);
    expect(await refusedWith(person, ['POST /timeline/post'])).toEqual([]);
    // Who is restricted themselves begins nothing in the name of a business either.
    const other = await memberOf(world, await checkedBusiness(world), 'dispatcher');
    await restrictBy(ngozi, other.person.id, { days: 1 });
    expect(await refusedWith(other.acting, ['POST /timeline/batchShipping', 'PUT /orders'])).toEqual([
      'POST /timeline/batchShipping',
    ]);
  });

  it('holds keys to it as the account is that made them', async () => {
    const [ngozi, bayo] = [await staffMember(world), await verifiedPerson(world)];
    const { program } = await keyOf(world, bayo, { scopes: ['ship'] });
    expect(await refusedWith(program, ['POST /orders'])).toEqual([]);
    await restrictBy(ngozi, bayo.id, { days: 2 });
    await expect.poll(() => refusedWith(program, ['POST /orders', 'DELETE /orders/{id}'])).toEqual(['POST /orders']);
  });

  it('opens everything by itself when the time is over, and at once when somebody lifts it', async () => {
    const [ngozi, bayo] = [await staffMember(world), await verifiedPerson(world)];
    await restrictBy(ngozi, bayo.id, { days: 1 });
    expect(await refusedWith(bayo, ['POST /timeline/post'])).toEqual(['POST /timeline/post']);
    await world.db`update account set restricted_until = now() - interval '1 second' where id = ${bayo.id}`;
    expect(await refusedWith(bayo, ['POST /timeline/post'])).toEqual([]);
  });
});
