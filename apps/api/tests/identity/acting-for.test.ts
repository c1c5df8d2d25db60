import { listSessions } from '@waybill/contract/identity/list-sessions';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { getUser } from '@waybill/contract/users/get-user';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { actingFor, businessDeal, type Member, memberOf } from '../support/businesses.ts';
import { verifiedPerson } from '../support/people.ts';
import { payIn } from '../support/people-with-money.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

describe('acting for a business', () => {
  const world = useWorld();

  it('sees the business’s orders and money as far as the role goes, and never one’s own', async () => {
    const business = await checkedBusiness(world);
    await payIn(world, business.id, 'NGN', 5000);
    const { orderId } = await businessDeal(world, business);
    const accountant = await memberOf(world, business, 'accountant');
    expect((await accountant.acting.call(listOrders)).result.items.map(({ id }) => id)).toEqual([orderId]);
    expect((await accountant.person.call(listOrders)).result.items).toEqual([]);
    const [wallet] = (await accountant.acting.call(getWallets)).result.wallets;
    expect(wallet?.balance).toBe(5000);
    const dispatcher = await memberOf(world, business, 'dispatcher');
    expect((await dispatcher.acting.call(getWallets)).problem).toMatchObject({
      code: 'not_in_role',
      detail: 'You are a dispatcher here, and this is not for you to do. The owner can change that.',
    });
  });

  it('never reaches what is the owner’s, whoever asks', async () => {
    const business = await checkedBusiness(world);
    const { acting } = await memberOf(world, business, 'manager');
    for (const call of [initiatePayout, createPackage])
      expect((await acting.call(call, { body: {} })).problem.code).toBe('not_in_role');
    expect((await acting.call(listSessions)).problem.code).toBe('not_in_role');
  });

  it('registers no device for the business: a member who leaves would go on hearing of it', async () => {
    const business = await checkedBusiness(world);
    const { acting } = await memberOf(world, business, 'rider');
    const asked = { params: { uid: business.id }, query: { webpnt: 'the phone of a rider' } };
    expect((await acting.call(getUser, asked)).status).toBe(200);
    expect(await world.db`select from push_token where user_id = ${business.id}`).toHaveLength(0);
    await business.call(getUser, asked);
    expect(await world.db`select from push_token where user_id = ${business.id}`).toHaveLength(1);
  });

  it.each(['rider', 'manager'] as const)('shows a %s the business, and nothing of how its owner signs in', async (role) => {
    const business = await checkedBusiness(world);
    const { acting } = await memberOf(world, business, role);
    const own = (await business.call(getUser, { params: { uid: business.id } })).result;
    const seen = (await acting.call(getUser, { params: { uid: business.id } })).result;
    expect(seen).toMatchObject({ relation: 'self', fullName: 'Swift Riders', email: '', phoneNumber: null });
    const secrets = own.relation === 'self' ? [own.email, own.phoneNumber, own.business?.businessPhoneNumber] : [];
    expect(secrets.filter(Boolean).length).toBeGreaterThanOrEqual(2);
    for (const secret of secrets) expect(JSON.stringify(seen)).not.toContain(secret);
  });

  it('hears of the work, of money where the role reads it, and never of the owner’s account', async () => {
    const business = await checkedBusiness(world);
    for (const [id, category] of [...'abc'].map((letter, at) => [letter, ['orders', 'money', 'account'][at]] as const))
      await world.db`
        insert into notification (id, user_id, type, category, subject, message, link)
        values (${newId('notification')}, ${business.id}, 1, ${category ?? ''}, ${`s-${id}`}, ${`About ${category}`}, '/')`;
    const seenBy = async ({ acting }: Member) => {
      const { items, unseen } = (await acting.call(listNotifications)).result;
      return {
        unseen,
        about: items
          .map(({ Message }) => Message)
          .filter((message) => message.startsWith('About'))
          .toSorted(),
      };
    };
    expect(await seenBy(await memberOf(world, business, 'dispatcher'))).toMatchObject({ about: ['About orders'] });
    expect(await seenBy(await memberOf(world, business, 'manager'))).toMatchObject({ about: ['About money', 'About orders'] });
  });

  it('is for members: not for strangers, for people with no account of a business, or for the business itself', async () => {
    const business = await checkedBusiness(world);
    const { person } = await memberOf(world, business, 'manager');
    const stranger = await verifiedPerson(world);
    for (const who of [actingFor(world, stranger, business.id), actingFor(world, person, stranger.id)])
      expect((await who.call(listOrders)).problem.code).toBe('not_acting');
    const odd = world.visitor({ headers: { 'Acting-For': 'me' } });
    odd.actAs(person.session);
    expect((await odd.call(listOrders)).problem.code).toBe('invalid_input');
  });

  it('rests while the business or the member is suspended', async () => {
    const business = await checkedBusiness(world);
    const { acting, person } = await memberOf(world, business, 'dispatcher');
    const block = async (id: string, isBlocked: boolean) => {
      await world.db`update account set blocked_at = case when ${isBlocked} then now() end where id = ${id}`;
      await world.db`select pg_notify('account_status', ${id})`;
    };
    const codeOf = async () => {
      const response = await acting.open(listOrders);
      return response.ok ? 'yes' : ((await response.json()) as { code: string }).code;
    };
    expect(await codeOf()).toBe('yes');
    await block(business.id, true);
    await expect.poll(codeOf, { timeout: 4_000 }).toBe('not_in_role');
    await block(business.id, false);
    expect(await codeOf()).toBe('yes');
    await block(person.id, true);
    await expect.poll(codeOf, { timeout: 4_000 }).toBe('account_suspended');
  });
});
