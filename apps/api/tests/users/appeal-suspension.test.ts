import { listSessions } from '@waybill/contract/identity/list-sessions';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { appealSuspension } from '@waybill/contract/measures/appeal-suspension';
import { getSuspension } from '@waybill/contract/measures/get-suspension';
import { listMeasures } from '@waybill/contract/measures/list-measures';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { exportData } from '@waybill/contract/users/export-data';
import { describe, expect, it } from 'vitest';
import { readAppealTicket } from '../../src/modules/identity/index.ts';
import { appealBy, appealSuspensionBy, says, ticketOf } from '../ops/appeal-desk.ts';
import { restoreBy, suspendBy } from '../ops/people-desk.ts';
import { madeBefore } from '../support/made-before.ts';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const ngozi = madeBefore(() => staffMember(world));

async function suspended() {
  const bayo = await verifiedPerson(world);
  const measureId = (await suspendBy(ngozi, bayo.id)).result.measures[0]?.id ?? '';
  return { bayo, measureId };
}

describe('whoever is suspended', () => {
  it('appeals with the ticket that their right password brings instead of a session', async () => {
    const { bayo } = await suspended();
    const ticket = (await ticketOf(world, bayo)) ?? '';
    const said = (await appealSuspensionBy(world, bayo)).result;
    expect(said.appeal).toMatchObject({ says, answer: null });
    expect((await world.visitor().call(getSuspension, { body: { ticket } })).result).toEqual(said);
    const again = await world.visitor().call(appealSuspension, { body: { ticket, says: 'Other words' } });
    expect(again.result.appeal?.says).toBe(says);
  });

  it('gets the ticket from an open tab, too, by the cookie of their session; which works again once they are restored', async () => {
    const { bayo } = await suspended();
    const { problem } = await bayo.call(refreshSession);
    expect(problem.code).toBe('account_suspended');
    expect(readAppealTicket(world.node.context.keys, problem.appealTicket ?? '')).toBe(bayo.id);
    await restoreBy(ngozi, bayo.id);
    expect((await bayo.call(refreshSession)).status).toBe(200);
  });

  it('gets nothing else opened: neither their session nor the ticket as one makes any other call', async () => {
    const { bayo, measureId } = await suspended();
    const ticket = (await ticketOf(world, bayo)) ?? '';
    const stranger = world.visitor();
    stranger.actAs({ ...bayo.session, accessToken: ticket });
    for (const call of [listMeasures, listSessions, exportData, openSupportRoom]) {
      await expect.poll(async () => (await bayo.call(call)).problem.code, { timeout: 4_000 }).toBe('account_suspended');
      expect((await stranger.call(call)).problem.code).toBe('not_signed_in');
    }
    expect((await appealBy(bayo, measureId)).problem.code).toBe('account_suspended');
  });
});

describe('the ticket', () => {
  it('is good for an hour', async () => {
    const { bayo } = await suspended();
    const ticket = (await ticketOf(world, bayo)) ?? '';
    const { keys } = world.node.context;
    expect(readAppealTicket(keys, ticket, Date.now() + 3_590_000)).toBe(bayo.id);
    expect(readAppealTicket(keys, ticket, Date.now() + 3_600_001)).toBeUndefined();
  });

  it('that was not made by us opens nothing: neither a longer life nor another name', async () => {
    const [{ bayo }, { bayo: tari }] = [await suspended(), await suspended()];
    const [, endsAt = '', proof = ''] = ((await ticketOf(world, bayo)) ?? '').split('.');
    for (const ticket of [
      'made-up',
      `${bayo.id}.${endsAt}`,
      `${bayo.id}.${Number(endsAt) + 1}.${proof}`,
      `${tari.id}.${endsAt}.${proof}`,
    ])
      for (const call of [getSuspension, appealSuspension]) {
        const body = call === getSuspension ? { ticket } : { ticket, says };
        expect((await world.visitor().call(call, { body })).problem.code).toBe('ticket_gone');
      }
  });

  it('says that the account is open again once it is', async () => {
    const { bayo } = await suspended();
    const ticket = (await ticketOf(world, bayo)) ?? '';
    await restoreBy(ngozi, bayo.id);
    expect((await world.visitor().call(getSuspension, { body: { ticket } })).problem.code).toBe('not_found');
    expect((await world.visitor().call(appealSuspension, { body: { ticket, says } })).problem.code).toBe('not_found');
  });
});
