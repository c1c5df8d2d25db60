import { randomUUID } from 'node:crypto';
import { removeMember } from '@waybill/contract/businesses/remove-member';
import { createKey } from '@waybill/contract/developers/create-key';
import { listKeys } from '@waybill/contract/developers/list-keys';
import { revokeKey } from '@waybill/contract/developers/revoke-key';
import { updateKey } from '@waybill/contract/developers/update-key';
import { changePassword } from '@waybill/contract/identity/change-password';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { searchPlaces } from '@waybill/contract/places/search-places';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { describe, expect, it } from 'vitest';
import { keyOf, programWith } from '../support/api-keys.ts';
import { atOnce } from '../support/at-once.ts';
import { memberOf } from '../support/businesses.ts';
import { eventually } from '../support/eventually.ts';
import { goodPassword, verifiedPerson } from '../support/people.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const look = { query: { searchText: 'yaba' } };

describe('an API key', () => {
  it('is made after the password was typed again, shown this once, and kept as a hash', async () => {
    const ada = await verifiedPerson(world);
    const body = { name: 'Shop', scopes: ['read'] };
    expect((await ada.call(createKey, { body })).problem.code).toBe('confirmation_required');
    const { key, secret } = await keyOf(world, ada, { scopes: ['read'] });
    expect(secret).toMatch(/^wb_live_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'Shop', scopes: ['read'], lastUsedAt: null, expiresAt: null, dailyLimit: null });
    expect(secret.startsWith(key.beginning)).toBe(true);
    const kept = JSON.stringify(
      await world.db`select api_key.*, encode(hash, 'escape') as text from api_key where id = ${key.id}`,
    );
    expect(kept).not.toContain(secret.slice(key.beginning.length));
    expect(JSON.stringify((await ada.call(listKeys)).result)).not.toContain(secret);
    await eventually('A notification', async () =>
      (await ada.call(listNotifications, { query: {} })).result.items.some(({ Message }) => Message.includes('“Shop” was made')),
    );
  });

  it('asked for twice in one request is one key, and nobody is shown it again later', async () => {
    const ada = await verifiedPerson(world);
    await ada.call(confirmPassword, { body: { password: goodPassword } });
    const asked = { body: { name: 'Shop', scopes: ['read'] }, idempotencyKey: randomUUID() };
    const made = await atOnce(4, () => ada.call(createKey, asked));
    expect(new Set(made.map(({ result }) => result.secret)).size).toBe(1);
    expect((await ada.call(listKeys)).result.keys).toHaveLength(1);
    const other = { ...asked, body: { ...asked.body, name: 'Another' } };
    expect((await ada.call(createKey, other)).problem.code).toBe('key_used_otherwise');
    await world.db`update api_key set created_at = now() - interval '11 minutes' where user_id = ${ada.id}`;
    expect((await ada.call(createKey, asked)).problem.code).toBe('key_used_otherwise');
  });

  it('opens what its scope says, and never money, keys or passwords', async () => {
    const ada = await verifiedPerson(world);
    const { program, key } = await keyOf(world, ada, { scopes: ['read'] });
    expect((await program.call(searchPlaces, look)).status).toBe(200);
    expect((await program.call(getWallets)).problem.code).toBe('not_in_scope');
    expect((await program.call(listKeys)).problem.code).toBe('not_in_scope');
    expect((await program.call(revokeKey, { params: { keyId: key.id } })).problem.code).toBe('not_in_scope');
    expect((await program.call(changePassword, { body: {} })).problem.code).toBe('not_in_scope');
    const shipper = (await keyOf(world, ada, { scopes: ['ship'] })).program;
    expect((await shipper.call(searchPlaces, look)).problem.detail).toContain('“read”');
  });

  it('opens nothing from the moment it is revoked, on every node', async () => {
    const ada = await verifiedPerson(world);
    const { program, key, secret } = await keyOf(world, ada);
    const elsewhere = await world.startNode();
    const there = world.visitor({ origin: elsewhere.origin, headers: { authorization: `Bearer ${secret}` } });
    for (const one of [program, there]) expect((await one.call(searchPlaces, look)).status).toBe(200);
    expect((await ada.call(revokeKey, { params: { keyId: key.id } })).status).toBe(204);
    expect((await program.call(searchPlaces, look)).problem.code).toBe('key_over');
    await eventually('The other node', async () => (await there.call(searchPlaces, look)).status === 401);
    expect((await ada.call(listKeys)).result.keys).toEqual([]);
    expect((await ada.call(revokeKey, { params: { keyId: key.id } })).problem.code).toBe('not_found');
  });

  it('ends by itself on its day, and nobody guesses one', async () => {
    const ada = await verifiedPerson(world);
    const { program, key, secret } = await keyOf(world, ada, { expiresInDays: 30 });
    const days = (Date.parse(key.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    await world.db`update api_key set expires_at = now() where id = ${key.id}`;
    expect((await program.call(searchPlaces, look)).problem.code).toBe('key_over');
    const wrong = programWith(world, `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`);
    expect((await wrong.call(searchPlaces, look)).problem.code).toBe('key_over');
    // It is still listed, so that its owner sees why nothing works.
    expect((await ada.call(listKeys)).result.keys).toHaveLength(1);
  });

  it('works from the addresses that its owner names, and from nowhere else', async () => {
    const ada = await verifiedPerson(world);
    const { key, secret } = await keyOf(world, ada, { addresses: ['203.0.113.0/24', '2001:db8::/32'] });
    const from = (ip: string) => programWith(world, secret, { 'x-forwarded-for': ip }).call(searchPlaces, look);
    expect((await from('203.0.113.77')).status).toBe(200);
    expect((await from('2001:db8:1::5')).status).toBe(200);
    expect((await from('203.0.114.1')).problem.code).toBe('key_elsewhere');
    await ada.call(updateKey, { params: { keyId: key.id }, body: { addresses: ['198.51.100.4'] } });
    expect((await from('203.0.113.77')).problem.code).toBe('key_elsewhere');
    expect((await from('198.51.100.4')).status).toBe(200);
    const odd = await ada.call(updateKey, { params: { keyId: key.id }, body: { addresses: ['shop.example'] } });
    expect(odd.problem.errors).toMatchObject([{ field: 'addresses.0' }]);
  });

  it('is given more only by whoever shows again who they are', async () => {
    const ada = await verifiedPerson(world);
    const { key } = await keyOf(world, ada, { scopes: ['read'] });
    await world.db`update session set confirmed_until = null where user_id = ${ada.id}`;
    const change = (body: Record<string, unknown>) => ada.call(updateKey, { params: { keyId: key.id }, body });
    expect((await change({ name: 'Our shop' })).result.name).toBe('Our shop');
    expect((await change({ scopes: ['read', 'ship'] })).problem.code).toBe('confirmation_required');
    await ada.call(confirmPassword, { body: { password: goodPassword } });
    expect((await change({ scopes: ['read', 'ship'] })).result.scopes).toEqual(['read', 'ship']);
  });

  it('of a suspended person opens nothing', async () => {
    const ada = await verifiedPerson(world);
    const { program } = await keyOf(world, ada);
    await world.db`update account set blocked_at = now() where id = ${ada.id}`;
    await world.db`select pg_notify('account_status', ${ada.id})`;
    await eventually('The refusal', async () => {
      const { status } = await program.call(searchPlaces, look);
      return status === 403;
    });
    expect((await program.call(searchPlaces, look)).problem.code).toBe('account_suspended');
  });

  it('of a member acts for their business with their rights, and ends with them', async () => {
    const business = await checkedBusiness(world);
    const { person, acting } = await memberOf(world, business, 'manager');
    await person.call(confirmPassword, { body: { password: goodPassword } });
    const made = await acting.call(createKey, { body: { name: 'Board', scopes: ['read', 'ship'] } });
    const program = programWith(world, made.result.secret);
    expect((await program.call(listOrders, { query: {} })).status).toBe(200);
    // The owner sees it; the member sees it where they act for the business, and not among their own.
    expect((await business.call(listKeys)).result.keys).toMatchObject([{ name: 'Board', madeBy: { id: person.id } }]);
    expect((await person.call(listKeys)).result.keys).toEqual([]);
    await business.call(removeMember, { params: { userId: person.id } });
    await eventually('The end', async () => (await program.call(listOrders, { query: {} })).status === 403);
    expect((await program.call(listOrders, { query: {} })).problem.code).toBe('not_acting');
  });

  it('is counted by the minute, and every answer says what is left', async () => {
    const ada = await verifiedPerson(world);
    const { program, key } = await keyOf(world, ada);
    const { headers } = await program.call(searchPlaces, look);
    expect(headers.get('ratelimit-limit')).toBe('600');
    expect(headers.get('ratelimit-remaining')).toBe('599');
    expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60);
    await world.db`update rate_limit set count = 600`;
    const refused = await program.call(searchPlaces, look);
    expect(refused.problem.code).toBe('too_many_requests');
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(key.id).toMatch(/^key_/);
  });

  it('there are twenty of each person at most, whoever asks at once', async () => {
    const ada = await verifiedPerson(world);
    await keyOf(world, ada);
    await world.db`
      insert into api_key (id, user_id, name, hash, beginning, scopes, addresses, request_key, request_hash)
      select 'key_' || lpad(n::text, 26, '0') || n, user_id, name, sha256(n::text::bytea), beginning, scopes, addresses, gen_random_uuid(), request_hash
      from api_key, generate_series(1, 17) as n where user_id = ${ada.id}`;
    const made = await atOnce(5, (n) => ada.call(createKey, { body: { name: `Shop ${n}`, scopes: ['read'] } }));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(2);
  });
});
