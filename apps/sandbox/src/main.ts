import { fstatSync } from 'node:fs';
import { readSettings } from './settings.ts';
import { type RunningSandbox, startSandbox } from './start.ts';
import { StartFailure } from './start-failure.ts';

const longestGoodbyeMs = 3000;

async function start(): Promise<RunningSandbox> {
  try {
    return await startSandbox(readSettings(process.env));
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function stopWhenAsked(sandbox: RunningSandbox): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), longestGoodbyeMs).unref();
    void sandbox.close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // A parent that was killed outright sends no signal; its channel, or its end of our stdin, closes all the same.
  if (process.send !== undefined) {
    process.on('disconnect', stop);
    if (!process.connected) stop();
  } else if (isHeldByAnotherProcess(0)) {
    process.stdin.on('end', stop).on('error', stop).resume();
  }
}

/** A terminal, a file or /dev/null says nothing about a parent; a pipe does. */
function isHeldByAnotherProcess(descriptor: number): boolean {
  try {
    const stat = fstatSync(descriptor);
    return stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}

const sandbox = await start();
stopWhenAsked(sandbox);
console.log(`The sandbox is ready at ${sandbox.origin}/sandbox, with SMTP on port ${sandbox.smtpPort}.`);
process.send?.({ type: 'ready', origin: sandbox.origin, smtpPort: sandbox.smtpPort });
