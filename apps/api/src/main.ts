import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { createConfig } from './config/config.ts';
import { ConfigurationError, readEnvironment } from './config/environment.ts';
import { createContext } from './context.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { lendPhones } from './demo/lend-phones.ts';
import { makePaymentsKnown } from './demo/make-payments-known.ts';
import { demoPassword, demoPeople, demoPin, demoStaff } from './demo/people.ts';
import { openBook } from './modules/places/index.ts';
import { isDatabaseUnavailable } from './platform/db/database.ts';
import type { DatabaseEvents } from './platform/db/supervise-postgres.ts';
import { applyMigrations, checkDisk, checkPort, obtainDatabase, StartupError, startSandbox } from './startup.ts';

const drainMs = 10_000;

type Closer = () => Promise<void> | void;

/** Parts that get time to finish, and processes that must not outlive us; each list is closed last opened first. */
const goodbyes: Closer[] = [];
const children: Closer[] = [];

class StoppedWhileStarting extends Error {}

async function main(): Promise<void> {
  const config = createConfig(readEnvironment(process.env));
  const progress = (step: string) => {
    // Between any two steps of a start somebody may have asked us to stop.
    if (isStopping) throw new StoppedWhileStarting();
    console.log(`  ${step}…`);
  };
  checkDisk(config.dataDir);
  await checkPort(config.http.port, config.http.host, 'PORT');

  const database = await obtainDatabase(config, { progress, events: databaseEvents, onLaunched: (end) => children.push(end) });
  children.push(() => database.stop());
  await applyMigrations(database.url, progress);
  if (config.sandbox) {
    const sandbox = await startSandbox(config.sandbox, config.dataDir);
    children.push(() => sandbox.stop());
  }

  const context = await createContext(config, database.url, reportFailedWork);
  goodbyes.push(() => context.close());
  if (config.demo) await fillDemo(context);
  if (config.demo && config.sandbox) {
    await lendPhones(context, config.sandbox.origin);
    await makePaymentsKnown(context, config.sandbox.origin);
  }

  if (config.roles.has('http')) openBook();
  const app = await createApp(context, config);
  goodbyes.push(() => app.close());
  if (isStopping) throw new StoppedWhileStarting();
  await app.listen({ port: config.http.port, host: config.http.host });
  if (config.roles.has('worker')) await context.startWorking();
  announce(config.http.publicUrl, config.sandbox?.origin, config.demo);
}

function announce(publicUrl: string, sandboxOrigin: string | undefined, isDemo: boolean): void {
  console.log(`\n  Waybill is at     ${publicUrl}`);
  console.log(`  API reference     ${publicUrl}/api/docs`);
  if (sandboxOrigin)
    console.log(`  Sandbox           ${sandboxOrigin}/sandbox   (SMS, email, sign-in and payment providers of this machine)`);
  if (isDemo) {
    console.log(`\n  Sign in as one of these, with the password ${demoPassword} (PIN ${demoPin}):`);
    for (const person of demoPeople)
      console.log(`    ${person.username.padEnd(12)} ${person.fullName}, ${person.city}: ${person.about}`);
    console.log(`\n  Our own people, with the same password, have the console at ${publicUrl}/ops:`);
    for (const person of demoStaff) console.log(`    ${person.username.padEnd(12)} ${person.fullName}: ${person.about}`);
    if (sandboxOrigin) console.log(`  It asks them for a code as well: theirs are at ${sandboxOrigin}/sandbox/authenticator`);
  }
  console.log('\n  Ctrl-C stops everything.\n');
}

let loggedAt = 0;

/** Every queue asks the database by itself; an outage is reported once in ten seconds and not by each of them. */
function reportFailedWork(error: unknown): void {
  if (!isDatabaseUnavailable(error)) {
    console.error(error);
    return;
  }
  if (Date.now() - loggedAt < 10_000) return;
  loggedAt = Date.now();
  console.error(`  Work waits for the database: ${error instanceof Error ? error.message : String(error)}`);
}

const databaseEvents: DatabaseEvents = {
  onDied: () => console.error('  The database has stopped by itself. It is being started again…'),
  onBack: () => console.error('  The database is back.'),
  onGivenUp: (reason) => {
    console.error(`\n  The database has stopped and cannot be started again. ${reason}\n`);
    void stop(1);
  },
};

let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // A part that hangs must not keep the program alive; everything acknowledged is already on disk.
  const drained = await Promise.race([
    starting
      .catch(() => undefined)
      .then(() => closeAll(goodbyes))
      .then(() => true),
    sleep(drainMs, false, { ref: false }),
  ]);
  await closeAll(children);
  process.exit(exitCode || (drained ? 0 : 1));
}

async function closeAll(closers: readonly Closer[]): Promise<void> {
  for (const close of closers.toReversed()) {
    try {
      await close();
    } catch (error) {
      console.error(error);
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

const starting = main();
starting.catch((error: unknown) => {
  if (error instanceof StoppedWhileStarting) return;
  const isPlain = error instanceof ConfigurationError || error instanceof StartupError;
  const isFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === '53100');
  if (isFull) console.error('\n  The disk is full. Free some space and start again.\n');
  else if (isPlain) console.error(`\n  ${(error as Error).message}\n`);
  else console.error('\n  Waybill could not start.', error);
  void stop(1);
});
