import * as z from 'zod';
import { Alarms } from '../alarms.ts';
import { lowercase, randomCode } from '../random-code.ts';
import { addBounded, StateFile } from '../state-file.ts';
import type { Switches } from './switches.ts';
import { type Attempt, type Disguise, type Webhook, webhook } from './webhook.ts';

/** The differences between vendors: the address, the signature, the answers that count as accepted. */
export type WebhookVendor = {
  addressOf(target: string): string | undefined;
  headersFor(target: string, body: string): Promise<Record<string, string>>;
  falsify(body: string, what: 'amount' | 'currency'): string;
  isAccepted(status: number): boolean;
};

export type Announcement = Pick<Webhook, 'event' | 'subject' | 'target' | 'body'>;

const mostWebhooks = 200;
const mostAttempts = 30;
const patienceMs = 10_000;

/** The first try comes within a third of a second; the others only while the receiver does not accept. */
export const usualDelaysMs: readonly number[] = [200, 1000, 3000, 9000, 27_000];

/** Sends a vendor’s webhooks, tries again for a while, and records the outcome of each. */
export class WebhookSender {
  #file: StateFile<Webhook[]>;
  #vendor: WebhookVendor;
  #switches: Switches;
  #delaysMs: readonly number[];
  #alarms = new Alarms();
  #closing = new AbortController();

  private constructor(
    file: StateFile<Webhook[]>,
    vendor: WebhookVendor,
    options: { switches: Switches; delaysMs: readonly number[] },
  ) {
    this.#file = file;
    this.#vendor = vendor;
    this.#switches = options.switches;
    this.#delaysMs = options.delaysMs;
  }

  static async open(path: string, vendor: WebhookVendor, options: { switches: Switches; delaysMs: readonly number[] }) {
    const file = await StateFile.open(path, z.array(webhook), () => []);
    const sender = new WebhookSender(file, vendor, options);
    for (const unfinished of file.state) if (unfinished.state === 'waiting') sender.#schedule(unfinished);
    return sender;
  }

  /** Newest first. */
  list(filter: { event?: string | undefined; subject?: string | undefined } = {}): Webhook[] {
    return this.#file.state
      .filter(
        ({ event, subject }) =>
          (filter.event === undefined || event === filter.event) && (filter.subject === undefined || subject === filter.subject),
      )
      .reverse();
  }

  get(id: string): Webhook | undefined {
    return this.#file.state.find((candidate) => candidate.id === id);
  }

  /** Announces an event to its receiver, at once or when somebody sends it by hand. */
  async announce(announcement: Announcement): Promise<Webhook> {
    const added = await this.#add(announcement, this.#stateOfNew(announcement.target));
    if (added.state === 'waiting') this.#schedule(added);
    return added;
  }

  /** Writes a webhook down without sending it. */
  prepare(announcement: Announcement): Promise<Webhook> {
    return this.#add(announcement, 'held');
  }

  /** Sends once, immediately, whatever the switches say. */
  async send(sent: Webhook, as: Disguise = 'genuine'): Promise<Attempt> {
    const outcome = await this.#attempt(sent, as);
    if (as === 'genuine') {
      if (this.#isAccepted(outcome)) sent.state = 'delivered';
      else if (sent.state !== 'delivered' && sent.state !== 'waiting') sent.state = 'failed';
    }
    addBounded(sent.attempts, outcome, mostAttempts);
    await this.#file.save();
    return outcome;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#alarms.close();
  }

  #stateOfNew(target: string): Webhook['state'] {
    if (this.#switches.holdWebhooks) return 'held';
    return this.#vendor.addressOf(target) === undefined ? 'no-address' : 'waiting';
  }

  async #add(announcement: Announcement, state: Webhook['state']): Promise<Webhook> {
    const id = `whk_${randomCode(12, lowercase)}`;
    const added = { id, ...announcement, createdAt: new Date().toISOString(), state, attempts: [] };
    addBounded(this.#file.state, added, mostWebhooks);
    await this.#file.save();
    return added;
  }

  #schedule(sent: Webhook): void {
    const delayMs = this.#delaysMs[sent.attempts.length] ?? this.#delaysMs.at(-1) ?? 0;
    this.#alarms.set(delayMs, async () => {
      if (sent.state !== 'waiting') return;
      const outcome = await this.#attempt(sent, 'genuine');
      // An abort by closing the sandbox is no refusal: the webhook is sent again after the restart.
      if (this.#closing.signal.aborted) return;
      addBounded(sent.attempts, outcome, mostAttempts);
      if (this.#isAccepted(outcome)) sent.state = 'delivered';
      else if (sent.attempts.length >= this.#delaysMs.length) sent.state = 'failed';
      else this.#schedule(sent);
      await this.#file.save();
    });
  }

  #isAccepted({ status }: Attempt): boolean {
    return status !== null && this.#vendor.isAccepted(status);
  }

  async #attempt(sent: Webhook, as: Disguise): Promise<Attempt> {
    const started = Date.now();
    const url = this.#vendor.addressOf(sent.target) ?? null;
    const finish = (status: number | null, error: string | null): Attempt => ({
      at: new Date(started).toISOString(),
      url,
      as,
      status,
      error,
      tookMs: Date.now() - started,
    });
    if (url === null) return finish(null, 'no webhook address is set');
    try {
      const answer = await fetch(url, {
        method: 'POST',
        ...(await this.#message(sent, as)),
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(patienceMs)]),
      });
      await answer.body?.cancel();
      return finish(answer.status, null);
    } catch (error) {
      return finish(null, reasonOf(error));
    }
  }

  async #message({ target, body }: Webhook, as: Disguise): Promise<{ body: string; headers: Record<string, string> }> {
    const sign = async (signed: string, sent = signed) => ({
      body: sent,
      headers: { 'content-type': 'application/json', ...(await this.#vendor.headersFor(target, signed)) },
    });
    switch (as) {
      case 'genuine':
        return sign(body);
      case 'wrong-signature':
        return sign(`${body} `, body);
      case 'unsigned':
        return { body, headers: { 'content-type': 'application/json' } };
      case 're-serialised':
        return sign(body, JSON.stringify(JSON.parse(body), null, 2));
      case 'wrong-amount':
        return sign(this.#vendor.falsify(body, 'amount'));
      case 'wrong-currency':
        return sign(this.#vendor.falsify(body, 'currency'));
    }
  }
}

/** fetch hides the reason one level down. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
