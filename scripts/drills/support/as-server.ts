import { execFile } from 'node:child_process';
import { chownSync } from 'node:fs';
import { promisify } from 'node:util';
import { asOwner, unprivilegedOwner } from '../../../apps/api/src/platform/db/postgres-process.ts';

const run = promisify(execFile);

/** PostgreSQL and what belongs to it do not run as root: where we are root, their files belong to whoever they run as. */
export function giveToServer(file: string): void {
  const owner = unprivilegedOwner();
  if (owner) chownSync(file, owner.uid, owner.gid);
}

/** Runs a program to its end as the one who owns the servers; answers what it printed, and throws that where it failed. */
export async function runAsServer(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const [command, all] = asOwner(program, [...args]);
  const { stdout } = await run(command, all, { env: { ...process.env, ...environment } });
  return stdout;
}
