import { randomUUID } from 'node:crypto';
import { createKey } from '@waybill/contract/developers/create-key';
import { listKeys } from '@waybill/contract/developers/list-keys';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../support/api-keys.ts';
import { atOnce } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { goodPassword, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

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
