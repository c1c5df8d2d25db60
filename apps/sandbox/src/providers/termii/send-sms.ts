import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Outbox } from '../../outbox/outbox.ts';

const phone = z.string().regex(/^\+?\d{10,15}$/, 'Invalid phone number');

const sendRequest = z.object({
  to: z.union([phone, z.array(phone).min(1).max(100)], 'Invalid phone number'),
  from: z.string('Sender ID is required').min(3, 'Invalid Sender ID').max(11, 'Invalid Sender ID'),
  sms: z.string('Message is required').min(1, 'Message is required').max(2000, 'Message is too long'),
  type: z.enum(['plain', 'unicode', 'encrypted'], 'Invalid message type'),
  channel: z.enum(['generic', 'dnd', 'whatsapp'], 'Invalid channel'),
});

const startingBalance = 10_000;
const costPerText = 5;

/** POST /termii/api/sms/send, with the answers the live service gives. */
export function sendSmsRoute(app: FastifyInstance, outbox: Outbox, options: { apiKey: string; slowDeliveryMs: number }): void {
  let balance = startingBalance;

  app.register(async (scope) => {
    scope.setErrorHandler((_error, _request, reply) => refuse(reply, 400, 'Malformed request'));

    scope.post('/termii/api/sms/send', async (request, reply) => {
      const { api_key: apiKey } = z.object({ api_key: z.unknown() }).catch({ api_key: undefined }).parse(request.body);
      if (apiKey !== options.apiKey) return refuse(reply, 401, 'Invalid API key');

      const parsed = sendRequest.safeParse(request.body);
      if (!parsed.success) return refuse(reply, 400, parsed.error.issues[0]?.message ?? 'Malformed request');
      const { to, from, sms } = parsed.data;

      const recipients = [to].flat();
      const messageId = newMessageId();
      for (const recipient of recipients) {
        await outbox.add({
          channel: 'sms',
          to: recipient,
          from,
          subject: null,
          text: sms,
          html: null,
          providerId: messageId,
          ...outcomeOf(recipient, options.slowDeliveryMs),
        });
      }
      if (recipients.every((recipient) => recipient.endsWith('0002'))) {
        return refuse(reply, 400, 'Country Inactive. Contact Administrator to activate country.');
      }
      balance = Math.max(0, balance - costPerText * recipients.length);
      return {
        code: 'ok',
        balance,
        message_id: messageId,
        message: 'Successfully Sent',
        user: 'Waybill Sandbox',
        message_id_str: messageId,
      };
    });
  });
}

function outcomeOf(recipient: string, slowDeliveryMs: number): { status: string; settlesAfterMs?: number } {
  if (recipient.endsWith('0001')) return { status: 'DND Active on Phone Number' };
  if (recipient.endsWith('0002')) return { status: 'Message Failed' };
  if (recipient.endsWith('0003')) return { status: 'Delivered', settlesAfterMs: slowDeliveryMs };
  return { status: 'Delivered' };
}

/** Termii’s ids are 25 digits, too long for a JavaScript number: readers must keep them as text. */
function newMessageId(): string {
  return `30${Date.now()}${randomInt(10 ** 10)
    .toString()
    .padStart(10, '0')}`;
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).send({ code: status, message, status: 'error', link: 'uri=/sms/send' });
}
