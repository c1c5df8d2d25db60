import { randomUUID } from 'node:crypto';
import { answerMoneyQuestion } from '@waybill/contract/ops/answer-money-question';
import { listMoneyQuestions } from '@waybill/contract/ops/list-money-questions';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { balanceOf } from '../support/people-with-money.ts';
import { staffMember } from '../support/staff.ts';
import { trailOf } from '../support/trail.ts';
import { usePayoutDesk } from './payout-desk.ts';
import { decide, preview, propose } from './proposal-desk.ts';

const { world, desk } = await usePayoutDesk();

describe('money questions', () => {
  const questions = async () => (await desk.ada.call(listMoneyQuestions, { query: { limit: 50 } })).result.items;
  const answer = (staff: Person, reference: string, input: string) =>
    staff.call(answerMoneyQuestion, { params: { reference }, body: { answer: input, because: 'The bank wrote to us.' } });

  /** A payment as it stands after its payer has paid something else. */
  async function quarantined(userId: string, paid: { minor: number; currency: string }): Promise<string> {
    const reference = `wb-${randomUUID().replaceAll('-', '').slice(0, 24)}`;
    await world.db`
      insert into wallet_transaction (id, user_id, kind, direction, currency, amount_minor, status, title, detail, reference)
      values (${`trx_${reference}`}, ${userId}, 'top-up', 'in', 'NGN', 100000, 0, 'Top-up by card', '', ${reference})`;
    await world.db`
      insert into payment (reference, user_id, provider, purpose, currency, amount_minor, state, paid_minor, paid_currency, request_key, request_hash, transaction_id)
      values (${reference}, ${userId}, 'paystack', 'top-up', 'NGN', 100000, 'quarantined', ${paid.minor}, ${paid.currency},
              gen_random_uuid(), gen_random_uuid(), ${`trx_${reference}`})`;
    return reference;
  }

  it('about another amount: credited once, whoever answers, with an act', async () => {
    const person = await verifiedPerson(world);
    const reference = await quarantined(person.id, { minor: 95_000, currency: 'NGN' });
    const question = (await questions()).find((candidate) => candidate.reference === reference);
    expect(question).toMatchObject({
      kind: 'quarantined',
      what: 'Agreed ₦1,000.00, paid ₦950.00 with Paystack.',
      person: { id: person.id },
      answers: ['credit', 'refuse'],
    });
    const answers = await atOnce(6, (index) =>
      answer(index % 2 ? desk.ada : desk.bola, reference, index % 3 ? 'credit' : 'refuse'),
    );
    expect(tally(answers)).toEqual({ 204: 1, already_decided: 5 });
    const [act, ...more] = await trailOf(world, reference);
    expect(more).toEqual([]);
    expect(act).toMatchObject({ what: 'question-answered', userId: person.id, because: 'The bank wrote to us.' });
    const isCredited = JSON.stringify(act?.about).includes(JSON.stringify('credit'));
    expect(await balanceOf(world, person.id, 'NGN')).toBe(isCredited ? 950 : 0);
    expect((await questions()).map((candidate) => candidate.reference)).not.toContain(reference);
  });

  it('about more than one decides about alone: credited by two, and refused by two as well', async () => {
    const [person, mary] = [await verifiedPerson(world), await staffMember(world, 'money')];
    const reference = await quarantined(person.id, { minor: 60_000_050, currency: 'NGN' });
    const ofIt = (input: string) => ({ kind: 'money-question', reference, answer: input });
    const shares = async (input: string) =>
      (await preview(mary, ofIt(input))).result.shares.map(({ side, amount }) => [side, amount]);
    expect(await shares('credit')).toEqual([['person', 600_000.5]]);
    expect(await shares('refuse')).toEqual([['elsewhere', 600_000.5]]);
    for (const input of ['credit', 'refuse'])
      expect((await answer(mary, reference, input)).problem.code).toBe('needs_second_person');
    const { id } = (await propose(mary, ofIt('credit'))).result;
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
    expect((await decide(desk.bola, id, 'confirm')).result.state).toBe('confirmed');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(600_000.5);
  });

  it('about money no wallet can hold: it can only be refused', async () => {
    const person = await verifiedPerson(world);
    const reference = await quarantined(person.id, { minor: 5_000, currency: 'GHS' });
    const question = (await questions()).find((candidate) => candidate.reference === reference);
    expect(question).toMatchObject({ what: 'Agreed ₦1,000.00, paid GHS 50.00 with Paystack.', answers: ['refuse'] });
    expect((await answer(desk.ada, reference, 'credit')).problem.code).toBe('invalid_input');
    expect(await trailOf(world, reference)).toEqual([]);
    expect((await answer(desk.ada, reference, 'refuse')).status).toBe(204);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
  });

  it('about a dispute and about an event nobody knows: closed once', async () => {
    const person = await verifiedPerson(world);
    const reference = await quarantined(person.id, { minor: 5_000, currency: 'NGN' });
    await world.db`update payment set state = 'settled', disputed_at = now() where reference = ${reference}`;
    await world.db`
      insert into provider_event (provider, event_key, about, received_at)
      values ('paystack', 'charge.success:somebody/else?:1', '{"payment": {}}', now() - interval '1 hour')`;
    const [unknown] = (await questions()).filter(({ kind }) => kind === 'unknown');
    expect(unknown).toMatchObject({ person: null, answers: ['close'] });
    expect(unknown?.what).toContain('charge.success:somebody/else?:1');
    for (const name of [reference, unknown?.reference ?? '']) {
      expect((await answer(desk.ada, name, 'close')).status).toBe(204);
      expect((await answer(desk.bola, name, 'close')).problem.code).toBe('already_decided');
      expect(await trailOf(world, name)).toHaveLength(1);
    }
    expect((await questions()).filter(({ kind }) => kind === 'unknown' || kind === 'disputed')).toEqual([]);
  });

  it('about one’s own money are answered by somebody else', async () => {
    const reference = await quarantined(desk.ada.id, { minor: 5_000, currency: 'NGN' });
    expect((await answer(desk.ada, reference, 'credit')).problem.code).toBe('forbidden');
    expect((await answer(desk.bola, reference, 'refuse')).status).toBe(204);
    expect((await answer(desk.bola, 'wb-nothing', 'refuse')).problem.code).toBe('not_found');
  });
});
