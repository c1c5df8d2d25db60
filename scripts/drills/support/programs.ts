import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackage } from '../../install-package.ts';

/** A program and the package of Debian that brings it. */
export type ProgramNeeded = { readonly program: string; readonly package: string };

const postgresFolders = ['/usr/lib/postgresql/15/bin', '/opt/homebrew/opt/postgresql@15/bin'];
const folders = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/opt/homebrew/bin'];

export const postgres: ProgramNeeded = { program: 'postgres', package: 'postgresql-15' };
export const pgbackrest: ProgramNeeded = { program: 'pgbackrest', package: 'pgbackrest' };
export const rsync: ProgramNeeded = { program: 'rsync', package: 'rsync' };

/** Where a program is: in the folder that POSTGRES_15 names, on the path, or where packages put it. */
function locateProgram(program: string): string | undefined {
  const ofPath = (process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute);
  const named = process.env.POSTGRES_15 ? [process.env.POSTGRES_15] : [];
  return [...named, ...postgresFolders, ...ofPath, ...folders]
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));
}

export function programPath(program: string): string {
  const found = locateProgram(program);
  if (!found) throw new Error(`There is no ${program} on this machine.`);
  return found;
}

/** Whether all are there, installed now where that may be done; says which package is missing otherwise. */
export function findPrograms(needed: readonly ProgramNeeded[]): boolean {
  const missing = needed.filter(
    (one) => !locateProgram(one.program) && !(installPackage(one.package) && locateProgram(one.program)),
  );
  for (const one of missing)
    console.error(`  There is no ${one.program} here, and it could not be installed: please install the package ${one.package}.`);
  return missing.length === 0;
}
