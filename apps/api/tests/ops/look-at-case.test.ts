import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { lookAtCase } from '@waybill/contract/ops/look-at-case';
import { expect, it } from 'vitest';
import { useCaseDesk } from './case-desk.ts';

const { world, desk, deskOf, asking } = useCaseDesk();

const look = (staff: typeof desk.ama, params: CaseName) => staff.call(lookAtCase, { params, body: {} });
const lookingAt = async (staff: typeof desk.ama, { id }: CaseName) =>
  (await deskOf(staff)).looking.filter((glance) => glance.id === id).map(({ by }) => by.username);

it('whoever has a case open is seen by colleagues in such cases, until their browser says it no more', async () => {
  const { name } = await asking();
  for (const staff of [desk.ama, desk.ama, desk.bayo]) expect((await look(staff, name)).status).toBe(204);
  const both = [desk.ama, desk.bayo].map(({ details }) => details.username).toSorted();
  expect((await lookingAt(desk.lead, name)).toSorted()).toEqual(both);
  expect(await lookingAt(desk.chioma, name)).toEqual([]);
  await world.db`update ops_glance set seen_at = now() - interval '50 seconds' where staff_id = ${desk.ama.id}`;
  expect(await lookingAt(desk.lead, name)).toEqual([desk.bayo.details.username]);
});

it('what was looked at before is forgotten with the next look', async () => {
  const [{ name: one }, { name: other }] = [await asking(), await asking()];
  await look(desk.ama, one);
  await world.db`update ops_glance set seen_at = now() - interval '1 hour' where staff_id = ${desk.ama.id}`;
  await look(desk.ama, other);
  expect(await world.db`select id from ops_glance where staff_id = ${desk.ama.id}`).toEqual([{ id: other.id }]);
});

it('nobody looks at what is not for their role', async () => {
  const { name } = await asking();
  expect((await look(desk.dele, name)).problem.code).toBe('not_in_role');
});
