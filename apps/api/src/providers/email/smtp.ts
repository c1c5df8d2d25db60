import { email as mailbox } from '@waybill/contract/text';
import { createTransport } from 'nodemailer';
import { refuseWhileHeld } from '../../platform/db/held-connection.ts';
import { inProviderSpan } from '../provider-span.ts';
import type { EmailPort } from './port.ts';

type SmtpSettings = {
  readonly smtpUrl: string;
  readonly from: string;
  /** Mailbox for answers, which staff read. */
  readonly replyTo: string;
  /** Limit for the server, at every step. Left to itself the library waits for ten minutes. */
  readonly timeoutMs?: number;
};

export function createSmtpEmail(settings: SmtpSettings): EmailPort {
  const { timeoutMs = 15_000 } = settings;
  const waits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: settings.smtpUrl, ...waits }, { from: settings.from, replyTo: settings.replyTo });
  return {
    async send({ to, ...email }) {
      refuseWhileHeld('An email was sent');
      // A single mailbox, taken as it is: given as text, the library would read a list of them out of it.
      if (!mailbox.safeParse(to).success) throw new Error('That is not the address of one mailbox');
      try {
        await inProviderSpan('SMTP', () => transport.sendMail({ ...email, to: { name: '', address: to } }));
      } catch (error) {
        throw new Error(`An email was not sent: ${reasonOf(error)}`);
      }
    },
  };
}

/** Without the address, which servers repeat in their answers: errors are stored for two weeks, and read by staff. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const known = ['code', 'responseCode', 'command'].map((field) => Reflect.get(error, field));
  return known.filter((value) => typeof value === 'string' || typeof value === 'number').join(' ') || error.name;
}
