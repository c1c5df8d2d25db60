import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const stored = z.object({ appSecret: z.string().min(32), pinPepper: z.string().min(32) });

export type Secrets = z.infer<typeof stored>;

/** On a developer's machine secrets are made once and kept beside the data, so that sessions survive a restart. */
export function developmentSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const read = () => stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  try {
    return read();
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  const secrets = { appSecret: randomBytes(32).toString('base64url'), pinPepper: randomBytes(32).toString('base64url') };
  mkdirSync(dataDir, { recursive: true });
  // Written aside and linked: a program that is killed here leaves no half file, and of two that start at once one wins.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(secrets), { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside);
  }
  return read();
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
