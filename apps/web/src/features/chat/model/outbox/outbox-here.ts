import { createOutbox, type Outbox, type OutboxUpdate } from './outbox.ts';
import { outboxChanged, outboxKey } from './outbox-key.ts';
import { openOutboxStore } from './outbox-store.ts';
import { withPatientLock } from './patient-lock.ts';

const known = new Map<string, Outbox>();

/** The messages that wait in this browser for somebody. */
export function outboxOf(userId: string): Outbox {
  const kept = known.get(userId);
  if (kept) return kept;
  const name = outboxKey(userId);
  const channel = new BroadcastChannel(name);
  const outbox = createOutbox({
    store: openOutboxStore(name),
    lock: (work) => withPatientLock(name, work),
    channel: {
      post: (update) => channel.postMessage(update),
      listen: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<OutboxUpdate>) => listener(data)),
    },
  });
  outbox.subscribe(() => {
    if (outbox.state().entries.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, '1');
    if (outbox.isWaiting()) dispatchEvent(new Event(outboxChanged));
  });
  // Entries that cannot be read are not shown; later messages are stored all the same, or their writer sees an error.
  void outbox.read().catch(() => {});
  known.set(userId, outbox);
  return outbox;
}
