import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

type Options = {
  readonly environment?: Readonly<Record<string, string>>;
  /** The minutes after which the program counts as hanging. */
  readonly mostMinutes?: number;
};

/** Runs a program that shares our output; answers whether it ended well. One that hangs is stopped, with what it waited for. */
export function runToEnd(command: string, args: readonly string[], options: Options = {}): Promise<boolean> {
  const { environment = {}, mostMinutes } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', ...environment },
    });
    const patience =
      mostMinutes === undefined
        ? undefined
        : setTimeout(() => {
            console.error(`\n  ${command} has not ended after ${mostMinutes} minutes. What still runs of it:`);
            stopAll(child);
          }, mostMinutes * 60_000);
    child.on('error', (error) => {
      clearTimeout(patience);
      console.error(`  ${command} could not be started: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code) => {
      clearTimeout(patience);
      resolve(code === 0);
    });
  });
}

/** Names and ends a process with everything that it has started. */
function stopAll({ pid = 0 }: ChildProcess): void {
  const { stdout = '' } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,etime=,pcpu=,args='], { encoding: 'utf8' });
  const processes = (stdout ?? '').split('\n').map((line) => {
    const [, id, parent, what = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { id: Number(id), parent: Number(parent), what };
  });
  const family = new Set([pid]);
  for (const { id, parent } of processes.toSorted((a, b) => a.id - b.id)) if (family.has(parent)) family.add(id);
  for (const { id, what } of processes) if (family.has(id)) console.error(`    ${what.slice(0, 200)}`);
  for (const id of family) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // Gone with its parent.
    }
  }
}
