import { createTransport } from 'nodemailer';
import type { EmailPort } from './port.ts';

export function createSmtpEmail(settings: { readonly smtpUrl: string; readonly from: string }): EmailPort {
  const transport = createTransport(settings.smtpUrl, { from: settings.from });
  return {
    async send(email) {
      await transport.sendMail(email);
    },
  };
}
