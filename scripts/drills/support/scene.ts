import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveToServer } from './as-server.ts';
import { type Finding, tableOf } from './findings.ts';

type Closer = () => Promise<void> | void;

/** Where a drill takes place: a folder of its own, what has to be ended, and what was found. */
export type Scene = {
  readonly folder: string;
  /** Says what is being done, and how long after the beginning. */
  step(text: string): void;
  /** A figure for the table. */
  found(what: string, measured: string | number): void;
  /** The same, of something without which the drill has failed. */
  must(what: string, holds: boolean, measured: string | number): void;
  /** Called at the end, however it comes; what was opened last goes first. */
  atEnd(closer: Closer): void;
  /** Prints the table; true when all that must hold does. */
  printFindings(): boolean;
  close(): Promise<void>;
};

export async function openScene(name: string): Promise<Scene> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `waybill-drill-${name}-`)));
  giveToServer(folder);
  const closers: Closer[] = [];
  const findings: Finding[] = [];
  const start = performance.now();
  return {
    folder,
    step: (text) => console.log(`  ${((performance.now() - start) / 1_000).toFixed(0).padStart(4)} s  ${text}`),
    found: (what, measured) => void findings.push({ what, measured: String(measured) }),
    must: (what, holds, measured) => void findings.push({ what, measured: String(measured), holds }),
    atEnd: (closer) => void closers.push(closer),
    printFindings() {
      if (findings.length > 0) console.log(`\n${tableOf(findings)}\n`);
      return findings.length > 0 && findings.every(({ holds = true }) => holds);
    },
    async close() {
      for (const closer of closers.splice(0).toReversed()) {
        try {
          await closer();
        } catch (error) {
          // One that cannot be ended must not keep the others alive.
          console.error(error);
        }
      }
      // What a killed program has started notices a moment later that it is alone, and may write until then.
      for (let tries = 0; tries < 3; tries += 1) {
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
        await sleep(500);
      }
    },
  };
}
