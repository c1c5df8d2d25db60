import { expect, it } from 'vitest';
import { claim, useCaseDesk } from './case-desk.ts';

const { desk, deskOf, asking } = useCaseDesk();

it('everybody sees what their colleagues hold of the kinds that are for their role, and nothing of others', async () => {
  const { name } = await asking();
  await claim(desk.ama, name);
  const holdsOf = async (staff: typeof desk.ama) =>
    (await deskOf(staff)).held.map(({ kind, id, by }) => ({ kind, id, by: by.id }));
  const hold = { ...name, by: desk.ama.id };
  expect(await holdsOf(desk.bayo)).toContainEqual(hold);
  expect(await holdsOf(desk.lead)).toContainEqual(hold);
  expect(await holdsOf(desk.chioma)).not.toContainEqual(hold);
  expect(await holdsOf(desk.dele)).toEqual([]);
});
