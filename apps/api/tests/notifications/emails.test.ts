import { clearNotifications } from '@waybill/contract/notifications/clear-notifications';
import { markNotification } from '@waybill/contract/notifications/mark-notification';
import { restoreNotifications } from '@waybill/contract/notifications/restore-notifications';
import { likeItem } from '@waybill/contract/timeline/like-item';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { sendDueEmails } from '../../src/modules/notifications/jobs/email-jobs.ts';
import type { EmailKind } from '../../src/modules/notifications/kinds.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { write } from '../support/timeline.ts';
import { allNotified, notificationsOf, notified } from './rows.ts';
import { useWaitingEmails } from './waiting-emails.ts';

const { world, notifyOf, later, emailsTo, emailTo } = useWaitingEmails();

async function liked(author: Person, by: Person): Promise<void> {
  const { itemType, id } = (await write(author, 'Hello')).result;
  await by.call(likeItem, { params: { itemType, itemId: id } });
  await notified(author, 'liked', (row) => row.TimelineItemId === id);
}

const turnOff = (person: Person, kind: EmailKind) => person.call(updateUser, { body: { [kind]: false } });

describe('an email about what is new', () => {
  it('goes out after ten minutes, once, about everything that was not seen', async () => {
    const [author, ada] = [await verifiedPerson(world), await verifiedPerson(world)];
    await liked(author, ada);
    await notifyOf(author, 'orderAccepted', 'It’s agreed: Ada carries your parcel.');
    await sendDueEmails.handle(world.node.context, {} as never);
    await allNotified(world);
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
    await notifyOf(person, 'orderAccepted');
    await person.call(clearNotifications);
    await person.call(restoreNotifications);
    await later();
    expect(await emailsTo(person)).toHaveLength(1);
  });

  it('is written again only after the row was seen', async () => {
    const [author, ada, bola] = [await verifiedPerson(world), await verifiedPerson(world), await verifiedPerson(world)];
    const { itemType, id: itemId } = (await write(author, 'Popular')).result;
    await ada.call(likeItem, { params: { itemType, itemId } });
    await notified(author, 'liked');
    await later();
    await bola.call(likeItem, { params: { itemType, itemId } });
    const { Id: id } = await notified(author, 'liked', ({ Count: count }) => count === 2);
    await later();
    expect(await emailsTo(author)).toHaveLength(1);
    await author.call(markNotification, { params: { id } });
    const chi = await verifiedPerson(world);
    await chi.call(likeItem, { params: { itemType, itemId } });
    await notified(author, 'liked', ({ Count: count }) => count === 1);
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
    for (const person of [wants, wantsNot]) await notifyOf(person, type);
    await allNotified(world);
    await later();
    expect(await emailsTo(wants)).toHaveLength(1);
    expect(await emailsTo(wantsNot)).toEqual([]);
  });

  it('about money is a receipt: at once, and whether or not it was seen', async () => {
    const person = await verifiedPerson(world);
    await notifyOf(person, 'moneyIn', '₦5,000.00 was added to your wallet. Paid by card.');
    await allNotified(world);
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
      for (const type of ['moneyIn', 'orderAccepted'] as const) await notifyOf(person, type);
    await later();
    expect(await emailsTo(unconfirmed)).toEqual([]);
    expect(await emailsTo(suspended)).toEqual([]);
  });

  it('is not written about a new password a second time: identity has done so', async () => {
    const person = await verifiedPerson(world);
    await notifyOf(person, 'securityChanged');
    await later();
    expect(await emailsTo(person)).toEqual([]);
  });
});
