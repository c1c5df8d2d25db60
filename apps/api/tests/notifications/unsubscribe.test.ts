import { unsubscribe } from '@waybill/contract/users/unsubscribe';
import { describe, expect, it } from 'vitest';
import type { EmailKind } from '../../src/modules/notifications/kinds.ts';
import { unsubscribeToken } from '../../src/modules/notifications/unsubscribe-token.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import type { Message } from '../support/mailbox.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { allNotified } from './rows.ts';
import { useWaitingEmails } from './waiting-emails.ts';

const { world, notifyOf, later, emailsTo, emailTo } = useWaitingEmails();

describe('the foot of an email', () => {
  const addressIn = (mail: Message) => new URL(/<(.+)>/.exec(mail.listHeaders['list-unsubscribe'] ?? '')?.[1] ?? '');
  const wants = async (person: Person, kind: EmailKind) => {
    const [row] = await world.db<Record<EmailKind, boolean>[]>`
      select email_on_new_notifications, email_on_direct_messages, email_payment_receipts, email_order_performance
      from profile where user_id = ${person.id}`;
    return row?.[kind];
  };

  async function receiptFor(person: Person): Promise<Message> {
    await notifyOf(person, 'moneyIn');
    await allNotified(world);
    return emailTo(person);
  }

  it('leads to a page that stops this kind, in HTML and text; it may be opened twice', async () => {
    const person = await verifiedPerson(world);
    const mail = await receiptFor(person);
    const link = mail.links.find((candidate) => candidate.includes('/unsubscribe?token='));
    expect(mail.text).toContain(`Unsubscribe from receipts: ${link}`);
    expect(mail.html).toContain('Unsubscribe from receipts</a>');
    const token = new URL(link ?? '').searchParams.get('token');
    const stream = await listenAs(person);
    for (const _ of [1, 2])
      expect((await world.visitor().call(unsubscribe, { query: { token } })).result).toEqual({ kind: 'emailPaymentReceipts' });
    await eventually('The open tab hears of it', async () => stream.events.some(({ type }) => type === 'user.changed'));
    stream.leave();
    expect(await wants(person, 'emailPaymentReceipts')).toBe(false);
    expect(await wants(person, 'emailOnNewNotifications')).toBe(true);
    await notifyOf(person, 'moneyOut');
    await allNotified(world);
    expect(await emailsTo(person)).toHaveLength(1);
  });

  it('lets mail programs do so with one click, by a form that nobody filled in', async () => {
    const person = await verifiedPerson(world);
    const mail = await receiptFor(person);
    expect(mail.listHeaders['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const { pathname, search, origin } = addressIn(mail);
    expect(origin).toBe(new URL(world.node.context.publicUrl).origin);
    const response = await world.visitor().request(pathname + search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(response.status).toBe(200);
    expect(await wants(person, 'emailPaymentReceipts')).toBe(false);
  });

  it('stops all that the email is about: what follows another switch has an email of its own', async () => {
    const person = await verifiedPerson(world);
    for (const type of ['orderAccepted', 'orderCompleted', 'orderPickedUp', 'rated'] as const) await notifyOf(person, type);
    await later();
    const emails = await emailsTo(person);
    const stops: unknown[] = [];
    for (const mail of emails) {
      expect(mail.subject).toBe('2 things happened on Waybill');
      const token = addressIn(mail).searchParams.get('token');
      stops.push((await world.visitor().call(unsubscribe, { query: { token } })).result.kind);
      expect(new Set(mail.links.filter((link) => link.includes('/unsubscribe?'))).size).toBe(1);
    }
    expect(stops.sort()).toEqual(['emailOnNewNotifications', 'emailOrderPerformance']);
  });

  it('does nothing for whoever makes one up', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { keys } = world.node.context;
    const token = unsubscribeToken(keys, person.id, 'emailPaymentReceipts');
    const [body = '', , proof = ''] = token.split('.');
    const otherBody = unsubscribeToken(keys, other.id, 'emailPaymentReceipts').split('.')[0] ?? '';
    const forged = [
      `${body}.0.${proof}`,
      `${otherBody}.2.${proof}`,
      `${body}.9.${proof}`,
      `${token}x`,
      `${body}.2.${'A'.repeat(43)}`,
    ];
    for (const one of forged)
      expect((await world.visitor().call(unsubscribe, { query: { token: one } })).problem.code).toBe('link_gone');
    expect((await world.visitor().call(unsubscribe)).problem.code).toBe('invalid_input');
    for (const somebody of [person, other])
      for (const kind of ['emailPaymentReceipts', 'emailOnNewNotifications'] as const)
        expect(await wants(somebody, kind)).toBe(true);
  });
});
