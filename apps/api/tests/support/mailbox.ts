import type { World } from './world.ts';

export type Message = {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly replyTo: string | null;
  readonly listHeaders: Readonly<Record<string, string>>;
  readonly code: string | null;
  readonly links: readonly string[];
};

/** Waits for a message to somebody, as they would look at their phone. */
export async function nextMessage(world: World, to: string, channel: 'sms' | 'email', after?: Message): Promise<Message> {
  const query = new URLSearchParams({ to, channel, timeoutMs: '10000', ...(after ? { after: after.id } : {}) });
  const response = await fetch(`${world.sandboxOrigin}/sandbox/api/messages/wait?${query}`);
  if (response.status !== 200) throw new Error(`No ${channel} came for ${to} (${response.status})`);
  return ((await response.json()) as { message: Message }).message;
}

/** From the sandbox of the world, or from one that a test file has opened for itself. */
export async function messagesTo(world: Pick<World, 'sandboxOrigin'>, to: string): Promise<Message[]> {
  const response = await fetch(`${world.sandboxOrigin}/sandbox/api/messages?${new URLSearchParams({ to })}`);
  return ((await response.json()) as { messages: Message[] }).messages;
}

/** The mode and code of the link in an email. */
export function linkIn(message: Message): { mode: string; oobCode: string } {
  const link = message.links.find((candidate) => candidate.includes('/verifications'));
  if (!link) throw new Error(`No link in: ${message.text}`);
  const { searchParams } = new URL(link);
  return { mode: searchParams.get('mode') ?? '', oobCode: searchParams.get('oobCode') ?? '' };
}
