import { describe, expect, it } from 'vitest';
import { codeAt, readSecret } from '../src/providers/authenticator/totp.ts';
import { openSandbox } from './sandbox-under-test.ts';

/** “12345678901234567890”, the secret of RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the authenticator app', () => {
  it('shows the codes of RFC 6238, whose last six digits an app shows', () => {
    expect(readSecret('gezd gnbv gy3t qojq GEZDGNBVGY3TQOJQ').toString()).toBe('12345678901234567890');
    expect(codeAt(secret, 59_000)).toEqual({ code: '287082', secondsLeft: 1 });
    expect(codeAt(secret, 1_111_111_109_000).code).toBe('081804');
    expect(codeAt(secret, 20_000_000_000_000).code).toBe('353130');
  });

  it('keeps one secret for each account, the newest, and shows its code', async () => {
    const { origin } = await openSandbox();
    const add = (body: object) =>
      fetch(`${origin}/sandbox/api/authenticator`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await add({ account: 'ops.amaka', secret: 'AAAAAAAAAAAAAAAAAAAAAAAA' });
    expect((await add({ account: 'ops.amaka', secret })).status).toBe(204);
    expect((await add({ account: 'ops.femi', secret: 'not one' })).status).toBe(400);
    const { codes } = (await (await fetch(`${origin}/sandbox/api/authenticator`)).json()) as { codes: { code: string }[] };
    expect(codes).toMatchObject([{ account: 'ops.amaka', code: expect.stringMatching(/^\d{6}$/) }]);
    const page = await (await fetch(`${origin}/sandbox/authenticator`)).text();
    expect(page).toContain('ops.amaka');
    expect(page, 'the secret is nobody’s to read').not.toContain(secret);
  });
});
