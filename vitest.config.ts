import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const unit = ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'apps/api/src/**/*.test.ts'];

// Files of these share a process and what it has loaded, which saves a third of their time. They may, since nothing of ours
// keeps state in a module: each test file makes its own database, servers and clients.
const shared = { isolate: false };

// No statement about speed: these end what hangs, however slow the machine is.
const patient = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } };

const web = { setupFiles: ['apps/web/src/tests/setup.ts'], ...patient };

export default defineConfig({
  test: {
    // Half of the time of a file is spent waiting: for programs that start, for jobs, for locks. Two fill two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'unit', include: unit, environment: 'node', ...shared, ...patient } },
      {
        test: {
          name: 'api',
          ...shared,
          include: ['apps/api/tests/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/api/tests/support/global-setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'sandbox',
          ...shared,
          include: ['apps/sandbox/tests/**/*.test.ts'],
          environment: 'node',
          ...patient,
        },
      },
      { test: { name: 'web', include: ['apps/web/{src,build}/**/*.test.ts'], environment: 'node', ...shared, ...web } },
      // What is drawn needs a document. A test of something else that does says so in its first line.
      { test: { name: 'web-screens', include: ['apps/web/src/**/*.test.tsx'], environment: 'happy-dom', ...shared, ...web } },
    ],
  },
});
