import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { userExists } from '@waybill/contract/identity/user-exists';
import { createUser } from '@waybill/contract/users/create-user';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { newcomer } from '../support/people.ts';
import { type SpawnedProgram, spawnProgram } from '../support/spawned-program.ts';
import { createVisitor } from '../support/visitor.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-crash-'));
const running = new Set<SpawnedProgram>();

/** Where the built-in PostgreSQL notes its process; it takes the note away when it stops in good order. */
const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
const databasePid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

async function start(): Promise<SpawnedProgram> {
  const program = await spawnProgram({ DATA_DIR: dataDir });
  running.add(program);
  void program.exitCode.then(() => running.delete(program));
  await program.isUp;
  return program;
}

afterEach(async () => {
  for (const program of running) {
    program.child.kill('SIGTERM');
    await program.exitCode;
  }
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** People sign up, one after another in several lines, until the program is gone. Answers those whose sign-up was confirmed. */
async function signUpUntilGone({ origin }: SpawnedProgram, onAnswer: (count: number) => void): Promise<string[]> {
  const acknowledged: string[] = [];
  await atOnce(6, async () => {
    for (;;) {
      const details = newcomer();
      const status = await createVisitor({ origin })
        .call(createUser, { body: details })
        .then((answer) => answer.status)
        .catch(() => 0);
      if (status === 0) return;
      if (status === 201) onAnswer(acknowledged.push(details.username));
    }
  });
  return acknowledged;
}

async function missingFrom({ origin }: SpawnedProgram, usernames: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const value of usernames) {
    const { result } = await createVisitor({ origin }).call(userExists, { params: { value } });
    if (!result.exists) missing.push(value);
  }
  return missing;
}

describe('a program that is killed in the middle of sign-ups', () => {
  it('has lost nobody it said yes to, and starts again by itself; the same when its database is killed with it', async () => {
    let program = await start();
    const acknowledged: string[] = [];
    for (const isDatabaseKilled of [false, true]) {
      const { child } = program;
      const database = databasePid();
      const known = await signUpUntilGone(program, (count) => {
        if (count !== 8) return;
        if (isDatabaseKilled) process.kill(database, 'SIGKILL');
        child.kill('SIGKILL');
      });
      expect(await program.exitCode).toBeNull();
      expect(known.length).toBeGreaterThanOrEqual(8);
      acknowledged.push(...known);
      program = await start();
      // The one that was left running goes on; nobody starts a second one on the same files.
      expect(databasePid() === database).toBe(!isDatabaseKilled);
      expect(await missingFrom(program, acknowledged)).toEqual([]);
    }
    program.child.kill('SIGTERM');
    expect(await program.exitCode).toBe(0);
    expect(existsSync(pidFile)).toBe(false);
  });
});
