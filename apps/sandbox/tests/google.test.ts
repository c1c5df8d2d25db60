import * as openid from 'openid-client';
import { expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { openSandbox } from './sandbox-under-test.ts';

const product = 'http://localhost:4000';
const callback = `${product}/api/auth/federated/callback`;

type Authenticate = (secret: string) => openid.ClientAuth;

async function startSignIn(origin: string, authenticate: Authenticate = openid.ClientSecretPost, redirectUri = callback) {
  const config = await openid.discovery(
    new URL(`${origin}/oidc`),
    'waybill-sandbox',
    undefined,
    authenticate('waybill-sandbox-secret'),
    { execute: [openid.allowInsecureRequests] },
  );
  const verifier = openid.randomPKCECodeVerifier();
  const checks = { pkceCodeVerifier: verifier, expectedState: openid.randomState(), expectedNonce: openid.randomNonce() };
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
  });
  return { config, checks, url };
}

/** Opens the account picker, answers it, and comes back with the address the browser is sent to. */
async function answerPicker(browser: Browser, url: URL, fields: Record<string, string>, at = '') {
  const shown = await browser.follow(await browser.get(url.href), product);
  if (!('page' in shown)) throw new Error(`no account picker: ${shown.leftFor}`);
  const left = await browser.follow(await browser.post(`${shown.address.href}${at}`, fields), product);
  if (!('leftFor' in left)) throw new Error(`the picker stayed: ${left.page.status}`);
  return left.leftFor;
}

async function subjectOnPicker(browser: Browser, url: URL, name: string): Promise<string> {
  const shown = await browser.follow(await browser.get(url.href), product);
  const markup = 'page' in shown ? await shown.page.text() : '';
  const button = markup.split('<button').find((part) => part.includes(name));
  return /value="(\d+)"/.exec(button ?? '')?.[1] ?? '';
}

async function signIn(origin: string, fields: Record<string, string>, authenticate?: Authenticate) {
  const { config, checks, url } = await startSignIn(origin, authenticate);
  const back = await answerPicker(new Browser(), url, fields);
  const tokens = await openid.authorizationCodeGrant(config, back, checks);
  return { tokens, config, claims: tokens.claims() };
}

it.each([
  ['in the body', openid.ClientSecretPost],
  ['in the header', openid.ClientSecretBasic],
])('signs a known person in, with the client secret %s', async (_where, authenticate) => {
  const { origin } = await openSandbox();
  const { config, checks, url } = await startSignIn(origin, authenticate);
  const browser = new Browser();
  const sub = await subjectOnPicker(browser, url, 'Ada Obi');

  const tokens = await openid.authorizationCodeGrant(config, await answerPicker(browser, url, { sub }), checks);

  expect(tokens.claims()).toMatchObject({
    iss: `${origin}/oidc`,
    aud: 'waybill-sandbox',
    sub,
    email: 'ada.obi@gmail.example',
    email_verified: true,
    name: 'Ada Obi',
    given_name: 'Ada',
    family_name: 'Obi',
    picture: `${origin}/oidc/portraits/${sub}.png`,
  });
  const portrait = await fetch(`${origin}/oidc/portraits/${sub}.png`);
  expect(portrait.headers.get('content-type')).toBe('image/png');
  expect(await openid.fetchUserInfo(config, tokens.access_token, sub)).toMatchObject({ email: 'ada.obi@gmail.example' });
});

it('signs a typed person in, and knows them the next time by the same subject', async () => {
  const { origin } = await openSandbox();
  const typed = { name: 'Ngozi Adaeze Eze', email: 'Ngozi@Example.com', emailVerified: 'true' };
  const { claims } = await signIn(origin, typed);
  expect(claims).toMatchObject({
    email: 'ngozi@example.com',
    email_verified: true,
    given_name: 'Ngozi',
    family_name: 'Adaeze Eze',
  });

  const { url } = await startSignIn(origin);
  expect(await subjectOnPicker(new Browser(), url, 'Ngozi Adaeze Eze')).toBe(claims?.sub);
});

it('marks an email as unverified in the token', async () => {
  const { origin } = await openSandbox();
  const { claims } = await signIn(origin, { name: 'Somto', email: 'somto@example.com' });
  expect(claims).toMatchObject({ email_verified: false, given_name: 'Somto' });
  expect(claims).not.toHaveProperty('family_name');

  const { url } = await startSignIn(origin);
  const seeded = await signIn(origin, { sub: await subjectOnPicker(new Browser(), url, 'unverified@gmail.example') });
  expect(seeded.claims).toMatchObject({ email: 'unverified@gmail.example', email_verified: false });
});

it('asks who it is every time, even in a browser that has just signed in', async () => {
  const { origin } = await openSandbox();
  const browser = new Browser();
  for (const name of ['Tunde Bello', 'Maria Silva']) {
    const { config, checks, url } = await startSignIn(origin);
    const sub = await subjectOnPicker(browser, url, name);
    const tokens = await openid.authorizationCodeGrant(config, await answerPicker(browser, url, { sub }), checks);
    expect(tokens.claims()?.name).toBe(name);
  }
});

