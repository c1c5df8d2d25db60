import { mkdirSync, rmSync } from 'node:fs';
import { checkHouseRules } from './checks/house-rules.ts';
import { prepareChromium } from './chromium.ts';
import { databaseTests, findOldestPostgres } from './older-postgres.ts';
import { findPromtool } from './promtool.ts';
import { findRedis } from './redis.ts';
import { runToEnd } from './run-to-end.ts';
import { keepScratchInMemory } from './scratch.ts';
import { type Outcome, readPlaywright, readVitest } from './test-reports.ts';
import { buildWebApp } from './web-build.ts';

const results = 'test-results';
// Three times what either suite takes on two slow cores.
const mostMinutes = 40;
const total: { passed: number; skipped: number; failures: string[] } = { passed: 0, skipped: 0, failures: [] };

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
  await suite(
    'Unit and integration tests',
    () =>
      runToEnd('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`], {
        environment: { REDIS_SERVER: redis ?? '', PROMTOOL: promtool ?? '' },
        mostMinutes,
      }),
    () => readVitest(`${results}/vitest.json`),
  );
  const oldest = findOldestPostgres();
  if (oldest)
    await suite(
      'Database tests on PostgreSQL 15',
      () =>
        runToEnd(
          'vitest',
          [
            ...['run', '--project', 'api', '--reporter=default', '--reporter=json'],
            ...[`--outputFile.json=${results}/vitest-oldest.json`, ...databaseTests],
          ],
          { environment: { TEST_POSTGRES: oldest }, mostMinutes },
        ),
      () => readVitest(`${results}/vitest-oldest.json`),
    );
  else total.skipped += 1;
  prepareChromium();
  await suite(
    'Browser journeys',
    () => runToEnd('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { mostMinutes }),
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

async function suite(name: string, tests: () => Promise<boolean>, read: () => Outcome): Promise<void> {
  heading(name);
  const isGreen = await tests();
  const { passed, skipped, failures } = read();
  total.passed += passed;
  total.skipped += skipped;
  total.failures.push(...failures);
  // A runner that fails without a failed test (a crash, no test found) is a failure all the same.
  if (!isGreen && failures.length === 0) total.failures.push(`${name}: the runner itself`);
}

function heading(name: string): void {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
}

function finish(): never {
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  const failed = total.failures.length;
  if (failed > 0) heading('Failed');
  for (const failure of total.failures) console.log(`  ✗ ${failure}`);
  console.log(`\n${total.passed} passed, ${failed} failed${skipped}`);
  process.exit(failed === 0 ? 0 : 1);
}

await main();
