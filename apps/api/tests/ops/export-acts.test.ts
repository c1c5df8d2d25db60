import { exportActs } from '@waybill/contract/ops/export-acts';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

it('the audit trail is saved as a file by leads, as it was searched, and that is in it, too', async () => {
  const [lead, support, bayo] = [
    await staffMember(world, 'lead'),
    await staffMember(world, 'support'),
    await verifiedPerson(world),
  ];
  await support.call(suspendPerson, { params: { uid: bayo.id }, body: { because: '=HYPERLINK("http://evil.example")' } });
  expect((await support.call(exportActs)).problem.code).toBe('not_in_role');
  const answer = await lead.open(exportActs, { query: { userId: bayo.id } });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await answer.text()).split('\r\n').filter(Boolean);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"${support.details.username}","suspended"`);
  expect(lines[1], 'harmless to a spreadsheet').toContain(`"'=HYPERLINK(`);
  const [act] = await world.db`select staff_id, what, subject, about from ops_act order by id desc limit 1`;
  expect(act).toEqual({ staffId: lead.id, what: 'trail-exported', subject: '1 line', about: { userId: bayo.id } });
});

it('more than fits a file is refused, and nothing of it is written down', async () => {
  const lead = await staffMember(world, 'lead');
  await world.db`
    insert into ops_act (staff_id, what, subject, about, because)
    select ${lead.id}, 'job-retried', 'many', '{}', '' from generate_series(1, 50001)`;
  const refused = (await lead.call(exportActs, { query: { by: lead.details.username } })).problem;
  expect([refused.code, refused.errors.map(({ field }) => field)]).toEqual(['invalid_input', ['startDate']]);
  const [kept] = await world.db<
    { count: number }[]
  >`select count(*)::int from ops_act where staff_id = ${lead.id} and what = 'trail-exported'`;
  expect(kept?.count).toBe(0);
});
