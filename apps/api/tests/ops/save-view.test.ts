import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { saveBy, useViewDesk } from './saved-views.ts';

const { world, desk, namesFor, actsOn } = useViewDesk();

describe('a saved view', () => {
  it('is for whoever made it alone, until it is shared; sharing is written down', async () => {
    const { result: own } = await saveBy(desk.ama, { name: 'On the way' });
    expect(own).toMatchObject({ filters: { status: '3' }, isShared: false, mayChange: true, isDefault: false, version: 1 });
    expect(await namesFor(desk.bayo)).not.toContain('On the way');
    const { result: shared } = await saveBy(desk.ama, { name: 'Of all of us', isShared: true });
    expect(await namesFor(desk.bayo)).toContain('Of all of us');
    expect([await actsOn(own), await actsOn(shared)]).toEqual([[], ['view-shared']]);
  });

  it('never holds what its list would refuse, and says what it is', async () => {
    const ask = async (filters: Record<string, string>) => (await saveBy(desk.ama, { name: 'Broken', filters })).problem.errors;
    expect(await ask({ colour: 'red' })).toEqual([{ field: 'filters', message: 'This list has no filter “colour”' }]);
    expect(await ask({ status: '99' })).toEqual([{ field: 'filters', message: 'Please send 0 to 11' }]);
    expect(await ask({ startDate: 'yesterday' })).toHaveLength(1);
    expect(await namesFor(desk.ama)).not.toContain('Broken');
  });

  it('is of each list that has filters', async () => {
    const filters = {
      transactions: { direction: 'out', status: '0' },
      acts: { what: 'suspended' },
      work: { held: 'nobody', kind: 'dispute' },
    };
    for (const list of ['transactions', 'acts', 'work'] as const) {
      const { result } = await saveBy(desk.lead, { list, name: 'Mine', filters: filters[list] });
      expect(result).toMatchObject({ list, filters: filters[list] });
    }
  });

  it('is of a list that is for one’s role', async () => {
    expect((await saveBy(desk.dele, { name: 'Orders' })).problem.code).toBe('not_in_role');
    expect((await saveBy(desk.dele, { list: 'work', name: 'Work', filters: {} })).status).toBe(201);
  });

  it('has a name that is there once, also when it is saved several times at once', async () => {
    const answers = await atOnce(6, () => saveBy(desk.bayo, { name: 'Once' }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await saveBy(desk.bayo, { name: 'ONCE' })).problem.errors[0]?.field).toBe('name');
    expect((await saveBy(desk.ama, { name: 'Once' })).status, 'everybody has names of their own').toBe(201);
  });

  it('finds no room above thirty of one’s own', async () => {
    await world.db`
      insert into ops_view (id, list, name, filters, made_by, is_shared)
      select 'viw_' || lpad(n::text, 26, '0'), 'acts', 'Filler ' || n, '{}', ${desk.bayo.id}, false from generate_series(1, 30) as n`;
    expect((await saveBy(desk.bayo, { list: 'acts', name: 'One more', filters: {} })).problem.detail).toContain('remove one');
  });
});
