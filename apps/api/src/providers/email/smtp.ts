import { createTransport } from 'nodemailer';
import { refuseWhileHeld } from '../../platform/db/held-connection.ts';
import type { EmailPort } from './port.ts';

type SmtpSettings = {
  readonly smtpUrl: string;
  readonly from: string;
  /** Where answers go: a mailbox that our people read. */
  readonly replyTo: string;
  /** How long to wait for the server, at every step. Left to itself the library waits for ten minutes. */
  readonly timeoutMs?: number;
};

export function createSmtpEmail(settings: SmtpSettings): EmailPort {
  const { timeoutMs = 15_000 } = settings;
  const waits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: settings.smtpUrl, ...waits }, { from: settings.from, replyTo: settings.replyTo });
  return {
    async send(email) {
      refuseWhileHeld('An e-mail was sent');
      await transport.sendMail(email);
    },
  };
}
