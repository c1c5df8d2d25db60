import { createHmac } from 'node:crypto';
import path from 'node:path';
import { startSandbox } from '@waybill/sandbox/start';
import { describe, expect, inject, it } from 'vitest';
import { newcomer } from '../support/people.ts';
import { type ProviderPerson, returnWith, visitProvider } from '../support/sign-in-provider.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const cookieName = 'waybill_federated';

describe('coming back from the sign-in provider', () => {
  const world = useWorld();

  const maria = (): ProviderPerson => ({ name: 'Maria Silva', email: newcomer().email, emailVerified: true });
  const tickets = async () => (await world.db`select id from federated_ticket`).length;

  /** The attempt in the visitor's cookie with something replaced, signed as only the server can, if `isSigned`. */
  function tamper(visitor: Visitor, change: object, isSigned: boolean): void {
    const [content = '', signature = ''] = (visitor.cookies.get(cookieName) ?? '').split('.');
    const attempt: unknown = JSON.parse(Buffer.from(content, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify(Object.assign({}, attempt, change))).toString('base64url');
    const key = world.node.context.keys.key('federated-cookie');
    const resigned = createHmac('sha256', key).update(changed).digest('base64url');
    visitor.cookies.set(cookieName, `${changed}.${isSigned ? resigned : signature}`);
  }

  it('with the person’s consent brings a ticket, which no server on the way gets to see', async () => {
    const visitor = world.visitor();
    const callback = await visitProvider(visitor, maria());
    const response = await visitor.request(`${callback.pathname}${callback.search}`);
    expect(response.headers.get('location')).toMatch(/^\/login\/federated#ticket=[\w.-]+$/);
    expect(visitor.cookies.has(cookieName), 'the attempt is over').toBe(false);
  });

  it('after Cancel says so', async () => {
    const visitor = world.visitor();
    expect(await returnWith(visitor, await visitProvider(visitor, 'cancel'))).toEqual({ ticket: '', error: 'cancelled' });
  });

  it.each<[string, (visitor: Visitor, callback: URL) => void]>([
    ['another state', (_, callback) => callback.searchParams.set('state', 'somebody-else’s')],
    ['no state', (_, callback) => callback.searchParams.delete('state')],
    ['another issuer', (_, callback) => callback.searchParams.set('iss', 'https://evil.example')],
    ['another code', (_, callback) => callback.searchParams.set('code', 'x'.repeat(43))],
    ['no code', (_, callback) => callback.searchParams.delete('code')],
    ['no cookie', (visitor) => visitor.cookies.delete(cookieName)],
    ['a cookie that is rubbish', (visitor) => visitor.cookies.set(cookieName, 'rubbish')],
    ['a cookie somebody wrote', (visitor) => tamper(visitor, { addedBy: 'somebody' }, false)],
    ['a state this browser did not send', (visitor) => tamper(visitor, { state: 'x'.repeat(43) }, true)],
    ['a nonce this browser did not send', (visitor) => tamper(visitor, { nonce: 'x'.repeat(43) }, true)],
    ['a verifier this browser does not have', (visitor) => tamper(visitor, { codeVerifier: 'x'.repeat(43) }, true)],
  ])('with %s is not believed', async (_, spoil) => {
    const visitor = world.visitor();
    const callback = await visitProvider(visitor, maria());
    const before = await tickets();
    spoil(visitor, callback);
    expect(await returnWith(visitor, callback)).toEqual({ ticket: '', error: 'failed' });
    expect(await tickets()).toBe(before);
  });

  it('a second time brings nothing, even with the cookie of the first', async () => {
    const visitor = world.visitor();
    const callback = await visitProvider(visitor, maria());
    const cookie = visitor.cookies.get(cookieName) ?? '';
    expect((await returnWith(visitor, callback)).ticket).not.toBe('');
    expect((await returnWith(visitor, callback)).error).toBe('failed');
    visitor.cookies.set(cookieName, cookie);
    expect((await returnWith(visitor, callback)).error).toBe('failed');
  });

  it('in somebody else’s browser brings nothing, even in the middle of a sign-in of their own', async () => {
    const mallory = world.visitor();
    const trap = await visitProvider(mallory, maria());
    const victim = world.visitor();
    await victim.request('/api/auth/federated/start');
    expect((await returnWith(victim, trap)).error).toBe('failed');
  });

  it('never leads anywhere but to our own page, whatever the address says', async () => {
    for (const query of [
      'error=access_denied&error_description=%3Cscript%3Ealert(1)%3C/script%3E',
      'error=server_error',
      'error=access_denied%0d%0aLocation:%20https://evil.example',
      'code=x&state=https://evil.example&redirect_uri=https://evil.example',
      'next=//evil.example',
      '',
    ]) {
      const response = await world.visitor().request(`/api/auth/federated/callback?${query}`);
      expect(response.status, query).toBe(302);
      expect(response.headers.get('location'), query).toMatch(/^\/login\/federated#error=(cancelled|failed)$/);
    }
    for (const query of ['code=a&code=b', `code=${'x'.repeat(5_000)}`, 'code=%00'])
      expect((await world.visitor().request(`/api/auth/federated/callback?${query}`)).status, query).toBe(400);
  });

  it('is not to be had while the provider is down, which is said in words, and is as soon as it is back', async () => {
    const open = (port: number) => startSandbox({ port, smtpPort: 0, dataDir: path.join(inject('dataDir'), 'another-provider') });
    const gone = await open(0);
    await gone.close();
    const node = await world.startNode({ OIDC_ISSUER: `${gone.origin}/oidc`, LOG_LEVEL: 'silent' });
    const visitor = world.visitor({ origin: node.origin });
    const start = await visitor.request('/api/auth/federated/start');
    expect([start.status, start.headers.get('location')]).toEqual([302, '/login/federated#error=provider_unavailable']);

    const provider = await open(Number(new URL(gone.origin).port));
    const callback = await visitProvider(visitor, maria());
    await provider.close();
    expect((await returnWith(visitor, callback)).error, 'down again before the code could be traded').toBe('failed');
  });
});
