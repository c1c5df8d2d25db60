import { readdirSync, readFileSync } from 'node:fs';

// The unit of the kernel’s counts: a hundredth of a second on every Linux there is.
const ticksPerSecond = 100;

/** The processor seconds that a PostgreSQL server has used so far, its connections included, those that are gone as well. */
export function processorSecondsOf(postmasterPid: number): number {
  const { own, ended } = countsOf(postmasterPid);
  const ofConnections = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => countsOf(Number(name)))
    .filter(({ parent }) => parent === postmasterPid);
  return ofConnections.reduce((sum, connection) => sum + connection.own, own + ended) / ticksPerSecond;
}

function countsOf(pid: number): { readonly parent: number; readonly own: number; readonly ended: number } {
  try {
    // The name of the program stands in brackets, and may hold anything.
    const [, after = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = after.split(' ').map(Number);
    const [parent = 0, user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = [1, 11, 12, 13, 14].map((at) => fields[at]);
    return { parent, own: user + system, ended: userOfEnded + systemOfEnded };
  } catch {
    // It ended between the list and the look: the postmaster counts it from then on.
    return { parent: 0, own: 0, ended: 0 };
  }
}
