import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../../platform/db/database.ts';
import type { WebhookAnswer } from '../../providers/webhooks/port.ts';
import type { WebhooksContext } from './context.ts';
import { signatureHeader, signingKeyOf } from './signing.ts';
import { dueChannel } from './storage/deliveries.ts';
import { giveBack, nextDueIn, type TakenDelivery, takeDue } from './storage/taking.ts';
import { type Outcome, writeOutcomes } from './write-outcomes.ts';

/** Sent by a node at a time. */
const slots = 200;
/** Of these, for endpoints that are slow or fail: however many there are, the others have the rest. */
const troubledSlots = 100;
/** What hangs is in nobody's way: it counts among the slow from here on, though its endpoint was not known to be. */
const hangsAfterMs = 2_000;
/** Never more than this, whatever has gone silent at the same moment. */
const mostSlots = 400;
const perHealthy = 10;
const perTroubled = 2;
/** Longer than any attempt takes. A node that is gone gives back what it had by then. */
const leaseSeconds = 60;
/** The table is read without a notification, too: those are lost with their connection. */
const lookEveryMs = 30_000;
const drainMs = 5_000;
const databaseAwayMs = 500;

type EngineContext = Pick<WebhooksContext, 'db' | 'keys' | 'enqueue' | 'webhookSender'>;

/**
 * Delivers what is due, on each node that works. What has to be delivered, and who is at it, is in the database alone; a node only
 * keeps what it is sending at this moment.
 */
export async function startDelivering(context: EngineContext, onError: (error: unknown) => void) {
  const { db } = context;
  const sending = new Map<string, Sending>();
  const ending = new AbortController();
  let alarm: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isWokenAgain = false;
  let unwritten: Outcome[] = [];
  let writing: Promise<void> | undefined;
  let isStopping = false;

  function wake(): void {
    if (isStopping) return;
    isWokenAgain = true;
    looking ??= look()
      .catch((error: unknown) => {
        onError(error);
        ringIn(databaseAwayMs);
      })
      .finally(() => {
        looking = undefined;
        if (isWokenAgain) wake();
      });
  }

  async function look(): Promise<void> {
    while (isWokenAgain && !isStopping) {
      isWokenAgain = false;
      const room = roomBeside([...sending.values()]);
      if (room.healthy > 0 || room.troubled > 0) {
        const hangsAfterSeconds = hangsAfterMs / 1_000;
        const due = await takeDue(db, { ...room, perHealthy, perTroubled, leaseSeconds, hangsAfterSeconds });
        for (const taken of due) sending.set(taken.id, { taken, begunAt: Date.now(), done: deliver(taken) });
      }
    }
    const isFull = roomBeside([...sending.values()]).healthy === 0;
    const nextMs = (await nextDueIn(db)) ?? lookEveryMs;
    // Woken by what ends, and for what hangs by nothing.
    ringIn(isFull ? Math.min(nextMs, hangsAfterMs / 4) : nextMs);
  }

  function ringIn(ms: number): void {
    clearTimeout(alarm);
    if (!isStopping) alarm = setTimeout(wake, Math.min(ms, lookEveryMs) + 1);
  }

  async function deliver(taken: TakenDelivery): Promise<void> {
    try {
      const answer = await send(context, taken, ending.signal);
      // Broken off by our own end, it is no failure of theirs.
      if (answer.fault !== null && ending.signal.aborted) return;
      unwritten.push({ taken, answer });
      await written();
      sending.delete(taken.id);
    } catch (error) {
      sending.delete(taken.id);
      onError(error);
    }
    wake();
  }

  /** What ends while something is being written down is written together. */
  async function written(): Promise<void> {
    // Whoever waits for that one says what went wrong with it.
    await writing?.catch(() => undefined);
    writing ??= write().finally(() => {
      writing = undefined;
    });
    await writing;
  }

  async function write(): Promise<void> {
    const outcomes = unwritten;
    unwritten = [];
    const givesUpAt = Date.now() + leaseSeconds * 1_000;
    for (let isWritten = outcomes.length === 0; !isWritten; ) {
      try {
        await writeOutcomes(context, outcomes);
        isWritten = true;
      } catch (error) {
        // What was delivered and not written down would be delivered again.
        if (!isDatabaseUnavailable(error) || Date.now() > givesUpAt || isStopping) throw error;
        onError(error);
        await sleep(databaseAwayMs);
      }
    }
  }

  const listening = await db.listen(dueChannel, wake, wake);

  return {
    /** Lets what is being sent come to its end for a moment, and gives the rest to others. */
    async stop(): Promise<void> {
      isStopping = true;
      await listening.unlisten();
      clearTimeout(alarm);
      const drained = Promise.all([...sending.values()].map(({ done }) => done));
      await Promise.race([drained, sleep(drainMs, undefined, { ref: false })]);
      ending.abort();
      await looking;
      const left = [...sending.keys()];
      await Promise.allSettled([...sending.values()].map(({ done }) => done));
      if (left.length > 0) await giveBack(db, left).catch(onError);
    },
  };
}

type Sending = { readonly taken: TakenDelivery; readonly begunAt: number; readonly done: Promise<void> };

function roomBeside(sending: readonly Sending[]): { readonly healthy: number; readonly troubled: number } {
  const hangsSince = Date.now() - hangsAfterMs;
  const { length: ofTroubled } = sending.filter(({ taken, begunAt }) => taken.isTroubled || begunAt < hangsSince);
  const left = Math.max(0, mostSlots - sending.length);
  const room = (all: number, taken: number) => Math.min(left, Math.max(0, all - taken));
  return { healthy: room(slots - troubledSlots, sending.length - ofTroubled), troubled: room(troubledSlots, ofTroubled) };
}

function send({ keys, webhookSender }: EngineContext, taken: TakenDelivery, signal: AbortSignal): Promise<WebhookAnswer> {
  const { endpointId, messageId: id, payload: body, url, secrets } = taken;
  const timestamp = Math.floor(Date.now() / 1_000);
  const signingKeys = secrets.map((secret) => signingKeyOf(keys, { endpointId, ...secret }));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Waybill-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureHeader(signingKeys, { id, timestamp, body }),
  };
  return webhookSender.send({ url, headers, body, signal });
}
