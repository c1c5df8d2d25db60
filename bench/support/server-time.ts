import { readdirSync, readFileSync } from 'node:fs';

const nanosecondsInMs = 1_000_000;

/**
 * The processor time in milliseconds that these processes have had so far, all their threads together, as the kernel counts it for each:
 * to the nanosecond, and the same however busy the machine is.
 */
export function processorMsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + threadsOf(pid).reduce((all, thread) => all + msOf(pid, thread), 0), 0);
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    // It has ended.
    return [];
  }
}

function msOf(pid: number, thread: string): number {
  try {
    const [onProcessor = 0] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ').map(Number);
    return onProcessor / nanosecondsInMs;
  } catch {
    return 0;
  }
}
