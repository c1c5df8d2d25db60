import { listKeys } from '@waybill/contract/developers/list-keys';
import { revokeKey } from '@waybill/contract/developers/revoke-key';
import { changePassword } from '@waybill/contract/identity/change-password';
import { searchPlaces } from '@waybill/contract/places/search-places';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../support/api-keys.ts';
import { eventually } from '../support/eventually.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const look = { query: { searchText: 'yaba' } };

describe('an API key', () => {
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
});
