import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { type Config, createConfig } from '../../src/config/config.ts';
import { ConfigurationError, readEnvironment } from '../../src/config/environment.ts';

/** The configuration as it is made from variables, with a data folder of this test file’s own. */
export function useConfig() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-config-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const configOf = (variables: Record<string, string>): Config =>
    createConfig(readEnvironment({ DATA_DIR: dataDir, ...variables }));

  /** The error about these variables, or undefined when they are fine. */
  function complaintOf(variables: Record<string, string>): string | undefined {
    try {
      configOf(variables);
      return undefined;
    } catch (error) {
      if (error instanceof ConfigurationError) return error.message;
      throw error;
    }
  }

  return { dataDir, configOf, complaintOf };
}
