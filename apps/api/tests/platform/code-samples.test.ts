import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Call } from '@waybill/contract/call';
import { scopeOf } from '@waybill/contract/developers/scope-table';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import { describeApi, operationOf } from '../../src/platform/http/openapi.ts';
import { keyOf } from '../support/api-keys.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

type Sample = { readonly lang: string; readonly label: string; readonly source: string };
type Described = { readonly operationId: string; readonly 'x-codeSamples': readonly Sample[] };

const run = promisify(execFile);
const calls = allRoutes.map(({ call }) => call);
const operations = Object.values(describeApi(calls, '/').paths).flatMap((methods) => Object.values(methods) as Described[]);
const samplesOf = (call: Call) =>
  operations.find(({ operationId }) => operationId === operationOf(call))?.['x-codeSamples'] ?? [];
const sourceOf = (call: Call, lang: string) => samplesOf(call).find((sample) => sample.lang === lang)?.source ?? '';

describe('the samples of the reference', () => {
  const world = useWorld({ ROLES: 'http' });

  it('show each call in curl and in TypeScript', () => {
    for (const call of calls) {
      expect(
        samplesOf(call).map(({ label }) => label),
        call.path,
      ).toEqual(['curl', 'TypeScript']);
      for (const { source } of samplesOf(call)) expect(source).not.toMatch(/undefined|\[object|%5Bobject|\{\w+\}"/);
    }
  });

  it('are written as a shell and as Node read them', () => {
    const shell = spawnSync('bash', ['-n'], { input: calls.map((call) => sourceOf(call, 'Shell')).join('\n') });
    expect(String(shell.stderr)).toBe('');
    const all = calls.map(
      (call, index) => `export async function sample${index}() {\n${withoutImports(sourceOf(call, 'TypeScript'))}\n}`,
    );
    const file = path.join(tmpdir(), `waybill-samples-${process.pid}.ts`);
    writeFileSync(file, `import { openAsBlob } from 'node:fs';\n${all.join('\n')}`);
    const node = spawnSync(process.execPath, ['--check', file]);
    expect(String(node.stderr)).toBe('');
  });

  it('say whose they are: a key where keys open the call, a session elsewhere, nobody where anybody may ask', () => {
    for (const call of calls) {
      const [bearer] = sourceOf(call, 'Shell').match(/\$(WAYBILL_KEY|ACCESS_TOKEN)/) ?? [];
      const expected = call.access === 'public' ? undefined : scopeOf(call) ? '$WAYBILL_KEY' : '$ACCESS_TOKEN';
      expect(bearer, call.path).toBe(expected);
    }
  });

  it('work as they stand, for all that a key reads without naming anything', async () => {
    const shop = await verifiedPerson(world);
    const { secret } = await keyOf(world, shop, { scopes: ['read', 'ship', 'webhooks'] });
    const env = { ...process.env, WAYBILL: world.node.origin, WAYBILL_KEY: secret };
    const readable = calls.filter((call) => call.method === 'GET' && scopeOf(call) === 'read' && !/\{/.test(call.path));
    expect(readable.length).toBeGreaterThan(5);
    for (const call of readable) {
      const { stdout } = await run('bash', ['-c', `${sourceOf(call, 'Shell')} -sS -o /dev/null -w '%{http_code}'`], { env });
      // Some are for members of businesses alone: understood all the same.
      expect(['200', '403'], call.path).toContain(stdout);
    }
    const [first] = readable;
    const source = first && sourceOf(first, 'TypeScript');
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source ?? ''], { env });
    expect(() => JSON.parse(stdout)).not.toThrow();
  });
});

const withoutImports = (source: string) => source.replaceAll(/^import .*\n/gm, '');
