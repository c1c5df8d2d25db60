import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBareChromium } from '../../../scripts/chromium.ts';

const run = promisify(execFile);
const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const repository = path.join(packageFolder, '../..');
/** What the package needs, and what that needs. */
const needed = ['zod', '@modelcontextprotocol/server', '@modelcontextprotocol/core'];

/** What somebody outside writes, as strict as TypeScript can be, without the types of Node. */
const consumer = `
import { createWaybill, isProblem, verifyWebhook, WaybillProblem, type WebhookEvent } from '@waybill/client';

const waybill = createWaybill({ key: 'wb_live_x', origin: 'https://waybill.example' });

export async function show(): Promise<string[]> {
  const names: string[] = [];
  for await (const order of waybill.deliveries.listOrders({ role: 'sender' })) names.push(order.id);
  const page = await waybill.deliveries.listOrders();
  const cursor: string | null = page.nextCursor;
  const tracked = await waybill.deliveries.getTracking({ trackingId: '7K3 M9Q XPC' });
  const place: string | undefined = tracked.carrier?.firstName;
  return [...names, cursor ?? '', place ?? '', String(waybill.rateLimit?.remaining)];
}

export async function hook(request: Request): Promise<string> {
  const event: WebhookEvent = await verifyWebhook(await request.text(), request.headers, 'whsec_x');
  if (event.type === 'order.delivered') return event.data.orderId;
  if (event.type === 'parcel.posted') return event.data.status === 'open' ? event.data.packageId : '';
  return event.id;
}

export function words(failure: unknown): string | undefined {
  if (isProblem(failure, 'key_limit_reached')) return failure.message;
  return failure instanceof WaybillProblem ? failure.fields['price'] : undefined;
}

// @ts-expect-error There is no such field.
void waybill.deliveries.listOrders({ rolle: 'sender' });
// @ts-expect-error An order has to be named.
void waybill.deliveries.getOrder();
// @ts-expect-error Money is not for keys.
void waybill.money;
`;

describe('the published package', () => {
  let folder = '';
  let tarball = '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'waybill-client-'));
    const pack = (from: string, ...more: string[]) => run('npm', ['pack', ...more, '--pack-destination', folder], { cwd: from });
    await pack(packageFolder);
    // As the registry would give them: the test needs no network.
    for (const name of needed) await pack(path.join(repository, 'node_modules', name), '--ignore-scripts');
    const made = (await readdir(folder)).map((name) => path.join(folder, name));
    tarball = made.find((name) => path.basename(name).startsWith('waybill-client')) ?? '';
    await writeFile(path.join(folder, 'package.json'), '{ "name": "shop", "private": true, "type": "module" }');
    const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...quiet, ...made], { cwd: folder });
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  const installed = (...names: string[]) => path.join(folder, 'node_modules/@waybill/client', ...names);

  it('holds what runs, its declarations, a README and a licence, and no source of ours', async () => {
    const { stdout } = await run('tar', ['-tzf', tarball]);
    const files = stdout.trim().split('\n');
    expect(files).toEqual(expect.arrayContaining(['package/README.md', 'package/LICENSE', 'package/dist/index.js']));
    expect(files.filter((file) => /\.ts$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
    expect(files.filter((file) => /test/.test(file))).toEqual([]);
    const manifest = JSON.parse(await readFile(installed('package.json'), 'utf8'));
    expect(Object.keys(manifest.dependencies).filter((name) => name.startsWith('@waybill'))).toEqual([]);
  });

  it('is imported by Node', async () => {
    const script = `import * as client from '@waybill/client'; console.log(Object.keys(client).join(' '));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });
    expect(stdout.trim().split(' ').toSorted()).toEqual(
      ['TransportFailure', 'WaybillProblem', 'WebhookRefused', 'createWaybill', 'isProblem', 'verifyWebhook'].toSorted(),
    );
  });

  it('brings a command that runs, and knows its version', async () => {
    const command = path.join(folder, 'node_modules/.bin/waybill');
    const env = { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` };
    const { stdout } = await run(command, ['--version'], { cwd: folder, env });
    const manifest = JSON.parse(await readFile(installed('package.json'), 'utf8'));
    expect(stdout.trim()).toBe(manifest.version);
    await expect(run(command, ['mcp'], { cwd: folder, env: { ...env, WAYBILL_CONFIG: '/nonexistent' } })).rejects.toMatchObject({
      code: 3,
    });
  });

  it.each(['nodenext', 'bundler'])('has types that hold in strict TypeScript (%s)', async (moduleResolution) => {
    await writeFile(path.join(folder, 'shop.ts'), consumer);
    const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext';
    const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--types', ''];
    const where = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable,dom.asynciterable', '--module', module];
    const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
    const checked = run(process.execPath, [tsc, ...options, ...where, '--moduleResolution', moduleResolution, 'shop.ts'], {
      cwd: folder,
    });
    await expect(
      checked.then(
        () => '',
        ({ stdout }) => stdout,
      ),
    ).resolves.toBe('');
  });

  it('calls, pages and verifies in a browser, without anything beside it', async () => {
    const server = createServer((request, response) => {
      const answer = (type: string, body: string) => void response.writeHead(200, { 'content-type': type }).end(body);
      if (request.url?.endsWith('.js'))
        return void readFile(installed('dist', path.basename(request.url)), 'utf8').then((script) =>
          answer('text/javascript', script),
        );
      if (request.url?.startsWith('/api/orders?cursor'))
        return answer('application/json', '{"items":[{"id":"b"}],"nextCursor":null}');
      if (request.url?.startsWith('/api/orders')) return answer('application/json', '{"items":[{"id":"a"}],"nextCursor":"n"}');
      return answer('text/html', '<!doctype html>');
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const browser = await chromium.launch({ executablePath: findBareChromium() });
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      const seen = await page.evaluate(`import('/index.js').then(async ({ createWaybill, verifyWebhook }) => {
        const waybill = createWaybill({ key: 'wb_live_x', origin: location.origin });
        const ids = [];
        for await (const { id } of waybill.deliveries.listOrders()) ids.push(id);
        const headers = {
          'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
          'webhook-timestamp': '1614265330',
          'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
        };
        const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
        const event = await verifyWebhook('{"test": 2432232314}', headers, key, { now: 1614265330000 });
        return [...ids, event.id];
      })`);
      expect(seen).toEqual(['a', 'b', 'msg_p5jXN8AQM9LWM0D4loKWxJek']);
    } finally {
      await browser.close();
      server.closeAllConnections();
      server.close();
    }
  });
});
