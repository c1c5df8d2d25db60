import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDojah } from '../../src/providers/identity-check/dojah.ts';
import { ProviderUnavailable } from '../../src/providers/provider-unavailable.ts';
import { openPaymentSandbox } from '../support/payment-sandbox.ts';

const sandbox = await openPaymentSandbox();
const widget = { scriptUrl: '', appId: 'sandbox-app', publicKey: 'test_pk_sandbox', widgetId: 'sandbox-widget' };
const dojah = createDojah({ baseUrl: `${sandbox.origin}/dojah`, secretKey: 'test_sk_sandbox', widget, timeoutMs: 1_000 });

const open = (reference: string) =>
  fetch(
    `${sandbox.origin}/dojah/window?${new URLSearchParams({
      app_id: widget.appId,
      p_key: widget.publicKey,
      widget_id: widget.widgetId,
      reference_id: reference,
    })}`,
  );
const end = (reference: string, outcome: string, bvn = '') =>
  fetch(`${sandbox.origin}/dojah/window`, {
    method: 'POST',
    body: new URLSearchParams({ reference_id: reference, outcome, bvn }),
  });

describe('a signature of Dojah’s', () => {
  const body = Buffer.from('{"event":"charge.success","data":{"reference":"ref_1","amount":500000}}');
  const known = createDojah({ baseUrl: '', secretKey: 'sk_test_abc', widget });
  const signature = 'f839990fcc894a70cd186661b4277b85f14dfc7ad545f7875dbeedb4992e7db6';

  it('is the one we know to be right for these bytes, and for no others', () => {
    expect(known.readEvent(body, signature)).toBe('unknown');
    for (const wrong of [undefined, '', 'zz', signature.slice(0, 62), `${signature}00`, signature.replace('f8', 'f9')])
      expect(known.readEvent(body, wrong), String(wrong)).toBeUndefined();
    expect(known.readEvent(Buffer.concat([body, Buffer.from(' ')]), signature)).toBeUndefined();
    expect(known.readEvent(Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1)), signature)).toBeUndefined();
  });

  it('is not the constant that Dojah calls its second version', () => {
    const constant = createHash('sha256').update('sk_test_abc').digest('hex');
    expect(known.readEvent(body, constant)).toBeUndefined();
  });
});

describe('how a check stands', () => {
  it('is unknown before the window was opened, and follows what happens in it', async () => {
    expect(await dojah.findCheck('kyc_never_heard_of')).toEqual({ state: 'unknown', isOtherFace: false });
    await open('kyc_follows_the_window');
    expect((await dojah.findCheck('kyc_follows_the_window')).state).toBe('ongoing');
    for (const [outcome, report] of [
      ['Pending', { state: 'pending', isOtherFace: false }],
      ['Abandoned', { state: 'abandoned', isOtherFace: false }],
      ['Failed', { state: 'failed', isOtherFace: false }],
      ['face', { state: 'failed', isOtherFace: true }],
      ['Completed', { state: 'completed', isOtherFace: false }],
    ] as const) {
      await end('kyc_follows_the_window', outcome);
      expect(await dojah.findCheck('kyc_follows_the_window'), outcome).toEqual(report);
    }
  });

  it('follows from the numbers that decide by themselves', async () => {
    for (const [bvn, state] of [
      ['22222222222', 'completed'],
      ['22222222220', 'failed'],
      ['22222222221', 'pending'],
      ['12345678901', 'failed'],
    ] as const) {
      await open(`kyc_number_${bvn}`);
      expect((await end(`kyc_number_${bvn}`, 'bvn', bvn)).status).toBe(200);
      expect((await dojah.findCheck(`kyc_number_${bvn}`)).state, bvn).toBe(state);
    }
    await open('kyc_number_none');
    expect((await end('kyc_number_none', 'bvn', '123')).status).toBe(400);
    expect((await dojah.findCheck('kyc_number_none')).state).toBe('ongoing');
  });

  it('is not known when Dojah is down, slow, cut off, or refuses our key', async () => {
    for (const fault of [
      { status: 500 },
      { status: 429 },
      { hangUp: true },
      { delayMs: 2_000 },
      { status: 401 },
      { status: 403 },
    ]) {
      await sandbox.fault('dojah', fault);
      await expect(dojah.findCheck('kyc_number_22222222222'), JSON.stringify(fault)).rejects.toThrow(ProviderUnavailable);
      await sandbox.clearFaults('dojah');
    }
    const stranger = createDojah({ baseUrl: `${sandbox.origin}/dojah`, secretKey: 'another', widget });
    await expect(stranger.findCheck('kyc_number_22222222222')).rejects.toThrow(ProviderUnavailable);
  });
});

describe('an answer that is none', () => {
  let answer: unknown;
  const server = createServer((_, response) => response.end(JSON.stringify(answer)));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());

  it('is not taken for one: another shape, another check, a word we do not know', async () => {
    const { port } = server.address() as AddressInfo;
    const liar = createDojah({ baseUrl: `http://127.0.0.1:${port}`, secretKey: 'any', widget });
    for (answer of [{}, [], { entity: null }, { reference_id: 'kyc_1', verification_status: 'Completed' }])
      await expect(liar.findCheck('kyc_1')).rejects.toThrow(ProviderUnavailable);
    answer = { entity: { reference_id: 'kyc_2', verification_status: 'Completed' } };
    await expect(liar.findCheck('kyc_1')).rejects.toThrow('an answer about another check');
    answer = { entity: { reference_id: 'kyc_1', verification_status: 'Splendid' } };
    expect((await liar.findCheck('kyc_1')).state).toBe('pending');
  });
});
