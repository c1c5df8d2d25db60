export type Message = {
  readonly id: string;
  readonly text: string;
  readonly code: string | null;
  readonly links: readonly string[];
};

/** Waits for a message to somebody, as they would look at their phone. */
export async function nextMessage(to: string, channel: 'sms' | 'email', after?: Message): Promise<Message> {
  const query = new URLSearchParams({ to, channel, timeoutMs: '15000', ...(after ? { after: after.id } : {}) });
  const response = await fetch(`${process.env.E2E_SANDBOX}/sandbox/api/messages/wait?${query}`);
  if (response.status !== 200) throw new Error(`No ${channel} came for ${to} (${response.status})`);
  return ((await response.json()) as { message: Message }).message;
}

export async function codeSentTo(to: string, channel: 'sms' | 'email'): Promise<string> {
  const { code, text } = await nextMessage(to, channel);
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}

export function linkIn(message: Message): string {
  const link = message.links.find((candidate) => candidate.includes('/verifications'));
  if (!link) throw new Error(`No link in: ${message.text}`);
  return link;
}
