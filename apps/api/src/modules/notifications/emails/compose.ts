import type { Email } from '../../../providers/email/port.ts';
import { type EmailContent, renderEmail } from '../../../providers/email/render-email.ts';
import type { Reach } from '../../users/index.ts';
import type { NotificationsContext } from '../context.ts';
import { type EmailKind, kindOf } from '../kinds.ts';
import { roomLink } from '../links.ts';
import type { EmailRow, UnreadRoom } from '../storage/due-emails.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';
import { messageInWords, shorten } from '../words.ts';

type Context = Pick<NotificationsContext, 'keys' | 'publicUrl'>;
type Reader = Pick<Reach, 'email' | 'fullName'> & { readonly userId: string };

const reasons: Readonly<Record<EmailKind, string>> = {
  emailOnNewNotifications: 'You get these emails because you asked to hear what happens on Waybill.',
  emailOnDirectMessages: 'You get these emails because you asked to hear about unread messages.',
  emailPaymentReceipts: 'You get these emails because you asked for payment receipts.',
  emailOrderPerformance: 'You get these emails because you asked to hear how your deliveries went.',
};

const labels: Readonly<Record<EmailKind, string>> = {
  emailOnNewNotifications: 'Unsubscribe from news',
  emailOnDirectMessages: 'Unsubscribe from message alerts',
  emailPaymentReceipts: 'Unsubscribe from receipts',
  emailOrderPerformance: 'Unsubscribe from delivery summaries',
};

/** For the reader a page, for their mail program an address that it calls by itself with one click (RFC 8058). */
function wayOut({ keys, publicUrl }: Context, userId: string, kind: EmailKind): Pick<EmailContent, 'foot' | 'headers'> {
  const query = new URLSearchParams({ token: unsubscribeToken(keys, userId, kind) });
  return {
    foot: [{ text: reasons[kind], label: labels[kind], href: `${publicUrl}/unsubscribe?${query}` }],
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/users/unsubscribe?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

const longestSubject = 78;
const closing = 'Have a good day.';

/** One notification with a button, or several as a list; all of them follow the same switch. */
export function notificationsEmail(context: Context, reader: Reader, rows: readonly EmailRow[]): Email {
  const { publicUrl } = context;
  const [only, ...others] = rows;
  const emailKind = only && kindOf(only.type).emailKind;
  if (!only || !emailKind) throw new Error('There is nothing to write about');
  const common = {
    to: reader.email,
    greeting: `Hello ${reader.fullName},`,
    closing,
    ...wayOut(context, reader.userId, emailKind),
  };
  if (others.length === 0)
    return renderEmail({
      ...common,
      subject: kindOf(only.type).isReceipt ? shorten(only.message, longestSubject) : kindOf(only.type).title,
      paragraphs: [only.message],
      action: { label: 'See it on Waybill', href: publicUrl + only.link },
    });
  return renderEmail({
    ...common,
    subject: `${rows.length} things happened on Waybill`,
    paragraphs: ['Here is what you missed:'],
    lines: rows.map(({ message, link }) => ({ text: message, href: publicUrl + link })),
    action: { label: 'See them all', href: `${publicUrl}/notifications` },
  });
}

export function messagesEmail(context: Context, reader: Reader, rooms: readonly UnreadRoom[]): Email {
  const { publicUrl } = context;
  const unread = rooms.reduce((total, room) => total + room.unread, 0);
  const [first] = rooms;
  const subject =
    rooms.length === 1 && first
      ? `${first.senderName} wrote to you on Waybill`
      : `${rooms.length} people wrote to you on Waybill`;
  return renderEmail({
    to: reader.email,
    subject: shorten(subject, longestSubject),
    greeting: `Hello ${reader.fullName},`,
    paragraphs: [unread === 1 ? 'You have an unread message:' : `You have ${unread} unread messages:`],
    lines: rooms.map((room) => ({ text: messageInWords(room), href: publicUrl + roomLink(room.roomId) })),
    action: { label: 'Read and reply', href: `${publicUrl}/messages` },
    closing,
    ...wayOut(context, reader.userId, 'emailOnDirectMessages'),
  });
}
