import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { keyOf, letSpend } from '../support/api-keys.ts';
import { eventually } from '../support/eventually.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../../../web/guide/', import.meta.url));
const client = pathToFileURL(fileURLToPath(new URL('../support/client-from-source.ts', import.meta.url))).href;
const node = ['--no-warnings', '--import', client];

/** The files of the page `/developers`, as they stand there. */
describe('the code of the guide for developers', () => {
  const world = useWorld();
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    const shop = await personWithMoney(world, { NGN: 50_000 });
    const { key, secret } = await keyOf(world, shop, { scopes: ['read', 'ship', 'webhooks'] });
    await letSpend(shop, key.id, 20_000);
    env = { ...process.env, WAYBILL: world.node.origin, WAYBILL_KEY: secret };
  });

  const bash = async (file: string, after = '') =>
    (await run('bash', ['-euo', 'pipefail', '-c', `. ./${file}\n${after}`], { cwd: folder, env })).stdout;
  const program = async (file: string) => (await run(process.execPath, [...node, file], { cwd: folder, env })).stdout;

  it('makes a first call', async () => {
    expect(JSON.parse(await bash('first-call.sh'))).toHaveProperty('itemCategories');
    expect(await program('first-call.ts')).toMatch(/^\d+ \w/);
  });

  it('sends a parcel, once however often it is run, and follows it', async () => {
    const [first, again] = [await bash('send.sh'), await bash('send.sh')];
    expect(JSON.parse(first)).toEqual(JSON.parse(again));
    const sent = await program('send.ts');
    expect(sent).toMatch(/pkg_/);
    const followed = await bash('follow.sh');
    expect(followed.match(/pkg_[0-9A-Z]{26}/g)?.length).toBeGreaterThanOrEqual(2);
    expect(await program('follow.ts')).toContain('Halima Yusuf');
  });

  it('hears of a parcel, and believes nobody else', async () => {
    const secret = (await bash('endpoint.sh', 'echo "$WEBHOOK_SECRET"')).trim();
    expect(secret).toMatch(/^whsec_/);
    const receiver = spawn(process.execPath, [...node, 'receiver.ts'], { cwd: folder, env: { ...env, WEBHOOK_SECRET: secret } });
    onTestFinished(() => void receiver.kill());
    const heard = outputOf(receiver);
    await eventually('the receiver', async () => (await fetch('http://localhost:5050/').catch(() => undefined)) ?? undefined);
    expect((await fetch('http://localhost:5050/', { method: 'POST', body: '{"type":"parcel.posted"}' })).status).toBe(400);
    // Another parcel: the same file with the number of another order.
    await run('bash', ['-c', `sed s/order-1001/order-1003/ send.sh | bash`], { cwd: folder, env });
    await eventually('what the receiver says', async () => (heard().includes('parcel.posted {') ? heard() : undefined));
  });

  it('shows what a failure looks like', async () => {
    expect(JSON.parse(await bash('failures.sh'))).toMatchObject({ code: 'invalid_input', errors: expect.any(Array) });
    expect((await program('failures.ts')).trim()).toBe('There is no such order');
  });

  it('is run here, all of it', () => {
    const named = ['first-call', 'send', 'follow', 'failures'].flatMap((name) => [`${name}.sh`, `${name}.ts`]);
    expect(readdirSync(path.join(folder)).toSorted()).toEqual([...named, 'endpoint.sh', 'receiver.ts'].toSorted());
  });
});

/** What a program has written until now. */
function outputOf(program: ChildProcess): () => string {
  let written = '';
  program.stdout?.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  return () => written;
}
