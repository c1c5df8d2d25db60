import { readFile } from 'node:fs/promises';
import { parcelFlags } from '../shipping/read-parcel.ts';
import { type Flags, textFlag } from './command.ts';
import { UsageError } from './exit-codes.ts';

export const parcelOptions = Object.fromEntries(Object.keys(parcelFlags).map((name) => [name, { type: 'string' as const }]));

export const parcelHelp = Object.entries(parcelFlags)
  .map(([name, [, words]]) => `  --${name.padEnd(16)}${words}`)
  .join('\n');

/** What the file says, and over it what the flags say. */
export async function parcelGiven(file: string | undefined, flags: Flags): Promise<Record<string, unknown>> {
  const written = file === undefined ? {} : await readJsonFile(file);
  const named = Object.keys(parcelFlags).flatMap((name) => {
    const value = textFlag(flags, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  if (file === undefined && named.length === 0) throw new UsageError('Give a JSON file with a parcel, or its fields as flags.');
  return { ...written, ...Object.fromEntries(named) };
}

async function readJsonFile(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below.
  }
  throw new UsageError(`${file} has to be JSON with one parcel.`);
}
