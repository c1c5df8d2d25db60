import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed: what its runner calls the place where it stands, its name, and the first lines of why. */
export type Failure = { readonly place: string; readonly name: string; readonly why: string };

/** The result of a suite. */
export type Outcome = { readonly passed: number; readonly skipped: number; readonly failures: readonly Failure[] };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
};

export function readVitest(file: string): Outcome {
  const report = readReport<VitestReport>(file);
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const path = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not even be loaded has no test that failed.
    if (failed.length === 0 && status === 'failed') return [failureOf(path, path, message)];
    return failed.map((test) => failureOf(path, `${path} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: report?.numPassedTests ?? 0, skipped: report?.numPendingTests ?? 0, failures };
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
};

type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly skipped: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
};

export function readPlaywright(file: string): Outcome {
  const report = readReport<PlaywrightReport>(file);
  const failures = (report?.suites ?? []).flatMap(failuresOf);
  const errors = (report?.errors ?? []).map(({ message }) => failureOf('', 'Outside of any journey', message));
  return {
    passed: report?.stats.expected ?? 0,
    skipped: report?.stats.skipped ?? 0,
    failures: [...failures, ...(failures.length === 0 ? errors : [])],
  };
}

function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      // A test that passed only when tried again did not pass.
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failureOf(
          `${file}:${line}`,
          `${file}:${line} [${projectName}] › ${title}`,
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

function failureOf(place: string, name: string, message: string | undefined): Failure {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .map((line) => `\n      ${line.trim()}`);
  return { place, name, why: lines.join('') };
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    console.error(`  The report ${file} cannot be read.`);
    return undefined;
  }
}
