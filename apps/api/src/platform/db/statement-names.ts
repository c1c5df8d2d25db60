import { createHash } from 'node:crypto';

const mostKept = 5_000;

/** The names under which connections keep the statements they have prepared: one for each text. */
export function createStatementNames() {
  const names = new Map<string, string>();
  let generation = 0;
  return {
    of(text: string): string {
      const known = names.get(text);
      if (known) return known;
      if (names.size >= mostKept) names.clear();
      const name = `${createHash('sha256').update(text).digest('base64url')}-${generation}`;
      names.set(text, name);
      return name;
    },
    /** A table has changed since its statements were prepared: all are prepared anew, on all connections. */
    renew(): void {
      generation += 1;
      names.clear();
    },
  };
}
