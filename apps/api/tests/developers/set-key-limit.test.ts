import { randomUUID } from 'node:crypto';
import { createKey } from '@waybill/contract/developers/create-key';
import { listKeys } from '@waybill/contract/developers/list-keys';
import { revokeKey } from '@waybill/contract/developers/revoke-key';
import { setKeyLimit } from '@waybill/contract/developers/set-key-limit';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { toMajor } from '@waybill/contract/money';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { chargeFor } from '@waybill/contract/wallet/money-line';
import { describe, expect, it } from 'vitest';
import { keyOf, letSpend } from '../support/api-keys.ts';
import { atOnce } from '../support/at-once.ts';
import { memberOf } from '../support/businesses.ts';
import { goodPassword } from '../support/people.ts';
import { goodPin, personWithMoney } from '../support/people-with-money.ts';
import { checkedBusiness, parcel, sendParcel } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
/** What a parcel takes of the sender: its fee and our charge. */
const taken = 6_000 + toMajor(chargeFor('NGN', false));

const sendByKey = (program: Visitor, more: Record<string, unknown> = {}, idempotencyKey: string = randomUUID()) => {
  const { pin: _, ...body } = parcel(more);
  return program.call(createPackage, { body, idempotencyKey });
};

describe('money that is spent with an API key', () => {
  it('is none until the owner lets it, with the PIN', async () => {
    const ada = await personWithMoney(world, { NGN: 100_000 });
    const { program, key } = await keyOf(world, ada);
    expect((await sendByKey(program)).problem.code).toBe('key_limit_reached');
    const params = { keyId: key.id };
    const wrong = { dailyLimit: { amount: 20_000, currency: 'NGN' }, pin: '9999' };
    expect((await ada.call(setKeyLimit, { params, body: wrong })).problem.code).toBe('pin_wrong');
    await letSpend(ada, key.id, 20_000);
    expect((await sendByKey(program)).status).toBe(201);
    expect((await ada.call(listKeys)).result.keys[0]?.dailyLimit).toEqual({ amount: 20_000, currency: 'NGN', spentToday: taken });
    await ada.call(setKeyLimit, { params, body: { dailyLimit: null, pin: goodPin } });
    expect((await sendByKey(program)).problem.code).toBe('key_limit_reached');
  });

  it('never passes the limit of the day, however many are sent at once', async () => {
    const ada = await personWithMoney(world, { NGN: 500_000 });
    const { program, key } = await keyOf(world, ada);
    await letSpend(ada, key.id, taken * 3 + 1);
    const sent = await atOnce(8, () => sendByKey(program));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(sent.filter(({ status }) => status !== 201).map(({ problem }) => problem.code)).toEqual(
      Array.from({ length: 5 }, () => 'key_limit_reached'),
    );
    const [held] = await world.db<{ total: string }[]>`
      select sum(fee_minor + charge_minor)::text as total from escrow where sender_id = ${ada.id}`;
    expect(Number(held?.total)).toBe(taken * 3 * 100);
    await world.db`update key_budget set spent_on = spent_on - 1 where key_id = ${key.id}`;
    expect((await sendByKey(program)).status).toBe(201);
  });

  it('is counted once for a request that is sent again, and not for one that is refused', async () => {
    const ada = await personWithMoney(world, { NGN: taken });
    const { program, key } = await keyOf(world, ada);
    await letSpend(ada, key.id, 100_000);
    const again = randomUUID();
    const sent = await atOnce(3, () => sendByKey(program, {}, again));
    expect(new Set(sent.map(({ result }) => result.id)).size).toBe(1);
    expect((await sendByKey(program)).problem.code).toBe('insufficient_funds');
    expect((await ada.call(listKeys)).result.keys[0]?.dailyLimit?.spentToday).toBe(taken);
  });

  it('needs no PIN, takes none, and without a key the PIN is as needed as before', async () => {
    const ada = await personWithMoney(world, { NGN: 100_000 });
    const { program, key } = await keyOf(world, ada);
    await letSpend(ada, key.id, 100_000);
    expect((await sendParcel(program)).problem.errors).toMatchObject([{ field: 'pin' }]);
    expect((await sendByKey(ada)).problem.errors).toMatchObject([{ field: 'pin' }]);
  });

  it('is none in the other currency, none with a key that may only read, and none once it is revoked', async () => {
    const ada = await personWithMoney(world, { NGN: 100_000 });
    const { program, key } = await keyOf(world, ada);
    await letSpend(ada, key.id, 100_000, 'USD');
    expect((await sendByKey(program)).problem.code).toBe('key_limit_reached');
    const reader = await keyOf(world, ada, { scopes: ['read'] });
    const body = { dailyLimit: { amount: 1_000, currency: 'NGN' }, pin: goodPin };
    expect((await ada.call(setKeyLimit, { params: { keyId: reader.key.id }, body })).problem.code).toBe('forbidden');
    await ada.call(revokeKey, { params: { keyId: key.id } });
    expect((await sendByKey(program)).problem.code).toBe('key_over');
    expect((await ada.call(setKeyLimit, { params: { keyId: key.id }, body })).problem.code).toBe('not_found');
  });

  it('of a business is its owner’s: no key of a member spends any', async () => {
    const business = await checkedBusiness(world);
    const { person, acting } = await memberOf(world, business, 'manager');
    await person.call(confirmPassword, { body: { password: goodPassword } });
    const { key } = (await acting.call(createKey, { body: { name: 'Board', scopes: ['ship'] } })).result;
    const body = { dailyLimit: { amount: 1_000, currency: 'NGN' }, pin: goodPin };
    expect((await acting.call(setKeyLimit, { params: { keyId: key.id }, body })).problem.code).toBe('not_in_role');
  });
});
