import type { Database } from '../../platform/db/database.ts';
import type { KeyCall, KeyLog } from '../../platform/http/key-calls.ts';
import { insertKeyRequests } from './storage/key-requests.ts';

const waitMs = 1_000;
/** Beyond this the newest are dropped: a log must not become the memory of a node. */
const mostWaiting = 5_000;

/** Writes what was asked with keys a second later and together: no request waits for it. */
export function createKeyLog(db: Database, onError: (error: unknown) => void): KeyLog & { stop(): Promise<void> } {
  let waiting: KeyCall[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function write(): void {
    timer = undefined;
    const calls = waiting;
    waiting = [];
    if (calls.length > 0) writing = writing.then(() => insertKeyRequests(db, calls)).catch(onError);
  }

  return {
    note(call) {
      if (waiting.length >= mostWaiting) return;
      waiting.push(call);
      timer ??= setTimeout(write, waitMs).unref();
    },
    stop() {
      clearTimeout(timer);
      write();
      return writing;
    },
  };
}
