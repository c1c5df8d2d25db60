import { clearNotifications } from '@waybill/contract/notifications/clear-notifications';
import { markNotification } from '@waybill/contract/notifications/mark-notification';
import { restoreNotifications } from '@waybill/contract/notifications/restore-notifications';
import { likeItem } from '@waybill/contract/timeline/like-item';
import { unsubscribe } from '@waybill/contract/users/unsubscribe';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { sendDueEmails } from '../../src/modules/notifications/jobs/email-jobs.ts';
import type { EmailKind } from '../../src/modules/notifications/kinds.ts';
import { type NotificationInput, notify } from '../../src/modules/notifications/notify.ts';
import { unsubscribeToken } from '../../src/modules/notifications/unsubscribe-token.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { type Message, messagesTo } from '../support/mailbox.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { allTold, notificationsOf, told } from './rows.ts';

const world = useWorld();

async function liked(author: Person, by: Person): Promise<void> {
  const { itemType, id } = (await write(author, 'Hello')).result;
  await by.call(likeItem, { params: { itemType, itemId: id } });
  await told(author, 'liked', (row) => row.TimelineItemId === id);
}

/** Something of this kind, past the act that it speaks of. */
async function tellOf(person: Person, type: NotificationInput['type'], words = 'Something happened.'): Promise<void> {
  const subject = newId('order');
  const notification = { to: [person.id], type, subject, key: subject, words, link: '/orders' };
  await transact(world.db, (tx) => notify(world.node.context, tx, notification));
}

/** Ten minutes later. */
async function later(): Promise<void> {
  await world.db`update notification set created_at = created_at - interval '11 minutes' where mail_due`;
  await sendDueEmails.handle(world.node.context, {} as never);
  await allTold(world);
}

const emailsTo = async (person: Person): Promise<Message[]> =>
  (await messagesTo(world, person.details.email)).filter(({ subject }) => subject !== 'Confirm your e-mail address');

async function emailTo(person: Person): Promise<Message> {
  const [mail, ...others] = await emailsTo(person);
  if (!mail || others.length > 0) throw new Error(`${others.length + (mail ? 1 : 0)} letters instead of one`);
  return mail;
}

const turnOff = (person: Person, kind: EmailKind) => person.call(updateUser, { body: { [kind]: false } });

