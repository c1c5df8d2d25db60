import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { checkHouseRules } from './checks/house-rules.ts';
import { findChromium } from './chromium.ts';
import { findRedis } from './redis.ts';
import { runToEnd } from './run-to-end.ts';
import { buildWebApp } from './web-build.ts';

/** Everything, in the order in which it fails fastest. Ends with one line that counts the tests. */
type Counts = { passed: number; failed: number; skipped: number };

const results = 'test-results';
// Three times what either suite takes on two slow cores.
const mostMinutes = 40;
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

async function main(): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await gate('Lint', () => runToEnd('biome', ['check', '--error-on-warnings', '.']));
  await gate(
    'Types',
    async () => (await runToEnd('tsc', ['-p', 'tsconfig.json'])) && (await runToEnd('tsc', ['-p', 'apps/web/tsconfig.json'])),
  );
  await gate('House rules', async () => checkHouseRules());
  const redis = findRedis();
  await suite(
    'Unit and integration tests',
    () =>
      runToEnd('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`], {
        environment: { REDIS_SERVER: redis ?? '' },
        mostMinutes,
      }),
    readVitest,
  );
  await buildWebApp();
  await gate('Byte budgets', () => runToEnd(process.execPath, ['apps/web/build/check-budgets.ts']));
  const chromium = findChromium();
  await suite(
    'Browser journeys',
    () =>
      runToEnd('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
        environment: { CHROMIUM: chromium },
        mostMinutes,
      }),
    readPlaywright,
  );
  finish();
}

/** A check that is not made of tests: the run stops when it fails, since what follows would only repeat it. */
async function gate(name: string, check: () => Promise<boolean>): Promise<void> {
  heading(name);
  if (await check()) {
    total.passed += 1;
    return;
  }
  total.failed += 1;
  console.error(`\n  ${name} failed.`);
  finish();
}

async function suite(name: string, tests: () => Promise<boolean>, read: () => Counts): Promise<void> {
  heading(name);
  const isGreen = await tests();
  const counts = read();
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  // A runner that fails without a failed test (a crash, no test found) is a failure all the same.
  total.failed += Math.max(counts.failed, isGreen ? 0 : 1);
}

function readVitest(): Counts {
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>('vitest.json');
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, skipped: report?.numPendingTests ?? 0 };
}

function readPlaywright(): Counts {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    'playwright.json',
  );
  // A test that passed only when tried again did not pass.
  return {
    passed: report?.stats.expected ?? 0,
    failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
    skipped: report?.stats.skipped ?? 0,
  };
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8')) as T;
  } catch {
    console.error(`  The report ${file} cannot be read.`);
    return undefined;
  }
}

function heading(name: string): void {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
}

function finish(): never {
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(total.failed === 0 ? 0 : 1);
}

await main();