it('keeps two sign-ins in two tabs apart', async () => {
  const { origin } = await openSandbox();
  const browser = new Browser();
  const [first, second] = [await startSignIn(origin), await startSignIn(origin)];
  const pickers = [];
  for (const { url } of [first, second]) pickers.push(await browser.follow(await browser.get(url.href), product));
  for (const [index, name] of ['Ada', 'Tunde'].entries()) {
    const picker = pickers[index];
    const { config, checks } = index === 0 ? first : second;
    if (!picker || !('page' in picker)) throw new Error('no account picker');
    const fields = { name, email: `${name}@example.com` };
    const left = await browser.follow(await browser.post(picker.address.href, fields), product);
    if (!('leftFor' in left)) throw new Error('the picker stayed');
    expect((await openid.authorizationCodeGrant(config, left.leftFor, checks)).claims()?.name).toBe(name);
  }
});

it('shows the picker again, with what was typed, when the email is invalid', async () => {
  const { origin } = await openSandbox();
  const { url } = await startSignIn(origin);
  const browser = new Browser();
  const shown = await browser.follow(await browser.get(url.href), product);
  if (!('page' in shown)) throw new Error('no account picker');
  const answer = await browser.post(shown.address.href, { name: 'Ada <b>', email: 'not-an-address' });
  expect(answer.status).toBe(400);
  const markup = await answer.text();
  expect(markup).toContain('That does not look like an email address');
  expect(markup).toContain('value="not-an-address"');
  expect(markup).not.toContain('Ada <b>');
});

it('sends the browser back with access_denied when the person cancels', async () => {
  const { origin } = await openSandbox();
  const { config, checks, url } = await startSignIn(origin);
  const back = await answerPicker(new Browser(), url, {}, '/cancel');
  expect(back.href.startsWith(callback)).toBe(true);
  expect(back.searchParams.get('error')).toBe('access_denied');
  await expect(openid.authorizationCodeGrant(config, back, checks)).rejects.toMatchObject({ error: 'access_denied' });
});

it.each([
  'http://127.0.0.1:5173/api/auth/federated/callback',
  'http://[::1]:8080/api/auth/federated/callback',
  'https://localhost/api/auth/federated/callback',
])('lets any loopback address of the product be returned to: %s', async (redirectUri) => {
  const { origin } = await openSandbox();
  const { url } = await startSignIn(origin, undefined, redirectUri);
  const answer = await fetch(url, { redirect: 'manual' });
  expect(answer.headers.get('location')).toMatch(/^\/oidc\/sign-in\//);
});

it.each([
  'http://localhost:4000/somewhere/else',
  'http://evil.example/api/auth/federated/callback',
  'http://localhost.evil.example/api/auth/federated/callback',
  'http://localhost:4000/api/auth/federated/callback?next=//evil.example',
  'http://ada@localhost:4000/api/auth/federated/callback',
])('refuses to send anyone back to %s', async (redirectUri) => {
  const { origin } = await openSandbox();
  const { url } = await startSignIn(origin, undefined, redirectUri);
  const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('location')).toBeNull();
  expect(await answer.text()).toContain('This sign-in can’t go on');
});

it('refuses a sign-in without PKCE, and a code redeemed with another verifier', async () => {
  const { origin } = await openSandbox();
  const { config, checks, url } = await startSignIn(origin);
  const bare = new URL(url);
  bare.searchParams.delete('code_challenge');
  bare.searchParams.delete('code_challenge_method');
  const refused = await fetch(bare, { redirect: 'manual' });
  expect(new URL(refused.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');

  const back = await answerPicker(new Browser(), url, { name: 'Ada', email: 'ada@example.com' });
  const another = { ...checks, pkceCodeVerifier: openid.randomPKCECodeVerifier() };
  await expect(openid.authorizationCodeGrant(config, back, another)).rejects.toMatchObject({ error: 'invalid_grant' });
});

it('has a page for a sign-in that was never started', async () => {
  const { origin } = await openSandbox();
  const answer = await fetch(`${origin}/oidc/sign-in/nothing`);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('start again from Waybill');
});

it('keeps its keys and typed people through a restart', async () => {
  const first = await openSandbox();
  await signIn(first.origin, { name: 'Ngozi Eze', email: 'ngozi@example.com' });
  const keys: unknown = await (await fetch(`${first.origin}/oidc/jwks`)).json();
  await first.close();

  const second = await openSandbox({ dataDir: first.dataDir });
  expect(await (await fetch(`${second.origin}/oidc/jwks`)).json()).toEqual(keys);
  expect(await (await fetch(`${second.origin}/sandbox/sign-in`)).text()).toContain('ngozi@example.com');
});
