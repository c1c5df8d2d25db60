import { readFileSync } from 'node:fs';
import { listActs } from '@waybill/contract/ops/list-acts';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const script = readFileSync(new URL('../../src/ops/partition-audit-trail.sql', import.meta.url), 'utf8');

const lines = () => world.db<{ id: string; at: Date; what: string }[]>`select id, at, what from ops_act order by id`;

describe('an audit trail that is parted by month', () => {
  let before: Awaited<ReturnType<typeof lines>>;

  beforeAll(async () => {
    await world.db`
      insert into ops_act (at, what, subject, because)
      select now() - day * interval '1 day', 'suspended', 'somebody', 'Long ago' from generate_series(400, 1, -1) as day`;
    before = await lines();
    expect(before).toHaveLength(400);
    await world.db.unsafe(script);
  });

  it('holds every line under its number, each in its month', async () => {
    expect(await lines()).toEqual(before);
    const months = await world.db<{ name: string; rows: number }[]>`
      select tableoid::regclass::text as name, count(*)::int as rows from ops_act group by 1 order by 1`;
    expect(months.length).toBeGreaterThanOrEqual(13);
    expect(months.map(({ name }) => name)).not.toContain('ops_act_other');
    for (const { rows } of months) expect(rows).toBeLessThanOrEqual(31);
  });

  it('is written on with the next number, and read by staff, newest first', async () => {
    const [staff, somebody] = [await staffMember(world), await verifiedPerson(world)];
    const answer = await staff.call(suspendPerson, {
      params: { uid: somebody.id },
      body: { because: 'Sells what they do not have' },
    });
    expect(answer.status).toBeLessThan(300);
    const after = await lines();
    expect(BigInt(after.at(-1)?.id ?? 0)).toBeGreaterThan(BigInt(before.at(-1)?.id ?? 0));
    const { result } = await staff.call(listActs, { query: { limit: 5 } });
    expect(result.items.map(({ because }) => because)).toContain('Sells what they do not have');
  });

  it('can only grow, whoever names the whole or a month of it', async () => {
    const months = await world.db<{ name: string }[]>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'ops_act'::regclass`;
    for (const name of ['ops_act', ...months.map((month) => month.name)])
      for (const statement of [`update ${name} set because = 'x'`, `delete from ${name}`, `truncate ${name}`])
        await expect(world.db.unsafe(statement), statement).rejects.toMatchObject({ code: '23001' });
  });
});
