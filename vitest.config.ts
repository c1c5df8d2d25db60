import { defineConfig } from 'vitest/config';

const unit = ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'apps/api/src/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: unit, environment: 'node' } },
      {
        test: {
          name: 'api',
          include: ['apps/api/tests/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/api/tests/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'sandbox',
          include: ['apps/sandbox/tests/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['apps/web/{src,build}/**/*.test.{ts,tsx}'], environment: 'node' } },
    ],
  },
});
