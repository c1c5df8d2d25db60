import { listSessions } from '@waybill/contract/identity/list-sessions';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { describe, expect, it } from 'vitest';
import { suspendPerson as suspend } from '../../src/modules/ops/index.ts';
import { setSuspended } from '../../src/ops/set-suspended.ts';
import { verifiedPerson } from '../support/people.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { because, restoreBy, suspendBy, usePeopleDesk } from './people-desk.ts';

const { world, desk } = usePeopleDesk();

describe('a suspension', () => {
  it('shuts somebody out from the next call on, and taken back lets them in again; both are written down', async () => {
    const bayo = await verifiedPerson(world);
    expect((await bayo.call(listSessions)).status).toBe(200);
    expect((await suspendBy(desk.ngozi, bayo.id)).result.isBlocked).toBe(true);
    await expect.poll(async () => (await bayo.call(listSessions)).status, { timeout: 4_000 }).toBe(403);
    expect((await restoreBy(desk.tunde, bayo.id)).result.isBlocked).toBe(false);
    await expect.poll(async () => (await bayo.call(listSessions)).status, { timeout: 4_000 }).toBe(200);
    const subject = bayo.id;
    expect(await actsAbout(world, bayo.id)).toEqual([
      { staffId: desk.ngozi.id, what: 'suspended', subject, userId: bayo.id, because },
      { staffId: desk.tunde.id, what: 'restored', subject, userId: bayo.id, because },
    ]);
  });

  it('and what is written of it are there together or not at all', async () => {
    const bayo = await verifiedPerson(world);
    const suspension = { staffId: 'usr_00000000000000000000000000', userId: bayo.id, because };
    await expect(suspend(world.node.context, suspension)).rejects.toThrow('ops_act_staff_id_fkey');
    const [account] = await world.db`select blocked_at from account where id = ${bayo.id}`;
    expect(account?.blockedAt).toBeNull();
  });

  it('is never one’s own, and of staff only from the command line', async () => {
    expect((await suspendBy(desk.ngozi, desk.ngozi.id)).problem.code).toBe('forbidden');
    expect((await suspendBy(desk.ngozi, desk.tunde.id)).problem.code).toBe('forbidden');
    const former = await staffMember(world);
    const { username } = former.details;
    await setSuspended(world.node.context, username, { isSuspended: true, because: 'Left us' });
    expect((await restoreBy(desk.ngozi, former.id)).problem.code).toBe('forbidden');
    expect(await actsAbout(world, former.id)).toEqual([
      { staffId: null, what: 'suspended', subject: former.id, userId: former.id, because: 'Left us' },
    ]);
  });

  it('has a reason', async () => {
    const bayo = await verifiedPerson(world);
    for (const body of [{}, { because: '' }, { because: '   ' }])
      expect((await desk.ngozi.call(suspendPerson, { params: { uid: bayo.id }, body })).problem.code).toBe('invalid_input');
  });
});
