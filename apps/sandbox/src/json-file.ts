import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type * as z from 'zod';

/** Reads the file; undefined when it is missing or damaged, because sandbox state is cheap to make anew. */
export async function readJson<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Readable by the owner only: some of these files hold keys. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
