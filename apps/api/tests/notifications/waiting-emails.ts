import { sendDueEmails } from '../../src/modules/notifications/jobs/email-jobs.ts';
import { type NotificationInput, notify } from '../../src/modules/notifications/notify.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { type Message, messagesTo } from '../support/mailbox.ts';
import type { Person } from '../support/people.ts';
import { useWorld } from '../support/world.ts';
import { allNotified } from './rows.ts';

export function useWaitingEmails() {
  const world = useWorld();
  /** A notification of this kind without the act that it is about. */
  async function notifyOf(person: Person, type: NotificationInput['type'], words = 'Something happened.'): Promise<void> {
    const subject = newId('order');
    const notification = { to: [person.id], type, subject, key: subject, words, link: '/orders' };
    await transact(world.db, (tx) => notify(world.node.context, tx, notification));
  }
  /** Ten minutes later. */
  async function later(): Promise<void> {
    await world.db`update notification set created_at = created_at - interval '11 minutes' where mail_due`;
    await sendDueEmails.handle(world.node.context, {} as never);
    await allNotified(world);
  }
  const emailsTo = async (person: Person): Promise<Message[]> =>
    (await messagesTo(world, person.details.email)).filter(({ subject }) => subject !== 'Confirm your email address');
  async function emailTo(person: Person): Promise<Message> {
    const [mail, ...others] = await emailsTo(person);
    if (!mail || others.length > 0) throw new Error(`${others.length + (mail ? 1 : 0)} emails instead of one`);
    return mail;
  }
  return { world, notifyOf, later, emailsTo, emailTo };
}
