import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentSchema } from '../../src/config/environment.ts';
import { useConfig } from '../support/config-under-test.ts';
import { production } from '../support/production-settings.ts';

const { configOf, complaintOf } = useConfig();

it('operators read of every setting in docs/operations.md', () => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  for (const name of Object.keys(environmentSchema.shape)) expect(page).toContain(`\`${name}\``);
});

describe('without production’s guard', () => {
  it.each(['0.0.0.0', '::', '192.0.2.7'])('the demo and the sandbox are on loopback only, or said: HOST=%s', (HOST) => {
    expect(configOf({}).http.host).toBe('127.0.0.1');
    expect(complaintOf({ HOST })).toContain('say DEMO=on');
    expect(complaintOf({ HOST, DEMO: 'off' }), 'the sandbox shows everybody’s codes').toContain('say DEMO=on');
    expect(complaintOf({ HOST, DEMO: 'on' })).toBeUndefined();
    expect(complaintOf({ ...production, NODE_ENV: 'development', HOST, SANDBOX: 'off' })).toContain('say DEMO=on');
    expect(complaintOf({ ...production, NODE_ENV: 'development', HOST, SANDBOX: 'off', DEMO: 'off' })).toBeUndefined();
  });

  it('whoever forgets NODE_ENV behind a proxy has no demo either: the public address is not this machine’s', () => {
    const { NODE_ENV: _, ...forgotten } = { ...production, HOST: '127.0.0.1', TRUST_PROXY: '1' };
    expect(complaintOf(forgotten)).toContain('PUBLIC_URL=https://waybill.example lets other machines in');
    expect(complaintOf(forgotten)).toContain('Say NODE_ENV=production');
    expect(complaintOf({ ...forgotten, SANDBOX: 'off' })).toContain('say DEMO=on');
    expect(complaintOf({ ...forgotten, DEMO: 'off' }), 'the sandbox shows everybody’s codes').toContain('say DEMO=on');
    expect(complaintOf({ ...forgotten, DEMO: 'on' })).toBeUndefined();
    expect(complaintOf({ ...forgotten, DEMO: 'off', SANDBOX: 'off' })).toBeUndefined();
    for (const here of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])
      expect(complaintOf({ PUBLIC_URL: here })).toBeUndefined();
  });
});
