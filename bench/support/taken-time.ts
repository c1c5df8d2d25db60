import { existsSync, readFileSync } from 'node:fs';

// The file in which the kernel counts the time its host has taken: the eighth number, in ticks like the others.
const stat = '/proc/stat';

/**
 * How much of the processor’s time a virtual machine did not get while it wanted to work, between this call and the call of
 * what it gives back: 0 to 1. Nothing is known of that, and 0 answered, where the kernel does not count it.
 */
export function watchTakenTime(): () => number {
  const before = ticks();
  return () => {
    const after = ticks();
    const busy = after.busy - before.busy;
    return busy > 0 ? (after.taken - before.taken) / busy : 0;
  };
}

function ticks(): { busy: number; taken: number } {
  if (!existsSync(stat)) return { busy: 0, taken: 0 };
  const [first = ''] = readFileSync(stat, 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , , , taken = 0] = first.trim().split(/\s+/).slice(1).map(Number);
  return { busy: user + nice + system + taken, taken };
}
