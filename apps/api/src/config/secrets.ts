import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ConfigurationError } from './environment.ts';

const stored = z.object({ appSecret: z.string().min(32), pinPepper: z.string().min(32) });

export type Secrets = z.infer<typeof stored>;

/** On a developer's machine secrets are made once and kept beside the data, so that sessions survive a restart. */
export function developmentSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const known = readSecrets(file);
  if (known) return known;
  const made = { appSecret: randomBytes(32).toString('base64url'), pinPepper: randomBytes(32).toString('base64url') };
  try {
    mkdirSync(dataDir, { recursive: true });
    writeOnce(file, JSON.stringify(made));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigurationError(`${dataDir} cannot be written to (${reason}). Choose another folder with DATA_DIR.`);
  }
  return readSecrets(file) ?? made;
}

/** Written aside and linked: a program that is killed here leaves no half file, and of two that start at once one wins. */
function writeOnce(file: string, text: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    writeFileSync(aside, text, { mode: 0o600 });
    linkSync(aside, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** A damaged file is never replaced: with other secrets every PIN would be wrong and every session over. */
function readSecrets(file: string): Secrets | undefined {
  try {
    return stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return undefined;
    const isUnreadable = error instanceof Error && 'code' in error && error.code !== undefined;
    throw new ConfigurationError(
      `${file} ${isUnreadable ? `cannot be read (${error.code})` : 'is damaged'}, and was left as it is. ` +
        'Restore it from a backup, or set APP_SECRET and PIN_PEPPER: with others, PINs no longer match.',
    );
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
