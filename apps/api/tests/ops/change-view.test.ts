import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { changeViewBy, saveBy, useViewDesk, viewsFor } from './saved-views.ts';

const { desk, namesFor, actsOn } = useViewDesk();

describe('changing a saved view', () => {
  it('is for whoever made it, and for a lead where it is shared', async () => {
    const { result: view } = await saveBy(desk.ama, { name: 'Shared', isShared: true });
    expect((await changeViewBy(desk.bayo, view, { name: 'Bayo’s' })).problem.code).toBe('forbidden');
    expect((await viewsFor(desk.bayo)).find(({ id }) => id === view.id)?.mayChange).toBe(false);
    const { result } = await changeViewBy(desk.lead, view, { filters: { status: '4' } });
    expect(result).toMatchObject({ filters: { status: '4' }, version: 2 });
    const { result: back } = await changeViewBy(desk.ama, result, { isShared: false });
    expect(back.isShared).toBe(false);
    expect(await namesFor(desk.bayo)).not.toContain('Shared');
    expect(await actsOn(view)).toEqual(['view-shared', 'view-changed', 'view-unshared']);
  });

  it('does not reach what a colleague keeps to themselves, whoever asks', async () => {
    const { result: view } = await saveBy(desk.ama, { name: 'Only mine' });
    expect((await changeViewBy(desk.lead, view, { name: 'Theirs' })).problem.code).toBe('not_found');
  });

  it('happens once, when two change the same one at the same moment', async () => {
    const { result: view } = await saveBy(desk.ama, { name: 'At once', isShared: true });
    const answers = await atOnce(6, (index) =>
      changeViewBy(index % 2 ? desk.ama : desk.lead, view, { filters: { status: String(index) } }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('is judged by the list again', async () => {
    const { result: view } = await saveBy(desk.ama, { name: 'Judged' });
    expect((await changeViewBy(desk.ama, view, { filters: { kind: 'none such' } })).problem.errors[0]?.field).toBe('filters');
  });
});
