import { describe, expect, it } from 'vitest';
import { openWith, removeBy, saveBy, useViewDesk, viewsFor } from './saved-views.ts';

const { world, desk, namesFor, actsOn } = useViewDesk();

describe('removing a saved view', () => {
  it('takes it from everybody, and taken back it is as it was, also as the first of a colleague', async () => {
    const { result: view } = await saveBy(desk.ama, { name: 'To go', isShared: true });
    await openWith(desk.bayo, 'orders', view);
    await removeBy(desk.lead, view);
    expect(await namesFor(desk.bayo)).not.toContain('To go');
    await removeBy(desk.lead, view, false);
    expect((await viewsFor(desk.bayo)).find(({ id }) => id === view.id)?.isDefault).toBe(true);
    expect(await actsOn(view)).toEqual(['view-shared', 'view-removed', 'view-returned']);
  });

  it('is for whoever made it, and for a lead where it is shared', async () => {
    const { result: shared } = await saveBy(desk.ama, { name: 'Stays', isShared: true });
    const { result: own } = await saveBy(desk.ama, { name: 'Stays mine' });
    expect((await removeBy(desk.bayo, shared)).problem.code).toBe('forbidden');
    expect((await removeBy(desk.lead, own)).problem.code).toBe('not_found');
    expect((await removeBy(desk.ama, own)).status).toBe(200);
  });

  it('is for good after a day', async () => {
    const { result: view } = await saveBy(desk.ama, { name: 'Long gone' });
    await removeBy(desk.ama, view);
    await world.db`update ops_view set removed_at = now() - interval '25 hours' where id = ${view.id}`;
    await saveBy(desk.ama, { name: 'Another' });
    expect((await removeBy(desk.ama, view, false)).problem.code).toBe('not_found');
  });

  it('frees its name, which keeps it away while another one has it', async () => {
    const { result: view } = await saveBy(desk.ama, { name: 'Same name' });
    await removeBy(desk.ama, view);
    await saveBy(desk.ama, { name: 'Same name' });
    expect((await removeBy(desk.ama, view, false)).problem.errors[0]?.field).toBe('name');
  });
});
