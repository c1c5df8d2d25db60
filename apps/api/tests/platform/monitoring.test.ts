import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { installedPromtool } from '../../../../scripts/promtool.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime', DATA_DIR: tmpdir() });
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Rule = { readonly alert: string; readonly expr: string; readonly annotations: { readonly runbook: string } };
type Panel = { readonly title: string; readonly targets: readonly { readonly expr: string }[] };
type Dashboard = { readonly title: string; readonly uid: string; readonly panels: readonly Panel[] };

const alerts = (parse(read('ops/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);
const dashboards = readdirSync(path.join(root, 'ops/grafana')).map(
  (file) => JSON.parse(read(`ops/grafana/${file}`)) as Dashboard,
);
const panels = dashboards.flatMap((dashboard) => dashboard.panels);

/** The names of metrics in an expression: words with an underscore, outside of labels and their values. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|on|without) \([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?! *\()/g)].map(([name]) => name);
}

async function exported(): Promise<string> {
  await world.visitor().request('/api/health');
  return (await fetch(`${world.node.origin}/api/metrics`)).text();
}

describe('what is watched', () => {
  it('is what /api/metrics says, in every alert and on every panel', async () => {
    const text = await exported();
    const names = new Set(
      [...alerts.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))].flatMap(metricsIn),
    );
    expect(names.size).toBeGreaterThan(15);
    for (const name of names) expect(text, name).toMatch(new RegExp(`^${name}(\\{| )`, 'm'));
  });

  it('is read as a number, every one of them', async () => {
    expect((await exported()).match(/^\w+ nan$/gim)).toBeNull();
  });

  it('is on a panel: requests, errors, times, streams, jobs, money, replicas, connections and the disk', () => {
    expect(panels.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        ...['Requests', 'Errors', 'p95', 'Open streams', 'Jobs waiting', 'Dead jobs', 'Pool in use', 'Replication lag', 'Disk'],
        ...['Money questions', 'Payouts pending', 'Seal age', 'Proof result'],
      ]),
    );
    expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
  });

  it('has a page of the runbook for each alert, and no page for none', () => {
    const pages = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(pages.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
    for (const { alert, annotations } of alerts) expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  });
});

describe('figures that come from the database', () => {
  it('are no numbers while it is away, and the others are still there', async () => {
    const node = await world.startNode({ ROLES: 'http', LOG_LEVEL: 'silent' });
    await node.context.db.end({ timeout: 1 });
    const text = await (await fetch(`${node.origin}/api/metrics`)).text();
    expect(text).toMatch(/^jobs_waiting nan$/im);
    expect(text).toMatch(/^database_pool_size \d+$/m);
  });
});

describe.skipIf(!installedPromtool())('the alerts', () => {
  const promtool = (...args: string[]) => spawnSync(installedPromtool() ?? '', args, { cwd: root, encoding: 'utf8' });

  it('are rules that Prometheus takes', () => {
    const { status, stdout, stderr } = promtool('check', 'rules', 'ops/prometheus/alerts.yml');
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining(`${alerts.length} rules found`)]);
  });

  it('ring when they should and stay silent otherwise, each of them', () => {
    for (const { alert } of alerts)
      expect(read('ops/prometheus/alerts.test.yml')).toMatch(new RegExp(`name: ${alert} rings[^]*name: ${alert} stays silent`));
    const { status, stdout, stderr } = promtool('test', 'rules', 'ops/prometheus/alerts.test.yml');
    expect(status, stdout + stderr).toBe(0);
  });
});