describe('a letter about what is new', () => {
  it('goes out after ten minutes, once, about everything that was not seen', async () => {
    const [author, ada] = [await verifiedPerson(world), await verifiedPerson(world)];
    await liked(author, ada);
    await tellOf(author, 'orderAccepted', 'It’s agreed: Ada carries your parcel.');
    await sendDueEmails.handle(world.node.context, {} as never);
    await allTold(world);
    expect(await emailsTo(author)).toEqual([]);
    await later();
    await later();
    const mail = await emailTo(author);
    expect(mail.subject).toBe('2 things happened on Waybill');
    const { publicUrl } = world.node.context;
    for (const words of ['Chidi Okafor liked your post.', 'It’s agreed: Ada carries your parcel.', `${publicUrl}/orders`]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
  });

  it('is not written about what was seen or cleared meanwhile', async () => {
    const [author, ada] = [await verifiedPerson(world), await verifiedPerson(world)];
    await liked(author, ada);
    const [row] = await notificationsOf(author);
    await author.call(markNotification, { params: { id: row?.Id } });
    const clearer = await verifiedPerson(world);
    await liked(clearer, ada);
    await clearer.call(clearNotifications);
    await later();
    for (const person of [author, clearer]) expect(await emailsTo(person)).toEqual([]);
  });

  it('is written after all about what was cleared and had back', async () => {
    const person = await verifiedPerson(world);
    await tellOf(person, 'orderAccepted');
    await person.call(clearNotifications);
    await person.call(restoreNotifications);
    await later();
    expect(await emailsTo(person)).toHaveLength(1);
  });

  it('is written again only after the row was seen', async () => {
    const [author, ada, bola] = [await verifiedPerson(world), await verifiedPerson(world), await verifiedPerson(world)];
    const { itemType, id: itemId } = (await write(author, 'Popular')).result;
    await ada.call(likeItem, { params: { itemType, itemId } });
    await told(author, 'liked');
    await later();
    await bola.call(likeItem, { params: { itemType, itemId } });
    const { Id: id } = await told(author, 'liked', ({ Count: count }) => count === 2);
    await later();
    expect(await emailsTo(author)).toHaveLength(1);
    await author.call(markNotification, { params: { id } });
    const chi = await verifiedPerson(world);
    await chi.call(likeItem, { params: { itemType, itemId } });
    await told(author, 'liked', ({ Count: count }) => count === 1);
    await later();
    expect(await emailsTo(author)).toHaveLength(2);
  });

  it.each([
    ['emailOnNewNotifications', 'orderAccepted'],
    ['emailOrderPerformance', 'orderCompleted'],
    ['emailOrderPerformance', 'rated'],
    ['emailPaymentReceipts', 'moneyIn'],
  ] as const)('follows the switch %s for %s', async (kind, type) => {
    const [wants, wantsNot] = [await verifiedPerson(world), await verifiedPerson(world)];
    await turnOff(wantsNot, kind);
    for (const person of [wants, wantsNot]) await tellOf(person, type);
    await allTold(world);
    await later();
    expect(await emailsTo(wants)).toHaveLength(1);
    expect(await emailsTo(wantsNot)).toEqual([]);
  });

  it('about money is a receipt: at once, and whether or not it was seen', async () => {
    const person = await verifiedPerson(world);
    await tellOf(person, 'moneyIn', '₦5,000.00 was added to your wallet. Paid by card.');
    await allTold(world);
    const mail = await emailTo(person);
    expect(mail.subject).toBe('₦5,000.00 was added to your wallet. Paid by card.');
    await later();
    expect(await emailsTo(person)).toHaveLength(1);
  });

  it('does not go to addresses that nobody has confirmed, nor to whoever may not come in', async () => {
    const [unconfirmed, suspended] = [await verifiedPerson(world), await verifiedPerson(world)];
    await world.db`update account set email_verified_at = null where id = ${unconfirmed.id}`;
    await world.db`update account set blocked_at = now() where id = ${suspended.id}`;
    for (const person of [unconfirmed, suspended])
      for (const type of ['moneyIn', 'orderAccepted'] as const) await tellOf(person, type);
    await later();
    expect(await emailsTo(unconfirmed)).toEqual([]);
    expect(await emailsTo(suspended)).toEqual([]);
  });

  it('is not written about a new password a second time: identity has done so', async () => {
    const person = await verifiedPerson(world);
    await tellOf(person, 'securityChanged');
    await later();
    expect(await emailsTo(person)).toEqual([]);
  });
});

describe('the foot of a letter', () => {
  const addressIn = (mail: Message) => new URL(/<(.+)>/.exec(mail.listHeaders['list-unsubscribe'] ?? '')?.[1] ?? '');
  const wants = async (person: Person, kind: EmailKind) => {
    const [row] = await world.db<Record<EmailKind, boolean>[]>`
      select email_on_new_notifications, email_on_direct_messages, email_payment_receipts, email_order_performance
      from profile where user_id = ${person.id}`;
    return row?.[kind];
  };

  async function receiptFor(person: Person): Promise<Message> {
    await tellOf(person, 'moneyIn');
    await allTold(world);
    return emailTo(person);
  }

  it('leads to a page that stops this kind, in HTML and text; it may be opened twice', async () => {
    const person = await verifiedPerson(world);
    const mail = await receiptFor(person);
    const link = mail.links.find((candidate) => candidate.includes('/unsubscribe?token='));
    expect(mail.text).toContain(`Stop receipts: ${link}`);
    expect(mail.html).toContain('Stop receipts</a>');
    const token = new URL(link ?? '').searchParams.get('token');
    const heard = await listenAs(person);
    for (const _ of [1, 2])
      expect((await world.visitor().call(unsubscribe, { query: { token } })).result).toEqual({ kind: 'emailPaymentReceipts' });
    await eventually('The open tab hears of it', async () => heard.events.some(({ type }) => type === 'user.changed'));
    heard.leave();
    expect(await wants(person, 'emailPaymentReceipts')).toBe(false);
    expect(await wants(person, 'emailOnNewNotifications')).toBe(true);
    await tellOf(person, 'moneyOut');
    await allTold(world);
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

  it('stops all that the letter is about: what follows another switch has a letter of its own', async () => {
    const person = await verifiedPerson(world);
    for (const type of ['orderAccepted', 'orderCompleted', 'orderPickedUp', 'rated'] as const) await tellOf(person, type);
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
