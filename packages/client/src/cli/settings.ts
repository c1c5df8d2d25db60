import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { createWaybill, type Waybill } from '../waybill.ts';
import { CommandFailure, exitCodes } from './exit-codes.ts';

export type Settings = { readonly key?: string; readonly origin?: string };

/** The file that `waybill login` writes. */
export function settingsFile(): string {
  const { WAYBILL_CONFIG, XDG_CONFIG_HOME } = process.env;
  return WAYBILL_CONFIG || path.join(XDG_CONFIG_HOME || path.join(homedir(), '.config'), 'waybill', 'config.json');
}

/** What the environment says, and where it says nothing, the file. */
export async function readSettings(): Promise<Settings> {
  const { WAYBILL_KEY, WAYBILL_ORIGIN } = process.env;
  const kept = await readKept();
  const key = WAYBILL_KEY || kept.key;
  const origin = WAYBILL_ORIGIN || kept.origin;
  return { ...(key ? { key } : {}), ...(origin ? { origin } : {}) };
}

async function readKept(): Promise<Settings> {
  const file = settingsFile();
  try {
    const { mode } = await stat(file);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new CommandFailure(`${file} can be read by others. Please run: chmod 600 ${file}`, exitCodes.key);
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return {};
    if (failure instanceof SyntaxError) throw new CommandFailure(`${file} is no JSON. Please log in again.`, exitCodes.key);
    throw failure;
  }
}

export async function keepSettings(settings: Settings): Promise<string> {
  const file = settingsFile();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  // A file that was there keeps its mode when it is written.
  await chmod(file, 0o600);
  return file;
}

export async function forgetSettings(): Promise<void> {
  await rm(settingsFile(), { force: true });
}

/** A client for whoever has called, with a key unless the call is public. */
export async function openWaybill({ isPublic = false }: { readonly isPublic?: boolean } = {}): Promise<Waybill> {
  const { key, origin } = await readSettings();
  if (!origin) throw new CommandFailure('Where is Waybill? Please set WAYBILL_ORIGIN, or run: waybill login', exitCodes.key);
  if (!key && !isPublic)
    throw new CommandFailure('There is no key. Please set WAYBILL_KEY, or run: waybill login', exitCodes.key);
  try {
    return createWaybill({ origin, ...(key ? { key } : {}) });
  } catch (failure) {
    throw new CommandFailure(failure instanceof Error ? failure.message : String(failure), exitCodes.usage);
  }
}
