import { expect, it } from 'vitest';
import { saveBy, useViewDesk, viewsFor } from './saved-views.ts';

const { world, desk, namesFor } = useViewDesk();

it('lists one’s own views and the shared ones by name, of one list', async () => {
  await saveBy(desk.ama, { name: 'beta' });
  await saveBy(desk.bayo, { name: 'Alpha', isShared: true });
  await saveBy(desk.ama, { list: 'work', name: 'Work', filters: {} });
  expect(await namesFor(desk.ama)).toEqual(['Alpha', 'beta']);
  expect(await namesFor(desk.ama, 'work')).toEqual(['Work']);
});

it('leaves out what the list knows no more, and says so', async () => {
  const { result: view } = await saveBy(desk.ama, { name: 'Of old', filters: { status: '3' } });
  await world.db`update ops_view set filters = '{"status": "3", "carrierMood": "good"}' where id = ${view.id}`;
  expect((await viewsFor(desk.ama)).find(({ id }) => id === view.id)).toMatchObject({ filters: { status: '3' }, isStale: true });
});
