import path from 'node:path';

export type Import = {
  /** The specifier as written: `../ids.ts`, `zod/mini`. */
  readonly specifier: string;
  /** The imported names; none where a module is imported whole or for its side effects. */
  readonly names: readonly string[];
  /** Imported for types alone: nothing of it is left when the file runs. */
  readonly isType: boolean;
};

const statements = /^(?:import|export)\s(type\s)?([\w*{][^'";=]*?)\sfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;

/** Every import of a file: for values, for types, for side effects, and dynamic ones. */
export function readImports(text: string): Import[] {
  return [...text.matchAll(statements)].map(([, type, clause = '', from, bare, later]) => ({
    specifier: from ?? bare ?? later ?? '',
    names: [...clause.matchAll(/[\w$]+(?=\s*(?:[,}]|$|\sas\s))/g)].map(([name]) => name),
    isType: type !== undefined,
  }));
}

/** Resolves a specifier: a path from the root of the repository, or a package as it is. */
export function resolveImport(file: string, specifier: string): string {
  return specifier.startsWith('.') ? path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier)) : specifier;
}
