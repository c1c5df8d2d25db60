import { uploadCheckFile } from '@waybill/contract/kyc/upload-check-file';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { updateUser } from '@waybill/contract/users/update-user';
import { afterAll, describe, expect, it } from 'vitest';
import { forgetIdentity, lockToLeave } from '../../src/modules/identity/index.ts';
import { questionViewOf } from '../../src/modules/ops/money-views.ts';
import { findPeople } from '../../src/modules/users/index.ts';
import { keepPushToken } from '../../src/modules/users/storage/push-tokens.ts';
import { concludePayment } from '../../src/modules/wallet/commands/settle-payment.ts';
import { countMoneyQuestions, listMoneyQuestions } from '../../src/modules/wallet/index.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newTopUp } from '../support/card-top-ups.ts';
import { eventually } from '../support/eventually.ts';
import { confirm, deactivate, leave } from '../support/leaving.ts';
import { carrier, moveTo, offer, offered, wantedParcel } from '../support/orders.ts';
import { openPaymentSandbox } from '../support/payment-sandbox.ts';
import { type Person, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, payIn, personWithMoney } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openPaymentSandbox();
const world = useWorld({ ...sandbox.environment, ROLES: 'http,realtime' });

afterAll(() => expectBooksToBeRight(world));

/** Until somebody waits for a lock that another one holds. */
const untilSomebodyWaits = () =>
  eventually('Somebody waits', async () => {
    const [row] = await world.db`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`;
    return row !== undefined;
  });

/** Has something done that cannot go on before the leaving is committed, and answers what came of it. */
async function whileLeaving<T>(person: Pick<Person, 'id'>, act: () => Promise<T>): Promise<T> {
  const under = transact(world.db, async (tx) => {
    await lockToLeave(tx, person.id);
    const acting = act();
    // Handled below, after the commit; without this it would count as nobody's until then.
    acting.catch(() => undefined);
    await untilSomebodyWaits();
    await forgetIdentity(tx, person.id);
    return { acting };
  });
  return (await under).acting;
}

const hasLeft = async (id: string) =>
  (await world.db<{ left: boolean }[]>`select deactivated_at is not null as left from account where id = ${id}`)[0]?.left;
const stateOf = async (reference: string) =>
  (await world.db<{ state: string }[]>`select state from payment where reference = ${reference}`)[0]?.state;
const paid = (amount: number) => ({ state: 'paid', amountMinor: BigInt(amount * 100), currency: 'NGN' }) as const;

describe('money that comes while somebody leaves', () => {
  it('that was begun within the hour keeps them', async () => {
    const person = await verifiedPerson(world);
    const { reference } = await newTopUp(person, 5000);
    const { problem } = await leave(person);
    expect([problem.code, problem.detail]).toEqual(['wallet_not_empty', expect.stringContaining('₦5,000.00')]);
    await world.db`update payment set created_at = now() - interval '61 minutes' where reference = ${reference}`;
    expect((await deactivate(person)).status).toBe(204);
  });

  it('is a question for our people when they are gone, never theirs to lose', async () => {
    const person = await verifiedPerson(world);
    const { reference } = await newTopUp(person, 5000);
    await world.db`update payment set state = 'failed' where reference = ${reference}`;
    await whileLeaving(person, () => concludePayment({ ...world.node.context, report: () => undefined }, reference, paid(5000)));
    expect(await hasLeft(person.id)).toBe(true);
    expect([await stateOf(reference), await balanceOf(world, person.id, 'NGN')]).toEqual(['quarantined', 0]);
    const asked = (await listMoneyQuestions(world.db)).find((question) => question.reference === reference);
    expect(asked).toMatchObject({ canCredit: false, what: expect.stringContaining('paid after they had left') });
    expect(asked && questionViewOf(asked, await findPeople(world.db, [person.id]))).toMatchObject({
      what: '₦5,000.00 were paid with Paystack after this person had left. Refuse it and give it back at the provider.',
      answers: ['refuse'],
    });
    const [line] = await world.db`select detail from wallet_transaction where user_id = ${person.id}`;
    expect(line?.detail).toContain('after this account was closed');
  });

  it('either keeps them or finds them gone, whoever is first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await verifiedPerson(world);
      await confirm(person);
      const { reference } = await newTopUp(person, 700);
      await world.db`update payment set created_at = now() - interval '2 hours' where reference = ${reference}`;
      const context = { ...world.node.context, report: () => undefined };
      const [answer] = await Promise.all([deactivate(person), concludePayment(context, reference, paid(700))]);
      const outcome = [
        answer.status,
        await hasLeft(person.id),
        await stateOf(reference),
        await balanceOf(world, person.id, 'NGN'),
      ];
      expect([
        [204, true, 'quarantined', 0],
        [409, false, 'settled', 700],
      ]).toContainEqual(outcome);
    }
  });

  it('that comes back from a bank after they left is a question, too', async () => {
    const person = await verifiedPerson(world);
    const before = await countMoneyQuestions(world.db);
    await world.db`
      insert into wallet_transaction (id, user_id, kind, direction, currency, amount_minor, status, title, detail, reference)
      values (${`trx_${person.id.slice(4)}`}, ${person.id}, 'payout', 'out', 'NGN', 900, 1, 'To Chidi', '', ${`r${person.id}`})`;
    await world.db`
      insert into payout (reference, user_id, provider, currency, amount_minor, destination, state, request_key, request_hash, transaction_id)
      values (${`p${person.id}`}, ${person.id}, 'paystack', 'NGN', 900, '{"bankCode":"001","accountNumber":"0123456789","accountName":"Chidi"}',
        'paid', gen_random_uuid(), gen_random_uuid(), ${`trx_${person.id.slice(4)}`})`;
    expect((await leave(person)).status).toBe(204);
    expect(await countMoneyQuestions(world.db)).toBe(before);

    await payIn(world, person.id, 'NGN', 9);
    await world.db`update payout set state = 'returned' where user_id = ${person.id}`;
    expect(await countMoneyQuestions(world.db)).toBe(before + 1);
    expect((await listMoneyQuestions(world.db)).map(({ what }) => what).join()).toContain('somebody who has left');
  });
});

