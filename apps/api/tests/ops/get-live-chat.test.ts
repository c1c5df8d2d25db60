import { getLiveChat } from '@waybill/contract/support/get-live-chat';
import { describe, expect, inject, it } from 'vitest';
import { createConfig } from '../../src/config/config.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { createChatwoot } from '../../src/providers/live-chat/chatwoot.ts';
import { identityHash } from '../../src/providers/live-chat/identity-hash.ts';
import { sameBrowserAt } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const tawk = { LIVE_CHAT: 'tawk', TAWK_PROPERTY_ID: 'property1', TAWK_WIDGET_ID: 'default', TAWK_API_KEY: 'secret' };

/** What a page may load, by directive; the hash of a built page's own line, which sets the theme, names nobody. */
async function policyOf(origin: string): Promise<Record<string, string[]>> {
  const policy = (await fetch(`${origin}/timeline`)).headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((part) => [
      part.split(' ')[0],
      part
        .split(' ')
        .slice(1)
        .filter((source) => !source.startsWith("'sha256-")),
    ]),
  );
}

describe('reaching our people', () => {
  it('is by the support room, unless a provider is named', async () => {
    const person = await verifiedPerson(world);
    expect((await person.call(getLiveChat)).result).toEqual({ provider: 'room' });
    expect((await policyOf(world.node.origin))['frame-src']).toEqual(['blob:']);
  });

  it('is by Tawk.to with a hash of the email, which pages then may load, and nobody else', async () => {
    const node = await world.startNode(tawk);
    const person = await verifiedPerson(world);
    const { result } = await sameBrowserAt(world, node.origin, person).call(getLiveChat);
    expect(result).toEqual({
      provider: 'tawk',
      scriptUrl: 'https://embed.tawk.to/property1/default',
      identity: {
        userId: person.id,
        fullName: person.details.fullName,
        email: person.details.email,
        hash: identityHash('secret', person.details.email),
      },
    });
    const policy = await policyOf(node.origin);
    expect(policy['script-src']).toEqual(["'self'", 'https://*.tawk.to']);
    expect(policy['frame-src']).toEqual(['blob:', 'https://*.tawk.to']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://*.tawk.to', 'wss://*.tawk.to']);
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
  });

  it('is by Chatwoot, whose stand-in believes our hash and no other', async () => {
    const node = await world.startNode({ LIVE_CHAT: 'chatwoot' });
    const person = await verifiedPerson(world);
    const { result } = await sameBrowserAt(world, node.origin, person).call(getLiveChat);
    if (result.provider !== 'chatwoot') throw new Error(`It is ${result.provider}`);
    const { baseUrl, websiteToken, identity } = result;
    expect((await policyOf(node.origin))['script-src']).toEqual(["'self'", new URL(baseUrl).origin]);
    const setUser = (identifier: string, hash: string) =>
      fetch(`${baseUrl}/api/v1/widget/contact/set_user?website_token=${websiteToken}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identifier, identifier_hash: hash, name: identity.fullName, email: identity.email }),
      });
    expect((await setUser(identity.userId, identity.hash)).status).toBe(200);
    const other = await verifiedPerson(world);
    expect((await setUser(other.id, identity.hash)).status).toBe(401);
    expect((await setUser(identity.userId, '')).status).toBe(401);
    expect((await fetch(`${baseUrl}/packs/js/sdk.js`)).headers.get('content-type')).toContain('javascript');
    expect((await fetch(`${baseUrl}/widget?website_token=${websiteToken}`)).status).toBe(200);
    expect((await fetch(`${baseUrl}/widget?website_token=another`)).status).toBe(404);
  });

  it('vouches for nobody’s address before it is proven: Tawk.to gives way to the room, Chatwoot hears no email', async () => {
    const person = await verifiedPerson(world);
    await world.db`update account set email_verified_at = null where id = ${person.id}`;
    const at = async (environment: Record<string, string>) =>
      (await sameBrowserAt(world, (await world.startNode(environment)).origin, person).call(getLiveChat)).result;
    expect(await at(tawk)).toEqual({ provider: 'room' });
    const result = await at({ LIVE_CHAT: 'chatwoot' });
    expect(result).toMatchObject({ provider: 'chatwoot', identity: { userId: person.id, email: null } });
    expect(JSON.stringify(result)).not.toContain(person.details.email);
  });

  it('holds a conversation in the stand-in, which only its own contact reads', async () => {
    const baseUrl = `${inject('sandbox').origin}/chatwoot`;
    const widget = createChatwoot({ baseUrl, websiteToken: 'sandbox-website', hmacToken: 'sandbox-hmac-token' });
    const call = (method: string, path: string, token: string, body?: unknown) =>
      fetch(`${baseUrl}/api/v1/widget/${path}?website_token=sandbox-website`, {
        method,
        headers: { 'content-type': 'application/json', 'x-auth-token': token },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const { identity } = widget.widgetFor({ userId: 'usr_talker', fullName: 'Ada Obi', email: 'ada@mail.example' }) ?? {};
    if (!identity) throw new Error('There is no widget');
    const known = await call('PATCH', 'contact/set_user', '', {
      identifier: identity.userId,
      identifier_hash: identity.hash,
      name: 'Ada',
    });
    const { widget_auth_token: token } = (await known.json()) as { widget_auth_token: string };
    await call('POST', 'messages', token, { message: { content: 'Where is it?' } });
    const answer = new URLSearchParams({ content: 'In Ibadan' });
    await fetch(`${inject('sandbox').origin}/sandbox/live-chat/usr_talker`, { method: 'POST', body: answer, redirect: 'manual' });
    const { payload } = (await (await call('GET', 'messages', token)).json()) as {
      payload: { content: string; message_type: number }[];
    };
    expect(payload.slice(-2)).toMatchObject([
      { content: 'Where is it?', message_type: 0 },
      { content: 'In Ibadan', message_type: 1 },
    ]);
    expect((await call('GET', 'messages', 'guessed')).status).toBe(404);
  });
});

describe('the proof of who somebody is', () => {
  it('is the one that providers publish', () => {
    expect(identityHash('secret', 'user-1')).toBe('1d16fd7e96e8a9681f283b8a251822ffdc71e2a5bda0c5267a044874fa21b82b');
  });
});

describe('the settings', () => {
  const read = (variables: Record<string, string>) => () => createConfig(readEnvironment({ NODE_ENV: 'test', ...variables }));

  it('say what is missing, by name', () => {
    for (const name of ['TAWK_PROPERTY_ID', 'TAWK_WIDGET_ID', 'TAWK_API_KEY'])
      expect(read({ ...tawk, [name]: '' })).toThrow(`${name} is needed`);
    expect(read({ LIVE_CHAT: 'chatwoot', CHATWOOT_BASE_URL: 'https://chat.example' })).toThrow(
      'CHATWOOT_WEBSITE_TOKEN and CHATWOOT_HMAC_TOKEN are needed',
    );
    expect(read({ LIVE_CHAT: 'crisp' })).toThrow('LIVE_CHAT');
    expect(read({ ...tawk, TAWK_WIDGET_ID: 'x/../y' })).toThrow('TAWK_WIDGET_ID');
  });
});
