import { expect, it } from 'vitest';
import { openWith, saveBy, useViewDesk, viewsFor } from './saved-views.ts';

const { desk } = useViewDesk();
const defaultOf = async (staff: typeof desk.ama) => (await viewsFor(staff)).find(({ isDefault }) => isDefault)?.name;

it('a list opens with one view, for one of us alone, until they choose otherwise', async () => {
  const { result: first } = await saveBy(desk.ama, { name: 'First', isShared: true });
  const { result: second } = await saveBy(desk.ama, { name: 'Second' });
  await openWith(desk.ama, 'orders', first);
  await openWith(desk.ama, 'orders', second);
  expect([await defaultOf(desk.ama), await defaultOf(desk.bayo)]).toEqual(['Second', undefined]);
  await openWith(desk.bayo, 'orders', first);
  await openWith(desk.ama, 'orders', null);
  expect([await defaultOf(desk.ama), await defaultOf(desk.bayo)]).toEqual([undefined, 'First']);
});

it('a list does not open with a view of another one, nor with what a colleague keeps to themselves', async () => {
  const { result: view } = await saveBy(desk.ama, { name: 'Mine alone' });
  expect((await openWith(desk.bayo, 'orders', view)).problem.code).toBe('not_found');
  expect((await openWith(desk.ama, 'work', view)).problem.code).toBe('not_found');
  expect((await openWith(desk.dele, 'orders', null)).problem.code).toBe('not_in_role');
});