describe('deliveries that begin while somebody leaves', () => {
  it('do not: an offer of theirs that was under way comes to nothing', async () => {
    const sender = await personWithMoney(world, { NGN: 6500 });
    const by = await carrier(world);
    const packageId = await wantedParcel(world, sender.id);
    const answer = await whileLeaving(by, () => offer(by, packageId));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await world.db`select from delivery_order where carrier_id = ${by.id}`).toHaveLength(0);
    // The sender has lost nothing, and another one may carry it.
    expect((await offer(await carrier(world), packageId)).status).toBe(201);
  });

  it('keep them: an acceptance of what they offered, at the same moment', async () => {
    const deal = await offered(world);
    await confirm(deal.carrier);
    const [left, moved] = await Promise.all([deactivate(deal.carrier), moveTo(deal.sender, deal.orderId, 'Accepted')]);
    expect([left.problem.code, moved.status, await hasLeft(deal.carrier.id)]).toEqual(['orders_running', 200, false]);
  });

  it('hold no money of somebody who has left', async () => {
    const person = await personWithMoney(world, { NGN: 6500 });
    await expect(whileLeaving(person, () => wantedParcel(world, person.id))).rejects.toThrow('left in the meantime');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(6500);
    expect(await world.db`select from escrow where sender_id = ${person.id}`).toHaveLength(0);
  });
});

describe('what somebody does in another tab while they leave', () => {
  it('changes nothing about them any more', async () => {
    const business = await verifiedBusiness(world);
    await confirm(business);
    const body = {
      fullName: 'Gbemisola Quist',
      username: 'gbemisola.quist',
      businessRepName: 'Gbemisola',
      businessWebsite: 'https://quist.example',
    };
    const answer = await whileLeaving(business, () => business.call(updateUser, { body }));
    expect(answer.problem.code).toBe('session_ended');
    const [row] = await world.db`
      select username, full_name, rep_name, dispatch_business.website from account join profile on profile.user_id = account.id
      join dispatch_business on dispatch_business.user_id = account.id where account.id = ${business.id}`;
    expect(JSON.stringify(row)).not.toMatch(/quist|gbemisola/i);
  });

  it('keeps no documents of theirs', async () => {
    const [person, business] = [await verifiedPerson(world), await verifiedBusiness(world)];
    const file = new File(['%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF'], 'documents.pdf', { type: 'application/pdf' });
    const checked = await whileLeaving(person, () => person.call(uploadCheckFile, { body: { kind: 'front' }, file }));
    const documented = await whileLeaving(business, () =>
      business.call(uploadDocument, { body: { kind: 'registration' }, file }),
    );
    expect([checked.status, documented.status]).toEqual([503, 503]);
    expect(await world.db`select from identity_check where user_id = ${person.id}`).toHaveLength(0);
    expect(await world.db`select from business_document where user_id = ${business.id}`).toHaveLength(0);
  });

  it('registers no device that would ring', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const token = `a-device-of-${person.id}`;
    await transact(world.db, (tx) => keepPushToken(tx, other.id, other.session.sessionId, token));
    const keeping = () => transact(world.db, (tx) => keepPushToken(tx, person.id, person.session.sessionId, token));
    await expect(whileLeaving(person, keeping)).rejects.toThrow('left in the meantime');
    expect(await world.db`select from push_token where user_id = ${person.id}`).toHaveLength(0);
  });

  it('gives the account no new name, number, address or password, whoever writes it', async () => {
    const person = await verifiedPerson(world);
    expect((await leave(person)).status).toBe(204);
    for (const change of [
      { username: 'somebody.new' },
      { email: 'a@b.example' },
      { phone: '+2348030000001' },
      { passwordHash: 'x' },
    ])
      await expect(world.db`update account set ${world.db(change)} where id = ${person.id}`).rejects.toThrow(
        'left in the meantime',
      );
    for (const change of [{ fullName: 'Chidi' }, { city: 'Lagos' }])
      await expect(world.db`update profile set ${world.db(change)} where user_id = ${person.id}`).rejects.toThrow(
        'left in the meantime',
      );
    // What others count of theirs still counts.
    await world.db`update profile set rating_count = rating_count + 1, rating_sum = rating_sum + 5 where user_id = ${person.id}`;
  });
});
