import { getOverview } from '@waybill/contract/ops/get-overview';
import { countVisit } from '@waybill/contract/visits/count-visit';
import { afterEach, describe, expect, it } from 'vitest';
import { addVisit, countVisits } from '../../src/modules/visits/storage/visits.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
afterEach(() => world.db`delete from visit_count`);

const visit = (path: string) => world.visitor().call(countVisit, { body: { path } });
const kept = () => world.db`select * from visit_count order by pattern`;

describe('a visit', () => {
  it('is counted by day in Lagos and page, also when many come at once, and nothing else is kept', async () => {
    const all = await Promise.all(['/', '/timeline/post/:type/:id', '/', '/'].map(visit));
    expect(all.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    const [{ day } = { day: null }] = await world.db`select (now() at time zone 'Africa/Lagos')::date as day`;
    expect(await kept()).toEqual([
      { day, pattern: '/', visits: 3 },
      { day, pattern: '/timeline/post/:type/:id', visits: 1 },
    ]);
  });

  it.each([
    '',
    'orders',
    '//evil.example',
    '/orders/',
    '/orders?status=1',
    '/profile/usr_01JCABCDEFGHJKMNPQRSTVWXYZ',
    '/track/7K3M9QXPC',
    '/track/234567890123456789012345678',
    '/a/b/c/d/e/f/g',
    '/:',
    '/ops/*',
    `/${'a'.repeat(100)}`,
  ])('of what is no pattern of a page is refused: “%s”', async (path) => {
    expect((await visit(path)).problem.code).toBe('invalid_input');
    expect(await kept()).toEqual([]);
  });

  it('of made-up pages does not fill the table: 200 different ones are counted a day, the others not', async () => {
    await world.db`
      insert into visit_count select (now() at time zone 'Africa/Lagos')::date, '/made-up-' || n, 1 from generate_series(1, 198) as n`;
    await Promise.all(['/a', '/b', '/c', '/d', '/e'].map((path) => addVisit(world.db, path)));
    expect(await kept()).toHaveLength(200);
    await visit('/made-up-7');
    expect((await kept()).find(({ pattern }) => pattern === '/made-up-7')).toMatchObject({ visits: 2 });
    expect((await visit('/f')).status).toBe(204);
    expect(await kept()).toHaveLength(200);
  });
});

describe('the console', () => {
  it('shows the visits of today and of the last seven days', async () => {
    await world.db`
      insert into visit_count
      select (now() at time zone 'Africa/Lagos')::date - ago, '/', visits from (values (0, 3), (1, 10), (6, 100), (7, 1000)) as past (ago, visits)`;
    await visit('/orders');
    expect(await countVisits(world.db)).toEqual({ today: 4, lastSevenDays: 114 });
    const { result } = await (await staffMember(world)).call(getOverview);
    expect(result.visits).toEqual({ today: 4, lastSevenDays: 114 });
  });
});
