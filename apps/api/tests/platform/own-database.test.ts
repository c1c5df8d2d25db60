import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createUser } from '@waybill/contract/users/create-user';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../src/platform/db/embedded-postgres.ts';
import { newcomer } from '../support/people.ts';
import { type SpawnedProgram, spawnProgram } from '../support/spawned-program.ts';
import { createVisitor } from '../support/visitor.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waybill-own-'));
const dataDir = path.join(folder, 'data');
const running = new Set<SpawnedProgram>();

const noteOf = (data: string) => path.join(data, 'postgres', 'postmaster.pid');
const databasePid = () => Number(readFileSync(noteOf(dataDir), 'utf8').split('\n')[0]);
const isAlive = (pid: number) => existsSync(`/proc/${pid}`) || process.platform !== 'linux';
const isReady = async ({ origin }: SpawnedProgram) => (await fetch(`${origin}/api/ready`).catch(() => undefined))?.ok ?? false;

async function launch(environment: Record<string, string> = {}): Promise<SpawnedProgram> {
  const program = await spawnProgram({ DATA_DIR: dataDir, ...environment });
  running.add(program);
  void program.exitCode.then(() => running.delete(program));
  return program;
}

async function start(): Promise<SpawnedProgram> {
  const program = await launch();
  await program.isUp;
  return program;
}

async function signUp({ origin }: SpawnedProgram) {
  return (await createVisitor({ origin }).call(createUser, { body: newcomer() })).status;
}

afterEach(async () => {
  for (const program of running) {
    program.child.kill('SIGTERM');
    await program.exitCode;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the built-in database', () => {
  it('is started again when it dies, and the program works on', async () => {
    const program = await start();
    expect(await signUp(program)).toBe(201);
    const first = databasePid();
    process.kill(first, 'SIGKILL');
    await expect.poll(() => existsSync(noteOf(dataDir)) && databasePid() !== first && isReady(program)).toBe(true);
    expect(await signUp(program)).toBe(201);
    expect(program.stderr()).toContain('The database has stopped by itself. It is being started again…');
    // It answers a moment before the program has made it its own again and says so.
    await expect.poll(() => program.stderr()).toContain('The database is back.');
    program.child.kill('SIGTERM');
    expect(await program.exitCode).toBe(0);
    expect(existsSync(noteOf(dataDir)), 'the new one goes with the program, too').toBe(false);
  });

  it('belongs to one program: a second on the same folder is refused, and the first works on', async () => {
    const first = await start();
    const database = databasePid();
    const second = await launch();
    expect(await second.exitCode).toBe(1);
    expect(second.stderr().trim()).toBe(
      `Waybill is running on ${dataDir} already. Stop that program first, or choose another folder with DATA_DIR.`,
    );
    expect([databasePid(), await isReady(first), await signUp(first)]).toEqual([database, true, 201]);
  });

  it('is left running by a command that used it beside the program, also when the command had started it', async () => {
    const command = await startEmbeddedPostgres(dataDir);
    const database = databasePid();
    const program = await start();
    await command.stop();
    const other = await startEmbeddedPostgres(dataDir);
    await other.stop();
    expect([databasePid(), await signUp(program)]).toEqual([database, 201]);
  });

  it('goes with a command that had started it for itself', async () => {
    const command = await startEmbeddedPostgres(dataDir);
    const database = databasePid();
    await command.stop();
    expect(existsSync(noteOf(dataDir))).toBe(false);
    // The system keeps the number of a process that has ended until its parent has heard of it.
    await expect.poll(() => isAlive(database)).toBe(process.platform !== 'linux');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('is not left behind by a start that is broken off by %s', async (signal) => {
    const fresh = path.join(folder, `broken-off-${signal}`);
    const program = await launch({ DATA_DIR: fresh });
    while (!existsSync(noteOf(fresh))) await sleep(5);
    program.child.kill(signal);
    expect(await program.exitCode).toBe(0);
    expect(existsSync(noteOf(fresh))).toBe(false);
    expect(program.stdout()).not.toContain('Waybill is at');
  });
});

describe('a data folder that is damaged', () => {
  const whole = path.join(folder, 'whole');

  beforeAll(async () => {
    const { stop } = await startEmbeddedPostgres(whole);
    await stop();
  });

  /** The refusal to start on a damaged copy of a good folder; expects that none of the copy was changed. */
  async function refusalAfter(damage: (copy: string) => void): Promise<string> {
    const copy = mkdtempSync(path.join(folder, 'copy-'));
    cpSync(whole, copy, { recursive: true });
    damage(copy);
    const before = contentsOf(copy);
    const program = await launch({ DATA_DIR: copy });
    expect(await program.exitCode).toBe(1);
    expect(contentsOf(copy)).toEqual(before);
    const words = program.stderr().trim();
    expect(words).not.toMatch(/\n|\.ts:\d|Error:|node_modules/);
    return words;
  }

  /** The files that must never be overwritten: secrets, the password, and the cluster’s identity. */
  function contentsOf(data: string): Record<string, string> {
    const names = ['postgres-password', 'secrets.json', 'postgres/PG_VERSION', 'postgres/global/pg_control'];
    const found = names.filter((name) => existsSync(path.join(data, name)));
    return Object.fromEntries([
      ...found.map((name) => [name, readFileSync(path.join(data, name), 'base64')]),
      [
        'folders',
        readdirSync(data)
          .filter((name) => name.startsWith('postgres'))
          .join(),
      ],
    ]);
  }

  it.each([
    ['PG_VERSION is missing', 'postgres/PG_VERSION'],
    ['global/pg_control is missing', 'postgres/global/pg_control'],
    ['postgres-password, is missing', 'postgres-password'],
  ])('is named and left as it is: %s', async (words, file) => {
    const refusal = await refusalAfter((copy) => rmSync(path.join(copy, file)));
    expect(refusal).toContain(words);
    expect(refusal).toContain('Nothing was changed. Restore');
  });

  it('is named when pg_control was cut short', async () => {
    const refusal = await refusalAfter((copy) => truncateSync(path.join(copy, 'postgres/global/pg_control'), 100));
    expect(refusal).toContain('global/pg_control is cut short');
  });

  it('is reported in PostgreSQL’s own words where it is the first to notice, and not by what an older log says', async () => {
    const refusal = await refusalAfter((copy) => {
      writeFileSync(path.join(copy, 'postgres/postgresql.conf'), 'max_connections = many\n');
      appendFileSync(path.join(copy, 'postgres.log'), 'PANIC:  could not write to file: No space left on device\n');
    });
    expect(refusal).toMatch(/^The database did not start\. PostgreSQL says: FATAL: .*postgresql\.conf.*\.$/);
    expect(refusal).not.toContain('full');
  });
});
