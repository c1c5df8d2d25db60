import { mkdirSync, rmSync } from 'node:fs';
import { checkHouseRules } from './checks/house-rules.ts';
import { prepareChromium } from './chromium.ts';
import { databaseTests, findOldestPostgres } from './older-postgres.ts';
import { findPromtool } from './promtool.ts';
import { findRedis } from './redis.ts';
import { runToEnd } from './run-to-end.ts';
import { keepScratchInMemory } from './scratch.ts';
import { type Failure, type Outcome, readPlaywright, readVitest } from './test-reports.ts';
import { buildWebApp } from './web-build.ts';

const results = 'test-results';
// Twice what either suite takes on two cores: only what hangs is ended.
const mostMinutes = 55;
// Where more fails, it is no accident of a busy machine.
const mostTriedAgain = 5;
const total: { passed: number; skipped: number; failures: string[]; unsteady: string[] } = {
  passed: 0,
  skipped: 0,
  failures: [],
  unsteady: [],
};

/** Runs a suite whole, or only what stands in the places given. */
type Run = (places?: readonly string[]) => Promise<boolean>;

/** Everything, in the order in which it fails fastest. Ends with what failed, and one line that counts the tests. */
async function main(): Promise<void> {
  keepScratchInMemory();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await gate(
    'Lint',
    async () => (await runToEnd('biome', ['check', '--error-on-warnings', '.'])) && (await runToEnd('knip', ['--no-progress'])),
  );
  await gate(
    'Types',
    async () => (await runToEnd('tsc', ['-p', 'tsconfig.json'])) && (await runToEnd('tsc', ['-p', 'apps/web/tsconfig.json'])),
  );
  await gate('House rules', async () => checkHouseRules());
  await buildWebApp();
  await gate('Byte budgets', () => runToEnd(process.execPath, ['apps/web/build/check-budgets.ts']));
  const redis = findRedis();
  const promtool = findPromtool();
  await suite('Unit and integration tests', runVitest('vitest', { REDIS_SERVER: redis ?? '', PROMTOOL: promtool ?? '' }), () =>
    readVitest(`${results}/vitest.json`),
  );
  const oldest = findOldestPostgres();
  if (oldest)
    await suite(
      'Database tests on PostgreSQL 15',
      runVitest('vitest-oldest', { TEST_POSTGRES: oldest }, ['--project', 'api'], databaseTests),
      () => readVitest(`${results}/vitest-oldest.json`),
    );
  else total.skipped += 1;
  prepareChromium();
  await suite(
    'Browser journeys',
    (places = []) => {
      const alone = places.length > 0 ? ['--workers', '1'] : [];
      return runToEnd('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...alone, ...places], { mostMinutes });
    },
    () => readPlaywright(`${results}/playwright.json`),
  );
  await gate('Benches, very small', () => runToEnd(process.execPath, ['scripts/bench.ts', '--tiny'], { mostMinutes }));
  finish();
}

/** A check that is not made of tests: the run stops when it fails, since what follows would only repeat it. */
async function gate(name: string, check: () => Promise<boolean>): Promise<void> {
  heading(name);
  if (await check()) {
    total.passed += 1;
    return;
  }
  total.failures.push(name);
  finish();
}

function runVitest(report: string, environment: Record<string, string>, args: string[] = [], files: string[] = []): Run {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/${report}.json`];
  return (places = []) => {
    const which = places.length > 0 ? ['--maxWorkers=1', ...places] : files;
    return runToEnd('vitest', ['run', ...args, ...reporters, ...which], { environment, mostMinutes });
  };
}

async function suite(name: string, run: Run, read: () => Outcome): Promise<void> {
  heading(name);
  const isGreen = await run();
  const { passed, skipped, failures } = read();
  total.passed += passed;
  total.skipped += skipped;
  total.failures.push(...(await tryAgain(name, failures, run, read)).map(textOf));
  // A runner that fails without a failed test (a crash, no test found) is a failure all the same.
  if (!isGreen && failures.length === 0) total.failures.push(`${name}: the runner itself`);
}

/**
 * Whether a few failures are the product's or a full machine's: they run once more, alone. What passes then is named at the end as
 * unsteady, with how it failed, to be mended; what fails twice is a failure (docs/decisions/0037).
 */
async function tryAgain(name: string, failures: readonly Failure[], run: Run, read: () => Outcome): Promise<readonly Failure[]> {
  const places = [...new Set(failures.map(({ place }) => place))];
  if (places.length === 0 || places.length > mostTriedAgain || places.includes('')) return failures;
  heading(`${name}: what failed, once more and alone`);
  const isGreen = await run(places);
  const again = read().failures;
  if (!isGreen && again.length === 0) return failures;
  const failedTwice = new Set(again.map((failure) => failure.name));
  const unsteady = failures.filter((failure) => !failedTwice.has(failure.name));
  total.passed += unsteady.length;
  total.unsteady.push(...unsteady.map(textOf));
  return again;
}

const textOf = ({ name, why }: Failure) => `${name}${why}`;

function heading(name: string): void {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
}

function finish(): never {
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  const failed = total.failures.length;
  if (total.unsteady.length > 0) heading('Unsteady: failed among the others, passed alone. Mend these');
  for (const test of total.unsteady) console.log(`  ~ ${test}`);
  if (failed > 0) heading('Failed');
  for (const failure of total.failures) console.log(`  ✗ ${failure}`);
  console.log(`\n${total.passed} passed, ${failed} failed${skipped}`);
  process.exit(failed === 0 ? 0 : 1);
}

await main();
