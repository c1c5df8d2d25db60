import * as z from 'zod';
import { findCode, findLinks } from './findings.ts';

export const channels = ['sms', 'email'] as const;

/** A line of the outbox file. */
export const message = z.object({
  id: z.string(),
  channel: z.enum(channels),
  to: z.string(),
  from: z.string(),
  subject: z.nullable(z.string()),
  text: z.string(),
  html: z.nullable(z.string()),
  /** The email’s List- headers, by which mail programs unsubscribe. By lower-case name. */
  listHeaders: z.optional(z.record(z.string(), z.string())),
  /** The address for answers to an email, if it is not the sender’s. */
  replyTo: z.optional(z.nullable(z.string())),
  receivedAt: z.iso.datetime(),
  /** The id the provider gave it: Termii’s message_id, an email’s Message-ID. */
  providerId: z.string(),
  /** The outcome, from `settlesAt` on; before that it is merely sent. */
  status: z.string(),
  settlesAt: z.iso.datetime(),
});

export type Message = z.infer<typeof message>;

export type Draft = Omit<Message, 'id' | 'receivedAt' | 'settlesAt'> & { settlesAfterMs?: number };

/** A message as the console and the tests read it. */
export function viewMessage(kept: Message) {
  return {
    id: kept.id,
    channel: kept.channel,
    to: kept.to,
    from: kept.from,
    subject: kept.subject,
    text: kept.text,
    html: kept.html,
    listHeaders: kept.listHeaders ?? {},
    replyTo: kept.replyTo ?? null,
    receivedAt: kept.receivedAt,
    providerId: kept.providerId,
    code: findCode(kept.text) ?? findCode(kept.subject ?? ''),
    links: findLinks(kept.text, kept.html ?? ''),
    status: Date.parse(kept.settlesAt) > Date.now() ? 'Message Sent' : kept.status,
  };
}

export type MessageView = ReturnType<typeof viewMessage>;
