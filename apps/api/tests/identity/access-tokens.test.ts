import { createHmac, generateKeyPairSync } from 'node:crypto';
import { exportJWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { madeBefore } from '../support/made-before.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const now = () => Math.floor(Date.now() / 1000);
const base64url = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

describe('access tokens', () => {
  const world = useWorld();

  const ada = madeBefore(() => verifiedPerson(world));
  const mallory = madeBefore(() => verifiedPerson(world));

  const rightKey = () => new Uint8Array(world.node.context.keys.key('access-token'));
  const rightHeader: JWTHeaderParameters = { alg: 'HS256', typ: 'at+jwt' };
  const rightClaims = (): JWTPayload => ({
    iss: 'waybill',
    aud: 'waybill',
    sub: ada.id,
    sid: ada.session.sessionId,
    iat: now(),
    exp: now() + 900,
  });
  const sign = (claims: object, header: JWTHeaderParameters = rightHeader, key = rightKey()) =>
    new SignJWT({ ...claims }).setProtectedHeader(header).sign(key);

  /** With a header that no library would agree to write. */
  const handmade = (header: object, key: Buffer) => {
    const content = `${base64url(header)}.${base64url(rightClaims())}`;
    return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
  };

  /** What three kinds of call say to this credential. */
  async function codesFor(authorization: string): Promise<unknown[]> {
    const codes: unknown[] = [];
    for (const [method, path] of [
      ['GET', `/api/users/${ada.id}`],
      ['DELETE', `/api/auth/sessions/${ada.session.sessionId}`],
      ['GET', '/api/realtime'],
    ]) {
      const response = await world.visitor().request(path ?? '', { method: method ?? '', headers: { authorization } });
      codes.push(response.status === 401 ? ((await response.json()) as { code: string }).code : response.status);
    }
    return codes;
  }
  const refused = ['not_signed_in', 'not_signed_in', 'not_signed_in'];

  async function statusFor(token: string): Promise<number> {
    const response = await world.visitor().request(`/api/users/${ada.id}`, { headers: { authorization: `Bearer ${token}` } });
    return response.status;
  }

  it('let in when everything about them is right, which is what makes the rest of this page mean something', async () => {
    expect(await statusFor(await sign(rightClaims()))).toBe(200);
  });

  it.each(['none', 'None', 'NONE', 'nOnE'])('are refused unsigned, with the algorithm spelled “%s”', async (alg) => {
    const [, , signature] = ada.session.accessToken.split('.');
    const unsigned = `${base64url({ alg, typ: 'at+jwt' })}.${base64url(rightClaims())}`;
    for (const token of [`${unsigned}.`, unsigned, `${unsigned}.${signature}`])
      expect(await codesFor(`Bearer ${token}`)).toEqual(refused);
  });

  it('are refused when another key signed them, however it is introduced', async () => {
    const strangerKey = Buffer.alloc(32, 7);
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = await exportJWK(publicKey);
    const rsa = (header: object) =>
      new SignJWT(rightClaims()).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...header }).sign(privateKey);
    for (const token of [
      await sign(rightClaims(), rightHeader, strangerKey),
      await sign(rightClaims(), { ...rightHeader, kid: '../../../../dev/null' }, new Uint8Array(32)),
      handmade({ ...rightHeader, jwk: { kty: 'oct', k: strangerKey.toString('base64url') } }, strangerKey),
      await rsa({}),
      await rsa({ jwk }),
      await rsa({ jku: `${world.sandboxOrigin}/oidc/jwks`, kid: 'any' }),
      // The public key taken for a shared secret: the classic mix-up of HS256 and RS256.
      await sign(rightClaims(), rightHeader, Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }))),
    ])
      expect(await codesFor(`Bearer ${token}`)).toEqual(refused);
  });

  it('are refused under another algorithm, even with the right key', async () => {
    for (const alg of ['HS384', 'HS512']) {
      const padded = new Uint8Array(Buffer.concat([rightKey(), rightKey()]));
      for (const key of [rightKey(), padded]) {
        const token = await sign(rightClaims(), { alg, typ: 'at+jwt' }, key).catch(() => undefined);
        if (token) expect(await codesFor(`Bearer ${token}`)).toEqual(refused);
      }
    }
  });

  it.each<[string, object]>([
    ['expired', { exp: now() - 1 }],
    ['without an end', { exp: undefined }],
    ['not yet begun', { nbf: now() + 60 }],
    ['of another issuer', { iss: 'sandbox' }],
    ['without an issuer', { iss: undefined }],
    ['for another audience', { aud: 'ops-console' }],
    ['for no audience', { aud: undefined }],
    ['of nobody', { sub: undefined }],
    ['of no session', { sid: undefined }],
    ['of a session that is no text', { sid: { $ne: null } }],
  ])('are refused when they are %s', async (_, difference) => {
    expect(await codesFor(`Bearer ${await sign({ ...rightClaims(), ...difference })}`)).toEqual(refused);
  });

  it.each(['JWT', 'id+jwt', undefined])('are refused when they are of the type %s', async (typ) => {
    const header: JWTHeaderParameters = typ ? { alg: 'HS256', typ } : { alg: 'HS256' };
    expect(await codesFor(`Bearer ${await sign(rightClaims(), header)}`)).toEqual(refused);
  });

  it('do not let one person ride on another’s session', async () => {
    for (const claims of [{ sub: mallory.id }, { sid: mallory.session.sessionId }]) {
      const answer = await codesFor(`Bearer ${await sign({ ...rightClaims(), ...claims })}`);
      expect(answer).toEqual(['session_ended', 'session_ended', 'session_ended']);
    }
  });

  it('are refused when a single letter of them was changed', async () => {
    const { accessToken } = ada.session;
    const [header = '', claims = '', signature = ''] = accessToken.split('.');
    const forged = base64url({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: mallory.id });
    for (const token of [
      `${header}.${forged}.${signature}`,
      `${header}.${claims}.${signature.replace(/^./, (email) => (email === 'A' ? 'B' : 'A'))}`,
      accessToken.slice(0, -1),
      `${accessToken}A`,
    ])
      expect(await codesFor(`Bearer ${token}`)).toEqual(refused);
  });

  it('are refused when they are rubbish, and nothing breaks', async () => {
    for (const authorization of [
      'Bearer',
      'Bearer x',
      'Bearer a.b.c',
      'Bearer ..',
      `Bearer ${'x'.repeat(8_000)}`,
      `Bearer Bearer ${ada.session.accessToken}`,
      `Basic ${Buffer.from('ada:password').toString('base64')}`,
      ada.session.accessToken,
      'Bearer null',
      `Bearer ${base64url({})}.${base64url({})}.`,
    ])
      expect(await codesFor(authorization), authorization).toEqual(refused);
  });

  it('live for fifteen minutes', () => {
    const minutes = (Date.parse(ada.session.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
  });

  it('are not outlived by what a node remembers of them', async () => {
    const token = await sign({ ...rightClaims(), exp: now() + 3 });
    expect(await statusFor(token)).toBe(200);
    await expect.poll(() => statusFor(token), { timeout: 4_000, interval: 250 }).toBe(401);
  });
});
