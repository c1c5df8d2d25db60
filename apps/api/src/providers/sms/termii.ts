import * as z from 'zod';
import { refuseWhileHeld } from '../../platform/db/held-connection.ts';
import type { SmsPort } from './port.ts';

type TermiiSettings = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly sender: string;
  /** How long to wait for an answer. */
  readonly timeoutMs?: number;
};

const accepted = z.object({ message_id: z.string().min(1) });

export function createTermiiSms(settings: TermiiSettings): SmsPort {
  return {
    async send({ to, text }) {
      refuseWhileHeld('An SMS was sent');
      const response = await fetch(`${settings.baseUrl}/api/sms/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // The `dnd` route reaches numbers that have advertising switched off; Termii wants them without the plus.
        body: JSON.stringify({
          api_key: settings.apiKey,
          to: to.replace(/^\+/, ''),
          from: settings.sender,
          sms: text,
          type: 'plain',
          channel: 'dnd',
        }),
        signal: AbortSignal.timeout(settings.timeoutMs ?? 15_000),
      });
      const answer: unknown = await response.json().catch(() => undefined);
      if (!response.ok || !accepted.safeParse(answer).success)
        throw new Error(`Termii refused an SMS with status ${response.status}`);
    },
  };
}
