import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Collector, startCollector } from '../support/collector.ts';
import { eventually } from '../support/eventually.ts';
import { unverifiedPerson } from '../support/people.ts';
import { spawnProgram } from '../support/spawned-program.ts';
import { type Node, useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const browserSpan = '00f067aa0ba902b7';

describe('with a collector of traces', () => {
  let collector: Collector;
  let node: Node;
  let phone = '';
  let token = '';

  beforeAll(async () => {
    collector = await startCollector();
    const person = await unverifiedPerson(world);
    phone = person.details.phoneNumber;
    node = await world.startNode({
      ROLES: 'http,worker',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
    });
    const visitor = world.visitor({ origin: node.origin, headers: { traceparent: `00-${traceId}-${browserSpan}-01` } });
    ({ accessToken: token } = person.session);
    visitor.actAs(person.session);
    expect((await visitor.call(sendOtp, { body: {} })).status).toBeLessThan(300);
    await eventually('the call to the provider', async () => spanOf('provider Termii'));
    await eventually('the request', async () => spanOf('POST /api/otp'));
  });
  afterAll(async () => {
    await node.close();
    await collector.stop();
  });

  const ours = () => collector.spans.filter((span) => span.traceId === traceId);
  const spanOf = (name: string) => ours().find((span) => span.name === name);

  /** The names of a span and of those that it is part of, the outermost first. */
  function lineage(name: string): string[] {
    const names: string[] = [];
    for (let span = spanOf(name); span; span = ours().find(({ spanId }) => spanId === span?.parentSpanId))
      names.unshift(span.name);
    return names;
  }

  it('makes one trace of a request: browser, command, transaction, SQL, job and provider', () => {
    expect(spanOf('POST /api/otp')?.parentSpanId).toBe(browserSpan);
    expect(lineage('provider Termii')).toEqual([
      'POST /api/otp',
      'command postOtp',
      'transaction',
      'job identity.send-code',
      'provider Termii',
    ]);
    const statements = ours().filter(({ attributes }) => attributes.some(({ key }) => key === 'db.query.text'));
    const insideOf = new Set(statements.map(({ parentSpanId }) => ours().find(({ spanId }) => spanId === parentSpanId)?.name));
    expect([...insideOf]).toEqual(expect.arrayContaining(['transaction', 'job identity.send-code']));
  });

  it('tells the collector nothing of anybody: no value, no address, no secret', () => {
    const text = collector.text();
    expect(text).toContain('$1');
    for (const secret of [
      phone,
      phone.replace('+', ''),
      token,
      world.sandboxOrigin,
      'sandbox-termii-key',
      'usr_',
      'only good enough',
    ])
      expect(text, secret).not.toContain(secret);
  });

  it('shows the collector who we are', () => {
    expect(collector.headers().authorization).toBe('Bearer of-the-collector');
  });

  it('hands its job what the act gave it, without the trace', async () => {
    const [job] = await world.db<{ data: object }[]>`select data from jobs.job where data ? 'traceparent' limit 1`;
    expect(job?.data).toMatchObject({ traceparent: expect.stringContaining(traceId) });
  });

  it('names its trace in a refusal, the caller’s or one of its own', async () => {
    const given = await world
      .visitor({ origin: node.origin, headers: { traceparent: `00-${traceId}-${browserSpan}-01` } })
      .request('/api/wallet');
    expect(await given.json()).toMatchObject({ traceId });
    const own = (await (await world.visitor({ origin: node.origin }).request('/api/users/own')).json()) as { traceId: string };
    await eventually('its trace', async () => collector.spans.some((span) => span.traceId === own.traceId));
  });
});

describe('without a collector', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-trace-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('still names the trace of a request in its log and in its refusals', async () => {
    const program = await spawnProgram({ DATABASE_URL: world.databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'info' });
    await program.isUp;
    const ask = (headers: Record<string, string>) => fetch(`${program.origin}/api/wallet`, { headers });
    const given = (await (await ask({ traceparent: `00-${traceId}-${browserSpan}-01` })).json()) as Named;
    const own = (await (await ask({ traceparent: 'forged\\n' })).json()) as Named;
    program.child.kill('SIGTERM');
    await program.exitCode;
    expect(given.traceId).toBe(traceId);
    expect(own.traceId).toMatch(/^[0-9a-f]{32}$/);
    for (const { requestId, traceId } of [given, own])
      expect(program.stdout()).toMatch(new RegExp(`"reqId":"${requestId}","traceId":"${traceId}".*"answered"`));
  });

  // The client of Prometheus has OpenTelemetry's interface with it, which does nothing by itself.
  it('loads nothing of the SDK', async () => {
    const list = path.join(folder, 'list-modules.mjs');
    writeFileSync(
      list,
      `import { registerHooks } from 'node:module';
       registerHooks({ load: (url, context, next) => (/@opentelemetry\\/(?!api\\/)/.test(url) && console.log('loaded', url), next(url, context)) });`,
    );
    const loadedBy = async (environment: Record<string, string>) => {
      const program = await spawnProgram({
        ...{ DATABASE_URL: world.databaseUrl, DATA_DIR: folder, NODE_OPTIONS: `--import=${list}` },
        ...environment,
      });
      await program.isUp;
      program.child.kill('SIGTERM');
      await program.exitCode;
      return program.stdout().match(/loaded .*/g)?.length ?? 0;
    };
    expect(await loadedBy({})).toBe(0);
    // The collector is not there, which the program does not mind.
    expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })).toBeGreaterThan(5);
  });
});

type Named = { readonly requestId: string; readonly traceId: string };
