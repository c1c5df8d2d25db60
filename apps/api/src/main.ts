import { createApp } from './app.ts';
import { createConfig } from './config/config.ts';
import { ConfigurationError, readEnvironment } from './config/environment.ts';
import { createContext } from './context.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { demoPassword, demoPeople, demoPin, demoStaff } from './demo/people.ts';
import { openBook } from './modules/places/index.ts';
import { applyMigrations, checkDisk, checkPort, obtainDatabase, StartupError, startSandbox } from './startup.ts';

const drainMs = 10_000;

type Closer = () => Promise<void> | void;

/** What to undo, last opened first. */
const closers: Closer[] = [];

async function main(): Promise<void> {
  const config = createConfig(readEnvironment(process.env));
  const progress = (step: string) => console.log(`  ${step}…`);
  checkDisk(config.dataDir);
  await checkPort(config.http.port, config.http.host, 'PORT');

  const database = await obtainDatabase(config, progress);
  closers.push(() => database.stop());
  await applyMigrations(database.url, progress);
  if (config.sandbox) {
    const sandbox = await startSandbox(config.sandbox, config.dataDir);
    closers.push(() => sandbox.stop());
  }

  const context = await createContext(config, database.url, (error) => console.error(error));
  closers.push(() => context.close());
  if (config.demo) await fillDemo(context);

  if (config.roles.has('http')) openBook();
  const app = await createApp(context, config);
  closers.push(() => app.close());
  await app.listen({ port: config.http.port, host: config.http.host });
  if (config.roles.has('worker')) await context.startWorking();
  announce(config.http.publicUrl, config.sandbox?.origin, config.demo);
}

function announce(publicUrl: string, sandboxOrigin: string | undefined, isDemo: boolean): void {
  console.log(`\n  Waybill is at     ${publicUrl}`);
  console.log(`  API reference     ${publicUrl}/api/docs`);
  if (sandboxOrigin)
    console.log(`  Sandbox           ${sandboxOrigin}/sandbox   (SMS, e-mail, sign-in and payment providers of this machine)`);
  if (isDemo) {
    console.log(`\n  Sign in as one of these, with the password ${demoPassword} (PIN ${demoPin}):`);
    for (const person of demoPeople)
      console.log(`    ${person.username.padEnd(12)} ${person.fullName}, ${person.city}: ${person.about}`);
    console.log(`\n  Our own people, with the same password, have the console at ${publicUrl}/ops:`);
    for (const person of demoStaff) console.log(`    ${person.username.padEnd(12)} ${person.fullName}: ${person.about}`);
  }
  console.log('\n  Ctrl-C stops everything.\n');
}

let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // Whatever hangs must not keep the program alive; everything acknowledged is already on disk.
  setTimeout(() => process.exit(exitCode || 1), drainMs).unref();
  for (const close of closers.reverse()) {
    try {
      await close();
    } catch (error) {
      console.error(error);
    }
  }
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigurationError || error instanceof StartupError;
  const isFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === '53100');
  if (isFull) console.error('\n  The disk is full. Free some space and start again.\n');
  else if (isPlain) console.error(`\n  ${(error as Error).message}\n`);
  else console.error('\n  Waybill could not start.', error);
  void stop(1);
});
