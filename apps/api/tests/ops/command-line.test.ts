import { listSessions } from '@waybill/contract/identity/list-sessions';
import { signIn } from '@waybill/contract/identity/sign-in';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { expect, it } from 'vitest';
import { announceNow } from '../../src/ops/announce.ts';
import { createStaff } from '../../src/ops/create-staff.ts';
import { endStaff } from '../../src/ops/end-staff.ts';
import { markIdentity } from '../../src/ops/mark-identity.ts';
import { proveBooksNow } from '../../src/ops/prove-books.ts';
import { setSuspended } from '../../src/ops/set-suspended.ts';
import { leave } from '../support/leaving.ts';
import { goodPassword, verifiedPerson } from '../support/people.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

/** People are written down by their ids, here shown by their names. */
const trail = () => world.db<{ what: string; subject: string; because: string }[]>`
  select what, coalesce((select username from account where account.id = subject), subject) as subject, because from ops_act
  where staff_id is null order by id`;

it('whatever is done on the machine itself is in the audit trail, under nobody’s name', async () => {
  const { context } = world.node;
  const ada = await verifiedPerson(world);
  const { username } = ada.details;
  await createStaff(context, { email: 'ngozi@waybill.example', username: 'ops.ngozi', name: 'Ngozi Eze' });
  await markIdentity(context, username, 'checked', 'Seen at the desk');
  await setSuspended(context, username, { isSuspended: true, because: 'A scam' });
  await setSuspended(context, username, { isSuspended: false });
  await announceNow(context, 'We rest on Sunday.');
  await announceNow(context, 'We rest on Sunday.');
  await proveBooksNow(context, { print: () => undefined });
  expect(await trail()).toEqual([
    { what: 'staff-created', subject: 'ops.ngozi', because: '' },
    { what: 'identity-marked', subject: username, because: 'Seen at the desk' },
    { what: 'suspended', subject: username, because: 'A scam' },
    { what: 'restored', subject: username, because: '' },
    { what: 'announced', subject: 'We rest on Sunday.', because: '' },
    { what: 'books-proven', subject: 'right', because: '' },
  ]);
  expect(await world.db`select from ops_act where subject in (${username}, 'ops.ngozi')`).toHaveLength(0);
});

it('what is refused there is not', async () => {
  const before = await trail();
  const { context } = world.node;
  await expect(createStaff(context, { email: 'other@waybill.example', username: 'ops.ngozi', name: 'Other' })).rejects.toThrow();
  await expect(markIdentity(context, 'nobody.at.all', 'checked')).rejects.toThrow();
  await expect(setSuspended(context, 'ops.ngozi', { isSuspended: false })).rejects.toThrow('not suspended');
  await expect(announceNow(context, 'Look here', 'https://elsewhere.example')).rejects.toThrow();
  expect(await trail()).toEqual(before);
});

it('who is no longer one of us is signed out, is a member like any other, and can leave', async () => {
  const { context } = world.node;
  const former = await staffMember(world);
  const { username } = former.details;
  expect((await leave(former)).problem.code).toBe('forbidden');
  expect(await endStaff(context, username, 'Moved on')).toContain(username);
  await expect.poll(async () => (await former.call(listSessions)).problem.code).toBe('session_ended');
  await expect(endStaff(context, username, 'Again')).rejects.toThrow('not one of our people');
  expect(await actsAbout(world, former.id)).toEqual([
    { staffId: null, what: 'staff-ended', subject: former.id, userId: former.id, because: 'Moved on' },
  ]);
  former.actAs((await former.call(signIn, { body: { identifier: username, password: goodPassword } })).result);
  expect((await former.call(getOverview)).problem.code).toBe('forbidden');
  expect((await leave(former)).status).toBe(204);
});
