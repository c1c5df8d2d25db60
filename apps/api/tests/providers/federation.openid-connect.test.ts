import { describe, expect, inject, it } from 'vitest';
import { freePort } from '../../src/platform/free-port.ts';
import { createOpenIdFederation } from '../../src/providers/federation/openid-connect.ts';
import { newcomer } from '../support/people.ts';
import { standInServer } from '../support/stand-in-server.ts';
import { createVisitor } from '../support/visitor.ts';

const settings = {
  issuer: `${inject('sandbox').origin}/oidc`,
  clientId: 'waybill-sandbox',
  clientSecret: 'waybill-sandbox-secret',
  redirectUri: 'http://localhost:4000/api/auth/federated/callback',
  timeoutSeconds: 1,
};

const federation = createOpenIdFederation(settings);

/** Walks through the provider's pages as a person would; answers where the browser is sent back to. */
async function choose(address: string, form: Record<string, string> | 'cancel'): Promise<URL> {
  const browser = createVisitor({ origin: new URL(address).origin });
  const walk = async (from: string): Promise<URL> => {
    let at = new URL(from);
    while (at.origin === new URL(address).origin) {
      const response = await browser.request(at.href);
      const next = response.headers.get('location');
      if (!next) return at;
      at = new URL(next, at);
    }
    return at;
  };
  const picker = await walk(address);
  const target = form === 'cancel' ? `${picker.href}/cancel` : picker.href;
  const posted = await browser.request(target, { method: 'POST', body: new URLSearchParams(form === 'cancel' ? {} : form) });
  return walk(new URL(posted.headers.get('location') ?? '', picker).href);
}

describe('federated sign-in by OpenID Connect', () => {
  it('asks the provider for a code, with PKCE, a state and a nonce that nobody has seen before', async () => {
    const [one, other] = [await federation.begin(), await federation.begin()];
    const { searchParams, origin } = new URL(one.address);
    expect(origin).toBe(inject('sandbox').origin);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'waybill-sandbox',
      redirect_uri: settings.redirectUri,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: one.attempt.state,
      nonce: one.attempt.nonce,
    });
    expect(one.address).not.toContain(one.attempt.codeVerifier);
    for (const part of ['state', 'nonce', 'codeVerifier'] as const) {
      expect(one.attempt[part].length).toBeGreaterThanOrEqual(43);
      expect(one.attempt[part]).not.toBe(other.attempt[part]);
    }
  });

  it('learns who came back, and whether the provider vouches for their email', async () => {
    for (const emailVerified of [true, false]) {
      const { email } = newcomer();
      const { address, attempt } = await federation.begin();
      const callback = await choose(address, {
        name: 'Ada Obi',
        email: email.toUpperCase(),
        ...(emailVerified ? { emailVerified: 'true' } : {}),
      });
      const person = await federation.finish(callback, attempt);
      expect(person).toMatchObject({ issuer: settings.issuer, email, emailVerified, fullName: 'Ada Obi' });
      expect(person.subject).toMatch(/^\d{21}$/);
    }
  });

  it('believes an answer once', async () => {
    const { address, attempt } = await federation.begin();
    const callback = await choose(address, { name: 'Ada Obi', email: newcomer().email, emailVerified: 'true' });
    await federation.finish(callback, attempt);
    await expect(federation.finish(callback, attempt)).rejects.toThrow();
  });

  it('believes no answer to another attempt, with another state, nonce or verifier, or from another issuer', async () => {
    const other = (await federation.begin()).attempt;
    const forgeries = [
      (callback: URL) => callback.searchParams.set('state', other.state),
      (callback: URL) => callback.searchParams.delete('state'),
      (callback: URL) => callback.searchParams.set('code', 'x'.repeat(43)),
      (callback: URL) => callback.searchParams.set('iss', 'https://evil.example'),
    ];
    for (const forge of forgeries) {
      const { address, attempt } = await federation.begin();
      const callback = await choose(address, { name: 'Ada Obi', email: newcomer().email });
      forge(callback);
      await expect(federation.finish(callback, attempt)).rejects.toThrow();
    }
    for (const part of ['nonce', 'codeVerifier'] as const) {
      const { address, attempt } = await federation.begin();
      const callback = await choose(address, { name: 'Ada Obi', email: newcomer().email });
      await expect(federation.finish(callback, { ...attempt, [part]: other[part] })).rejects.toThrow();
    }
  });

  it('learns that somebody gave up', async () => {
    const { address, attempt } = await federation.begin();
    const callback = await choose(address, 'cancel');
    expect(callback.searchParams.get('error')).toBe('access_denied');
    await expect(federation.finish(callback, attempt)).rejects.toThrow();
  });

  it('rejects while the issuer is down or silent, and works as soon as it is back', async () => {
    const port = await freePort();
    const issuer = `http://127.0.0.1:${port}`;
    const waiting = createOpenIdFederation({ ...settings, issuer });
    await expect(waiting.begin()).rejects.toThrow();
    const silent = await standInServer(() => undefined);
    await expect(createOpenIdFederation({ ...settings, issuer: silent.origin }).begin()).rejects.toThrow();
    await standInServer((_, response) => {
      const document = {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(document));
    }, port);
    expect((await waiting.begin()).address).toMatch(new RegExp(`^${issuer}/auth`));
  });

  it('believes no issuer that calls itself something else', async () => {
    const { origin } = await standInServer((_, response) => {
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ issuer: 'https://accounts.example', authorization_endpoint: 'https://accounts.example/a' }));
    });
    await expect(createOpenIdFederation({ ...settings, issuer: origin }).begin()).rejects.toThrow();
  });
});
