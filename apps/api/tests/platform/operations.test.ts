import { describe, expect, it } from 'vitest';
import { useWorld } from '../support/world.ts';

const world = useWorld({ LOG_LEVEL: 'silent' });

describe('health and readiness', () => {
  it('says that the process is alive', async () => {
    expect(await (await world.visitor().request('/api/health')).json()).toEqual({ status: 'alive' });
  });

  it('says that a node is ready', async () => {
    const response = await world.visitor().request('/api/ready');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('says 503 while a migration is missing, and 200 once it is there', async () => {
    const [newest] = await world.db<{ name: string; checksum: string }[]>`
      delete from schema_migration where name = (select max(name) from schema_migration) returning name, checksum`;
    const missing = await world.visitor().request('/api/ready');
    expect([missing.status, ((await missing.json()) as { code: string }).code]).toEqual([503, 'unavailable']);
    await world.db`insert into schema_migration ${world.db(newest ?? {})}`;
    expect((await world.visitor().request('/api/ready')).status).toBe(200);
  });

  it('says 503 when nothing has ever been migrated', async () => {
    await world.db`alter table schema_migration rename to schema_migration_away`;
    const response = await world.visitor().request('/api/ready');
    await world.db`alter table schema_migration_away rename to schema_migration`;
    expect(response.status).toBe(503);
  });

  it('stays ready while a newer version has already migrated the database', async () => {
    await world.db`insert into schema_migration (name, checksum) values ('29990101T0000-of-the-next-release.sql', 'x')`;
    const response = await world.visitor().request('/api/ready');
    await world.db`delete from schema_migration where name like '2999%'`;
    expect(response.status).toBe(200);
  });
});

describe('metrics', () => {
  const metricsOf = (origin: string, headers: Record<string, string>) => fetch(`${origin}/api/metrics`, { headers });

  it('count answers by route, method and status, never by address', async () => {
    await world.visitor().request('/api/users/exists/marker.of.a.person');
    const response = await metricsOf(world.node.origin, {});
    const text = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/users\/exists\/:value",status="200"\} \d+/,
    );
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain('marker');
  });

  it('are not for those who come through the proxy from elsewhere', async () => {
    expect((await metricsOf(world.node.origin, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  });

  it('are for whoever knows the token, once there is one, and nobody else', async () => {
    const token = 'a token of sixteen characters';
    const node = await world.startNode({ METRICS_TOKEN: token, ROLES: 'http' });
    expect((await metricsOf(node.origin, {})).status).toBe(404);
    expect((await metricsOf(node.origin, { authorization: `Bearer ${token}x` })).status).toBe(404);
    expect((await metricsOf(node.origin, { authorization: token })).status).toBe(404);
    const elsewhere = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' };
    expect((await metricsOf(node.origin, elsewhere)).status).toBe(200);
  });
});

describe('a node with one role', () => {
  it('answers only the calls of that role', async () => {
    const realtime = await world.startNode({ ROLES: 'realtime' });
    const http = await world.startNode({ ROLES: 'http' });
    const statusOf = async (origin: string, path: string) => (await world.visitor({ origin }).request(path)).status;
    expect(await statusOf(realtime.origin, '/api/realtime')).toBe(401);
    expect(await statusOf(realtime.origin, '/api/users/countries')).toBe(404);
    expect(await statusOf(http.origin, '/api/realtime')).toBe(404);
    expect(await statusOf(http.origin, '/api/users/countries')).toBe(200);
    for (const { origin } of [realtime, http]) expect(await statusOf(origin, '/api/ready')).toBe(200);
  });
});
