import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { refuseWhileHeld } from '../../platform/db/held-connection.ts';
import { inProviderSpan } from '../provider-span.ts';
import type { SmsPort } from './port.ts';

type TermiiSettings = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly sender: string;
  /** Secret that signs Termii's webhooks. Without it they are ignored. */
  readonly webhookSecret?: string | undefined;
  /** Limit for an answer. */
  readonly timeoutMs?: number;
};

/** The one event of Termii for messages that people wrote. Numbers come without the plus. */
const inbound = z.object({
  type: z.literal('inbound'),
  sender: z.string().regex(/^\+?[1-9]\d{6,14}$/),
  message: z.string(),
});

const accepted = z.object({ message_id: z.string().min(1) });

export function createTermiiSms(settings: TermiiSettings): SmsPort {
  const { webhookSecret } = settings;
  return {
    ...(webhookSecret ? { readAnswer: (body, signature) => readAnswer(webhookSecret, body, signature) } : {}),
    async send({ to, text }) {
      refuseWhileHeld('An SMS was sent');
      const response = await inProviderSpan('Termii', () =>
        fetch(`${settings.baseUrl}/api/sms/send`, {
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
        }),
      );
      const answer: unknown = await response.json().catch(() => undefined);
      if (!response.ok || !accepted.safeParse(answer).success)
        throw new Error(`Termii refused an SMS with status ${response.status}`);
    },
  };
}

function readAnswer(secret: string, body: Buffer, signature: string | undefined): ReturnType<NonNullable<SmsPort['readAnswer']>> {
  const expected = createHmac('sha512', secret).update(body).digest();
  const given = Buffer.from(signature ?? '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const event = inbound.safeParse(parseJson(body.toString('utf8')));
  return event.success ? { from: `+${event.data.sender.replace('+', '')}`, text: event.data.message } : 'unknown';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
