import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { spawnProgram } from '../support/spawned-program.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const folder = mkdtempSync(path.join(tmpdir(), 'waybill-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The program’s error when it cannot start; fails the test if it can. */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const program = await spawnProgram({ DATABASE_URL: world.databaseUrl, DATA_DIR: folder, ...environment });
  expect(await program.exitCode).toBe(1);
  const words = program.stderr().trim();
  // A sentence or two on one line, and nothing for programmers.
  expect(words).not.toMatch(/\n|\.ts:\d|Error:|node_modules/);
  expect(words).toMatch(/[.)]$/);
  return words;
}

describe('a program that cannot start', () => {
  it('says which port is in use, and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    const port = await new Promise<number>((resolve) => {
      other.on('listening', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const words = await refusalOf({ PORT: String(port) });
    expect(words).toBe(`Port ${port} is in use by another program. Stop that program, or choose another with PORT=${port + 10}.`);
    other.close();
  });

  it('says which database cannot be reached, without its password', async () => {
    const words = await refusalOf({ DATABASE_URL: 'postgres://somebody:marker-of-a-password@127.0.0.1:1/waybill' });
    expect(words).toContain('The database at 127.0.0.1:1/waybill cannot be reached. Check DATABASE_URL');
    expect(words).not.toContain('marker-of-a-password');
  });

  it('says so when the database does not let it in', async () => {
    const url = new URL(world.databaseUrl);
    url.password = 'marker-of-a-wrong-password';
    const words = await refusalOf({ DATABASE_URL: url.href });
    expect(words).toContain('Check DATABASE_URL and that it is running. (password authentication failed for user "waybill")');
    expect(words).not.toContain('marker');
  });

  it('says which variable is wrong', async () => {
    expect(await refusalOf({ PORT: 'door' })).toMatch(/^Please check these variables\. PORT: /);
  });

  it('says all that production needs', async () => {
    const words = await refusalOf({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://waybill.example',
      APP_SECRET: '',
      PIN_PEPPER: '',
      SANDBOX: 'on',
    });
    expect(words).toMatch(/^APP_SECRET, PIN_PEPPER, TERMII_BASE_URL, .* and OIDC_CLIENT_SECRET are needed in production\./);
    expect(words).toMatch(/SANDBOX cannot be on in production\.$/);
  });

  it.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://waybill.example' }])(
    'says that others could come in, before it makes anybody with a known password: %o',
    async (open) => {
      expect(await refusalOf({ NODE_ENV: '', DEMO: '', ...open })).toContain('Say NODE_ENV=production for people');
      expect(await world.db`select 1 from account`).toEqual([]);
    },
  );

  it('says which folder cannot be used', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await refusalOf({ DATA_DIR: path.join(file, 'data') })).toContain(
      `${path.join(file, 'data')} cannot be written to (ENOTDIR). Choose another folder with DATA_DIR.`,
    );
  });
});

describe('a program that can', () => {
  it('says where it is, and stops when told to', async () => {
    const dataDir = path.join(folder, 'fine');
    mkdirSync(dataDir);
    const program = await spawnProgram({ DATABASE_URL: world.databaseUrl, DATA_DIR: dataDir });
    await program.isUp;
    expect(program.stdout()).toContain(`Waybill is at     http://localhost:${new URL(program.origin).port}`);
    expect((await fetch(`${program.origin}/api/ready`)).status).toBe(200);
    program.child.kill('SIGINT');
    expect(await program.exitCode).toBe(0);
    expect(program.stderr()).toBe('');
  });
});
