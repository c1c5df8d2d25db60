import type { Draft, Message } from './message.ts';
import { OutboxFile } from './outbox-file.ts';
import { normaliseRecipient, resemblesRecipient } from './recipient.ts';

export type MessageFilter = {
  /** Exactly this recipient, however it is spelled. */
  to?: string | undefined;
  /** Any recipient that contains this. */
  toLike?: string | undefined;
  channel?: Message['channel'] | undefined;
  /** A message id (strictly after it) or an ISO time (at that time or later). */
  after?: string | undefined;
};

type Waiter = { matches: (message: Message) => boolean; resolve: (message: Message | null) => void };

/** Every text and email the product has sent, newest last; the file is its memory between runs. */
export class Outbox {
  #file: OutboxFile;
  #keep: number;
  #messages: Message[] = [];
  #waiters = new Set<Waiter>();
  #lastStamp = 0;

  constructor(path: string, keep = 2000) {
    this.#file = new OutboxFile(path);
    this.#keep = keep;
  }

  async load(): Promise<void> {
    this.#messages = await this.#file.load(this.#keep);
    this.#lastStamp = readStamp(this.#messages.at(-1)?.id);
  }

  async add(draft: Draft): Promise<Message> {
    const now = Date.now();
    const { settlesAfterMs = 0, ...rest } = draft;
    const added: Message = {
      ...rest,
      id: this.#nextId(now),
      to: normaliseRecipient(draft.to),
      receivedAt: new Date(now).toISOString(),
      settlesAt: new Date(now + settlesAfterMs).toISOString(),
    };
    this.#messages.push(added);
    if (this.#messages.length > this.#keep) this.#messages.shift();
    await this.#file.append(added, this.#messages, this.#keep);
    for (const waiter of [...this.#waiters]) if (waiter.matches(added)) waiter.resolve(added);
    return added;
  }

  get(id: string): Message | undefined {
    return this.#messages.find((candidate) => candidate.id === id);
  }

  /** Newest first. */
  list(filter: MessageFilter = {}, limit = Number.POSITIVE_INFINITY): Message[] {
    return this.#messages.filter(matcher(filter)).reverse().slice(0, limit);
  }

  /** The newest message that matches, or the first to come; null when time is up, the caller leaves or the sandbox closes. */
  waitFor(filter: MessageFilter, timeoutMs: number, leaving: AbortSignal): Promise<Message | null> {
    const existing = this.list(filter, 1)[0];
    if (existing !== undefined || leaving.aborted) return Promise.resolve(existing ?? null);
    return new Promise((resolve) => {
      const giveUp = () => waiter.resolve(null);
      const timer = setTimeout(giveUp, timeoutMs);
      leaving.addEventListener('abort', giveUp);
      const waiter: Waiter = {
        matches: matcher(filter),
        resolve: (message) => {
          this.#waiters.delete(waiter);
          clearTimeout(timer);
          leaving.removeEventListener('abort', giveUp);
          resolve(message);
        },
      };
      this.#waiters.add(waiter);
    });
  }

  async clear(): Promise<void> {
    this.#messages = [];
    await this.#file.replace([]);
  }

  close(): void {
    for (const waiter of [...this.#waiters]) waiter.resolve(null);
  }

  /** Ids sort by age even within one millisecond, across restarts and after clearing: `after=<id>` depends on it. */
  #nextId(now: number): string {
    this.#lastStamp = Math.max(now * 1000, this.#lastStamp + 1);
    return `msg_${this.#lastStamp.toString(36).padStart(11, '0')}`;
  }
}

export const messageId = /^msg_[0-9a-z]{11}$/;

function readStamp(id: string | undefined): number {
  return id !== undefined && messageId.test(id) ? Number.parseInt(id.slice(4), 36) : 0;
}

function matcher({ to, toLike, channel, after }: MessageFilter): (message: Message) => boolean {
  const recipient = to === undefined ? undefined : normaliseRecipient(to);
  const afterId = after !== undefined && messageId.test(after) ? after : undefined;
  const since = after === undefined || afterId !== undefined ? undefined : Date.parse(after);
  return (message) =>
    (recipient === undefined || message.to === recipient) &&
    (toLike === undefined || resemblesRecipient(message.to, toLike)) &&
    (channel === undefined || message.channel === channel) &&
    (afterId === undefined || message.id > afterId) &&
    (since === undefined || Date.parse(message.receivedAt) >= since);
}
