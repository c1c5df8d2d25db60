import { listSessions } from '@waybill/contract/identity/list-sessions';
import { getPerson } from '@waybill/contract/ops/get-person';
import { restorePerson } from '@waybill/contract/ops/restore-person';
import { searchPeople } from '@waybill/contract/ops/search-people';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { reportUser } from '@waybill/contract/users/report-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { suspendPerson as suspend } from '../../src/modules/ops/index.ts';
import { setSuspended } from '../../src/ops/set-suspended.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { type Person, unverifiedPerson, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
let [ngozi, tunde] = [] as unknown as [Person, Person];
const because = 'Asked three people for their PIN';

beforeAll(async () => {
  ngozi = await staffMember(world);
  tunde = await staffMember(world);
});

const suspendBy = (staff: Person, uid: string) => staff.call(suspendPerson, { params: { uid }, body: { because } });
const restoreBy = (staff: Person, uid: string) => staff.call(restorePerson, { params: { uid }, body: { because } });
const found = async (query: Record<string, unknown>) =>
  (await ngozi.call(searchPeople, { query: { limit: 50, ...query } })).result.items.map(({ id }) => id);

describe('our people find somebody', () => {
  it('by name, username, e-mail, phone or id, and the newest first', async () => {
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
    await suspendBy(ngozi, gone.id);
    expect(await found({ only: 'partners' })).toEqual([partner.id]);
    expect(await found({ only: 'suspended' })).toContain(gone.id);
    expect(await found({ only: 'suspended' })).not.toContain(partner.id);
    expect((await found({ only: 'staff' })).sort()).toEqual([ngozi.id, tunde.id].sort());
    expect(await found({ only: 'partners', searchText: 'swift r' })).toEqual([partner.id]);
  });

  it('page after page, nobody twice and nobody missing, also of those who came in the same moment', async () => {
    await atOnce(5, () => verifiedPerson(world));
    await world.db`update account set created_at = date_trunc('second', created_at)`;
    const all = await found({});
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, nextCursor } = (await ngozi.call(searchPeople, { query: { limit: 3, ...(cursor ? { cursor } : {}) } }))
        .result;
      seen.push(...items.map(({ id }) => id));
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('what our people see of somebody', () => {
  it('is what they need before they act: how to reach them, their money, reports and what was done before', async () => {
    const ada = await personWithMoney(world, { NGN: 1200.5 });
    const bola = await verifiedPerson(world);
    await bola.call(reportUser, { body: { userId: ada.id, reason: 'scam', message: 'Wants cash' } });
    await suspendBy(ngozi, ada.id);
    const { result } = await tunde.call(getPerson, { params: { uid: ada.id } });
    expect(result).toMatchObject({
      id: ada.id,
      email: ada.details.email,
      emailVerified: true,
      phoneNumber: ada.details.phoneNumber,
      isBlocked: true,
      isDeactivated: false,
      businessName: null,
      openReports: 1,
      allReports: 1,
      runningOrders: 0,
      disputes: 0,
      acts: [{ by: ngozi.details.username, what: 'suspended', userId: ada.id, because }],
    });
    expect(result.wallets).toContainEqual({ currency: 'NGN', balance: 1200.5, unclearedBalance: 0, escrowBalance: 0, owed: 0 });
    expect(result.lastSeen).not.toBeNull();
  });

  it('is written down, once a day for each of us', async () => {
    const ada = await verifiedPerson(world);
    const look = (staff: Person) => staff.call(getPerson, { params: { uid: ada.id } });
    await Promise.all([look(ngozi), look(ngozi), look(tunde)]);
    const looks = (await actsAbout(world, ada.id)).map(({ staffId, what, subject }) => [staffId, what, subject]);
    expect(looks.sort()).toEqual([ngozi.id, tunde.id].map((id) => [id, 'person-looked-at', ada.id]).sort());
    expect((await look(ngozi)).result.acts, 'looks do not bury what was done').toEqual([]);
  });

  it('is nothing where there is nobody', async () => {
    const uid = 'usr_00000000000000000000000000';
    expect((await ngozi.call(getPerson, { params: { uid } })).problem.code).toBe('not_found');
    expect((await suspendBy(ngozi, uid)).problem.code).toBe('not_found');
    expect((await restoreBy(ngozi, uid)).problem.code).toBe('not_found');
  });
});

describe('a suspension', () => {
  it('shuts somebody out from the next call on, and taken back lets them in again; both are written down', async () => {
    const bayo = await verifiedPerson(world);
    expect((await bayo.call(listSessions)).status).toBe(200);
    expect((await suspendBy(ngozi, bayo.id)).result.isBlocked).toBe(true);
    await expect.poll(async () => (await bayo.call(listSessions)).status, { timeout: 4_000 }).toBe(403);
    expect((await restoreBy(tunde, bayo.id)).result.isBlocked).toBe(false);
    await expect.poll(async () => (await bayo.call(listSessions)).status, { timeout: 4_000 }).toBe(200);
    const subject = bayo.id;
    expect(await actsAbout(world, bayo.id)).toEqual([
      { staffId: ngozi.id, what: 'suspended', subject, userId: bayo.id, because },
      { staffId: tunde.id, what: 'restored', subject, userId: bayo.id, because },
    ]);
  });

  it('is decided once, also when two of us decide at the same moment, and so is its end', async () => {
    const bayo = await verifiedPerson(world);
    expect(tally(await Promise.all([ngozi, tunde].map((staff) => suspendBy(staff, bayo.id))))).toEqual({
      200: 1,
      already_decided: 1,
    });
    expect(tally(await Promise.all([ngozi, tunde].map((staff) => restoreBy(staff, bayo.id))))).toEqual({
      200: 1,
      already_decided: 1,
    });
    expect((await actsAbout(world, bayo.id)).map(({ what }) => what)).toEqual(['suspended', 'restored']);
  });

  it('and what is written of it are there together or not at all', async () => {
    const bayo = await verifiedPerson(world);
    const suspension = { staffId: 'usr_00000000000000000000000000', userId: bayo.id, because };
    await expect(suspend(world.node.context, suspension)).rejects.toThrow('ops_act_staff_id_fkey');
    const [account] = await world.db`select blocked_at from account where id = ${bayo.id}`;
    expect(account?.blockedAt).toBeNull();
  });

  it('is never one’s own, and of staff only from the command line', async () => {
    expect((await suspendBy(ngozi, ngozi.id)).problem.code).toBe('forbidden');
    expect((await suspendBy(ngozi, tunde.id)).problem.code).toBe('forbidden');
    const former = await staffMember(world);
    const { username } = former.details;
    await setSuspended(world.node.context, username, { isSuspended: true, because: 'Left us' });
    expect((await restoreBy(ngozi, former.id)).problem.code).toBe('forbidden');
    expect(await actsAbout(world, former.id)).toEqual([
      { staffId: null, what: 'suspended', subject: former.id, userId: former.id, because: 'Left us' },
    ]);
  });

  it('says nothing about somebody who has left for good', async () => {
    const gone = await verifiedPerson(world);
    await world.db`update account set deactivated_at = now(), blocked_at = now() where id = ${gone.id}`;
    expect((await restoreBy(ngozi, gone.id)).problem.code).toBe('forbidden');
  });

  it('has a reason', async () => {
    const bayo = await verifiedPerson(world);
    for (const body of [{}, { because: '' }, { because: '   ' }])
      expect((await ngozi.call(suspendPerson, { params: { uid: bayo.id }, body })).problem.code).toBe('invalid_input');
  });
});

it('nobody else gets near any of it', async () => {
  const [member, partner, newcomer] = [await verifiedPerson(world), await verifiedBusiness(world), await unverifiedPerson(world)];
  const strangers = [
    [member, 'forbidden'],
    [partner, 'forbidden'],
    [newcomer, 'verification_required'],
    [world.visitor(), 'not_signed_in'],
  ] as const;
  const params = { uid: ngozi.id };
  for (const [stranger, code] of strangers) {
    expect((await stranger.call(searchPeople)).problem.code).toBe(code);
    expect((await stranger.call(getPerson, { params })).problem.code).toBe(code);
    expect((await stranger.call(suspendPerson, { params, body: { because } })).problem.code).toBe(code);
    expect((await stranger.call(restorePerson, { params, body: { because } })).problem.code).toBe(code);
  }
  expect(await actsAbout(world, ngozi.id)).toEqual([]);
});
