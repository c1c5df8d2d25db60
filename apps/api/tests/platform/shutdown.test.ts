import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createUser } from '@waybill/contract/users/create-user';
import { afterAll, describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { newcomer, verifiedPerson } from '../support/people.ts';
import { sendRaw } from '../support/raw-request.ts';
import { type SpawnedProgram, spawnProgram } from '../support/spawned-program.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-stop-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

async function start(): Promise<SpawnedProgram> {
  const program = await spawnProgram({ DATABASE_URL: world.databaseUrl, DATA_DIR: dataDir });
  await program.isUp;
  return program;
}

/** Whether all of an answer is there, and a good one. */
function isWhole(answer: string): boolean {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return head.startsWith('HTTP/1.1 200 OK') && body.length === Number(/content-length: (\d+)/i.exec(head)?.[1]);
}

/** Asks the program to stop; answers its exit code, which is not 0 when it had to cut somebody off in the end. */
function stop({ child, exitCode }: SpawnedProgram) {
  child.kill('SIGTERM');
  return exitCode;
}

describe('a program that is told to stop', () => {
  it('answers everybody who is waiting, and nobody’s sign-up is lost or half done', async () => {
    const program = await start();
    const everybody = Array.from({ length: 12 }, () => newcomer());
    const names = everybody.map(({ username }) => username);
    const waiting = Promise.all(
      everybody.map(async (details) => {
        const visitor = world.visitor({ origin: program.origin });
        return { details, answer: await visitor.call(createUser, { body: details }) };
      }),
    );
    // Passwords take long, so all have been let in by the time the first is through: nobody stands at the door still.
    while ((await world.db`select from account where username = any(${names})`).length === 0) await sleep(5);
    const code = await stop(program);
    const answers = await waiting;
    expect(answers.map(({ answer }) => answer.status)).toEqual(answers.map(() => 201));
    expect([code, program.stderr()]).toEqual([0, '']);
    const whole = await world.db`
      select from account join profile on profile.user_id = account.id join wallet on wallet.user_id = account.id
      join session on session.user_id = account.id where username = any(${names})`;
    expect(whole).toHaveLength(12);
  });

  it('answers all who are reading, on old lines and new ones, and says on each that it will be closed', async () => {
    const program = await start();
    const read = 'GET /api/users/countries HTTP/1.1\r\nhost: x\r\n\r\n';
    const old = Array.from({ length: 60 }, () => sendRaw(program.origin, read));
    await expect.poll(() => old.every(({ received }) => isWhole(received()))).toBe(true);
    const before = old.map(({ received }) => received());
    for (const { socket } of old) socket.write(read);
    const young = Array.from({ length: 60 }, () => sendRaw(program.origin, read));
    await Promise.all(young.map(({ socket }) => socket.pending && once(socket, 'connect')));
    const code = await stop(program);
    const answers = [
      ...(await Promise.all(old.map(async ({ ended }, index) => (await ended).slice(before[index]?.length)))),
      ...(await Promise.all(young.map(({ ended }) => ended))),
    ];
    expect(answers.filter((answer) => !isWhole(answer))).toEqual([]);
    // Answers from before the signal lack the header; the later ones have it.
    expect(answers.some((answer) => /\r\nconnection: close\r\n/i.test(answer))).toBe(true);
    expect(code).toBe(0);
  });

  it('does not wait for lines that are idle, silent or streaming', async () => {
    const program = await start();
    const { port } = new URL(program.origin);
    const person = await verifiedPerson(world);
    const visitor = world.visitor({ origin: program.origin });
    visitor.actAs(person.session);
    const streams = await atOnce(5, () => listenAs(visitor));
    const silent = connect(Number(port), '127.0.0.1');
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) => {
      request(`${program.origin}/api/health`, { agent }, (response) => response.resume().on('end', resolve)).end();
    });
    expect(await stop(program)).toBe(0);
    for (const stream of streams) await stream.closed;
    silent.destroy();
    agent.destroy();
  });

  it('ends at once what streams are opened while it stops: their readers go on elsewhere', async () => {
    const program = await start();
    const person = await verifiedPerson(world);
    const visitor = world.visitor({ origin: program.origin });
    visitor.actAs(person.session);
    const comeBackUntilClosed = async () => {
      for (;;) {
        // Its door is shut.
        const response = await visitor.request('/api/realtime').catch(() => undefined);
        if (!response) return;
        // Cut off rather than ended, a reader could not tell this from a lost line.
        await response.text();
      }
    };
    const readers = await atOnce(5, async () => ({ gone: comeBackUntilClosed() }));
    const before = await listenAs(visitor);
    const code = await stop(program);
    await before.closed;
    await Promise.all(readers.map(({ gone }) => gone));
    expect(code).toBe(0);
  });

  it('is not held up by somebody who never finishes a request', async () => {
    const program = await start();
    const slow = connect(Number(new URL(program.origin).port), '127.0.0.1');
    slow.on('error', () => undefined);
    slow.write('POST /api/auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
    await sleep(100);
    expect(await stop(program), 'cut off when the time for goodbyes is over').toBe(1);
    slow.destroy();
  });

  it('stops once, however often it is told', async () => {
    const program = await start();
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) program.child.kill(signal);
    expect(await program.exitCode).toBe(0);
  });
});
