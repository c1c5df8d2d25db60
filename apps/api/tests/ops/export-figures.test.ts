import { caseKinds } from '@waybill/contract/ops/case-kinds';
import { exportFigures } from '@waybill/contract/ops/export-figures';
import { expect, it } from 'vitest';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

it('the figures are saved as a file by leads, and that is an act', async () => {
  const [lead, support] = [await staffMember(world, 'lead'), await staffMember(world, 'support')];
  expect((await support.call(exportFigures)).problem.code).toBe('not_in_role');
  const answer = await lead.open(exportFigures, { query: { days: '7' } });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await answer.text()).split('\r\n').filter(Boolean);
  expect(lines[0]).toContain('"Queue","Day (Lagos)","Came in"');
  expect(lines, 'seven days and two sums for each queue').toHaveLength(1 + caseKinds.length * 9);
  expect(new Set(lines.slice(1).map((line) => line.split(',')[0]))).toEqual(new Set(caseKinds.map((kind) => `"${kind}"`)));
  const acts = await world.db<{ what: string; subject: string }[]>`select what, subject from ops_act where staff_id = ${lead.id}`;
  expect(acts).toEqual([{ what: 'figures-exported', subject: expect.stringMatching(/^\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/) }]);
});
