import { expect } from '@playwright/test';

export type Message = {
  readonly id: string;
  readonly text: string;
  readonly code: string | null;
  readonly links: readonly string[];
};

type Channel = 'sms' | 'email';

export type EmailContent = { readonly text: string; readonly link: string };

/** Waits for a message to somebody, as they would look at their phone. */
export async function nextMessage(to: string, channel: Channel, after?: Message): Promise<Message> {
  const message = await wait(to, channel, 15_000, after);
  if (!message) throw new Error(`No ${channel} came for ${to}`);
  return message;
}

/** Expects no message, also not a moment later. */
export async function noMessage(to: string, channel: Channel, after?: Message): Promise<void> {
  const message = await wait(to, channel, 400, after);
  if (message) throw new Error(`Unasked for: ${message.text}`);
}

async function wait(to: string, channel: Channel, timeoutMs: number, after?: Message): Promise<Message | undefined> {
  const query = new URLSearchParams({ to, channel, timeoutMs: String(timeoutMs), ...(after ? { after: after.id } : {}) });
  const response = await fetch(`${process.env.E2E_SANDBOX}/sandbox/api/messages/wait?${query}`);
  return response.status === 204 ? undefined : ((await response.json()) as { message: Message }).message;
}

export async function codeSentTo(to: string, channel: Channel): Promise<string> {
  const { code, text } = await nextMessage(to, channel);
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}

/** The newest email that carries a link of this kind: others may have come before it. */
export function emailWith(mode: 'verifyEmail' | 'resetPassword' | 'recoverEmail', to: string): Promise<EmailContent> {
  return emailLeadingTo(`mode=${mode}`, to);
}

/** The first email with a link that contains these words. */
export async function emailLeadingTo(words: string, to: string): Promise<EmailContent> {
  let mail: Message | undefined;
  for (;;) {
    mail = await nextMessage(to, 'email', mail);
    const link = mail.links.find((candidate) => candidate.includes(words));
    if (link) return { text: mail.text, link };
  }
}

/** The first email that contains these words. */
export async function emailSaying(words: string, to: string): Promise<Message> {
  for (let mail: Message | undefined; ; ) {
    mail = await nextMessage(to, 'email', mail);
    if (mail.text.includes(words)) return mail;
  }
}

/** The newest SMS that contains this, of several that come at once and in any order. */
export async function smsSaying(words: string | RegExp, to: string): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      const query = new URLSearchParams({ to, channel: 'sms' });
      const answer = await fetch(`${process.env.E2E_SANDBOX}/sandbox/api/messages?${query}`);
      const { messages } = (await answer.json()) as { readonly messages: readonly Message[] };
      found = messages.find(({ text }) => text.match(words) !== null);
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No SMS to ${to} says ${words}`);
  return found;
}
