import { describe, expect, it } from 'vitest';
import { decideDisputeNow } from '../../src/ops/decide-dispute.ts';
import { madeBefore } from '../support/made-before.ts';
import { disputed, runTheClock } from '../support/orders.ts';
import { answer, ask, asked, openQuestion, putBack, withdraw } from '../support/questions.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';
import { allNotified, notificationsOf, notified } from './rows.ts';
import { onlyNotified, pair } from './two-sides.ts';

const world = useWorld();
const desk = madeBefore(async () => ({ ama: await staffMember(world, 'support') }));

async function askedSender() {
  const deal = await disputed(world, await pair(world));
  await ask(desk.ama, deal.orderId, 'sender');
  return { ...deal, questionId: await openQuestion(deal.sender, deal.orderId) };
}

const byThen = /^Our team has a question about your parcel to Abuja\. Please answer by \w{3} \d+ \w{3,4}, \d+:\d\d [ap]m\.$/;

describe('a question of our people', () => {
  it('is told to the side that is asked, with its deadline and without its words, and leads to the order', async () => {
    const { sender, carrier, orderId } = await askedSender();
    const row = await onlyNotified(world, sender, carrier, 'questionAsked');
    expect(row).toMatchObject({ category: 'orders', link: `/orders?popup=order-details&popup.orderId=${orderId}` });
    expect(row.Message).toMatch(byThen);
    expect(JSON.stringify(await notificationsOf(sender))).not.toContain(asked);
  });

  it('is brought back to mind once, when a quarter of the time is left, unless it is answered', async () => {
    const { sender, orderId, questionId } = await askedSender();
    const reminders = async () =>
      (await notificationsOf(sender)).filter(({ Message: message }) => message.startsWith('We still need'));
    await putBack(world, questionId, '17 hours 59 minutes');
    await runTheClock(world);
    await allNotified(world);
    expect(await reminders()).toEqual([]);
    await putBack(world, questionId, '2 minutes');
    await Promise.all([runTheClock(world), runTheClock(world)]);
    await notified(sender, 'questionAsked', ({ Message: message }) =>
      message.startsWith('We still need your answer about your parcel to Abuja, by '),
    );
    await runTheClock(world);
    await allNotified(world);
    expect(await reminders()).toHaveLength(1);

    await answer(sender, orderId, questionId);
    await ask(desk.ama, orderId, 'sender');
    const next = await openQuestion(sender, orderId);
    await putBack(world, next, '20 hours');
    await answer(sender, orderId, next);
    await runTheClock(world);
    await allNotified(world);
    expect(await reminders()).toHaveLength(1);
  });

  it('that is taken back is told to whoever was asked', async () => {
    const { sender, carrier, orderId, questionId } = await askedSender();
    await withdraw(desk.ama, orderId, questionId);
    const row = await onlyNotified(world, sender, carrier, 'questionWithdrawn');
    expect(row.Message).toBe('Our team took back its question about your parcel to Abuja. You need not answer it.');
  });

  it('needs no answer once it is decided, and the decision says so to that side', async () => {
    const { sender, carrier, orderId } = await askedSender();
    await decideDisputeNow(world.node.context, {
      order: orderId,
      decision: 'refund',
      amount: undefined,
      because: 'The box is empty.',
    });
    const spared = 'You need not answer our question any more.';
    expect((await notified(sender, 'disputeDecided')).Message).toContain(spared);
    expect((await notified(carrier, 'disputeDecided')).Message).not.toContain(spared);
  });
});
