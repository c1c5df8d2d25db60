import { expect, it } from 'vitest';
import { actsAbout } from '../support/staff.ts';
import { claim, release, useCaseDesk } from './case-desk.ts';

const { world, desk, heldNow, asking } = useCaseDesk();

it('a case that somebody puts back is there for whoever comes next; what nobody holds stays so', async () => {
  const { name } = await asking();
  await claim(desk.ama, name);
  expect((await release(desk.ama, name)).status).toBe(204);
  expect(await heldNow(name)).toBeUndefined();
  expect((await release(desk.bayo, name)).status).toBe(204);
  expect((await claim(desk.bayo, name)).status).toBe(200);
});

it('a lead puts back what somebody else holds, which is written down; a colleague does not', async () => {
  const { name } = await asking();
  await claim(desk.ama, name);
  expect((await release(desk.bayo, name)).problem.code).toBe('already_taken');
  expect(await heldNow(name)).toBe(desk.ama.id);
  expect((await release(desk.lead, name)).status).toBe(204);
  expect(await heldNow(name)).toBeUndefined();
  expect(await actsAbout(world, desk.ama.id)).toContainEqual({
    staffId: desk.lead.id,
    what: 'case-released',
    subject: name.id,
    userId: desk.ama.id,
    because: '',
  });
});
