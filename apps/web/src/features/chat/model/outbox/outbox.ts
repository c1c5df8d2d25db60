import type { MessageView } from '@waybill/contract/chat/message-view';
import { createListeners } from '../../../../ui/listeners.ts';
import { type Hold, holdOf, isAboutFiles, refusalOf, type Way, wayAfter } from './after-failure.ts';

type OutboxPicture = {
  readonly file: File;
  /** Once the server has it: it does not travel a second time. */
  readonly publicId?: string;
};

type OutboxVoice = { readonly file: File; readonly durationMs: number; readonly publicId?: string };

/** A message that was written here and that the server has not confirmed. */
export type OutboxEntry = {
  /** The same with every try, so that it is one message however often it is sent. */
  readonly clientId: string;
  readonly roomId: string;
  readonly text: string;
  readonly pictures: readonly OutboxPicture[];
  readonly voice?: OutboxVoice;
  readonly writtenAt: string;
  /** The order in which they were written, also within one moment. */
  readonly place: number;
  /** The server’s reason, if it refused the message. */
  readonly refusal?: string;
};

/** Where they are kept: it outlives the page and is shared by all tabs. */
export type OutboxStore = {
  readonly all: () => Promise<readonly OutboxEntry[]>;
  readonly put: (entry: OutboxEntry) => Promise<void>;
  readonly remove: (clientId: string) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** A message between tabs about the outbox. */
export type OutboxUpdate =
  | { readonly type: 'changed' }
  | ({ readonly type: 'sending' } & Progress)
  | { readonly type: 'sent'; readonly message: MessageView };

/** The calls that send a waiting message. */
export type Delivery = {
  readonly upload: (file: File) => Promise<string>;
  readonly uploadVoice: (file: File) => Promise<string>;
  readonly post: (entry: OutboxEntry, imageIdList: string[]) => Promise<MessageView>;
};

type OutboxParts = {
  readonly store: OutboxStore;
  /** One at a time, whatever the number of tabs. The signal aborts where a tab was taken for asleep and lost it. */
  readonly lock: (work: (lost: AbortSignal) => Promise<void>) => Promise<void>;
  readonly channel: {
    readonly post: (update: OutboxUpdate) => void;
    readonly listen: (listener: (update: OutboxUpdate) => void) => void;
  };
};

/** The client ids of messages being sent, and why the rest is not. */
type Progress = { readonly sending: readonly string[]; readonly hold: Hold };

export type OutboxState = Progress & { readonly entries: readonly OutboxEntry[] };

/** The outcome of a flush: everything that may go is gone, or it is worth trying again, perhaps after so many seconds. */
export type Flushed = 'done' | Exclude<Way, string>;

export type NewEntry = Omit<OutboxEntry, 'place' | 'refusal'>;

export type Outbox = ReturnType<typeof createOutbox>;

/** The messages of one person that wait in this browser, in the order in which they were written in each room. */
export function createOutbox({ store, lock, channel }: OutboxParts) {
  const listeners = createListeners();
  const sentListeners = createListeners<[message: MessageView]>();
  let state: OutboxState = { entries: [], sending: [], hold: 'moment' };
  let running: Promise<Flushed> | undefined;
  let reading = 0;
  let lastPlace = 0;

  function show(next: Partial<OutboxState>): void {
    if (Object.keys(next).length > 0) state = { ...state, ...next };
    listeners.tell();
  }

  /** As it stands in the store, where another tab may have changed it. */
  async function read(): Promise<readonly OutboxEntry[]> {
    reading += 1;
    const turn = reading;
    const entries = [...(await store.all())].sort((a, b) => a.place - b.place);
    // An older answer must not take the place of a newer one.
    // Nothing still is nothing: a room that is just being drawn would begin again.
    const isSame = entries.length === 0 && state.entries.length === 0;
    if (turn === reading) show(isSame ? {} : { entries });
    return entries;
  }

  /** The store has changed. If it cannot be read again, this is how it must be by what was done to it. */
  async function changed(must: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[] = (same) => same): Promise<void> {
    channel.post({ type: 'changed' });
    await read().catch(() => show({ entries: must(state.entries) }));
  }

  function go(progress: Partial<Progress>): void {
    const { sending, hold } = { ...state, ...progress };
    channel.post({ type: 'sending', sending, hold });
    show(progress);
  }

  /** Announced before it leaves here, so that it is always somewhere. */
  function arrived(message: MessageView): void {
    sentListeners.tell(message);
  }

  channel.listen((update) => {
    if (update.type === 'sent') arrived(update.message);
    else if (update.type === 'sending') show({ sending: update.sending, hold: update.hold });
    else void read().catch(() => {});
  });

  async function keep(entry: OutboxEntry): Promise<void> {
    await store.put(entry);
    await changed((entries) => [...entries.filter(({ clientId }) => clientId !== entry.clientId), entry]);
  }

  /** Each picture is kept as sent before the next one goes: a line that breaks costs one picture, not all. */
  async function withFiles(entry: OutboxEntry, { upload, uploadVoice }: Delivery): Promise<OutboxEntry> {
    let current = entry;
    for (const [index, picture] of entry.pictures.entries()) {
      if (picture.publicId !== undefined) continue;
      const publicId = await upload(picture.file);
      const pictures = current.pictures.map((one, place) => (place === index ? { ...one, publicId } : one));
      current = { ...current, pictures };
      await store.put(current);
    }
    if (current.voice && current.voice.publicId === undefined) {
      current = { ...current, voice: { ...current.voice, publicId: await uploadVoice(current.voice.file) } };
      await store.put(current);
    }
    return current;
  }

  async function post(entry: OutboxEntry, delivery: Delivery, lost: AbortSignal): Promise<MessageView> {
    const complete = await withFiles(entry, delivery);
    // Another tab is at it, perhaps with other copies of the same files.
    lost.throwIfAborted();
    const imageIdList = complete.pictures.flatMap(({ publicId }) => publicId ?? []);
    try {
      return await delivery.post(complete, imageIdList);
    } catch (failure) {
      // Sent on another day, a file is not kept for ever without its message. What was sent just now is there.
      const sentBefore = [...entry.pictures, ...(entry.voice ? [entry.voice] : [])].some(
        ({ publicId }) => publicId !== undefined,
      );
      if (!isAboutFiles(failure) || !sentBefore) throw failure;
      return post(withoutUploads(entry), delivery, lost);
    }
  }

  async function sendOne(entry: OutboxEntry, delivery: Delivery, lost: AbortSignal): Promise<Way> {
    const { clientId } = entry;
    go({ sending: [...state.sending, clientId] });
    try {
      const message = await post(entry, delivery, lost);
      channel.post({ type: 'sent', message });
      arrived(message);
      go({ hold: 'moment' });
      // An entry that cannot be removed is sent again under the same id, which the server knows as the same message.
      return await store.remove(clientId).then(
        () => 'free',
        () => 'free for others',
      );
    } catch (failure) {
      if (lost.aborted) return {};
      const way = wayAfter(failure);
      if (way !== 'free') go({ hold: holdOf(failure) });
      // Uploads may have expired by the time somebody tries again.
      else await store.put({ ...withoutUploads(entry), refusal: refusalOf(failure) });
      return way;
    } finally {
      // Otherwise it is another tab that says so.
      if (!lost.aborted) go({ sending: state.sending.filter((one) => one !== clientId) });
      await changed();
    }
  }

  /** Each room has a line of its own: the pictures of one do not hold up the words of another. */
  async function sendAll(delivery: Delivery, lost: AbortSignal): Promise<Flushed> {
    const passed = new Set<string>();
    let queues: readonly { readonly roomId: string; readonly ended: Promise<void> }[] = [];
    let halt: Exclude<Way, string> | undefined;

    async function sendRoom(roomId: string): Promise<void> {
      while (!halt && !lost.aborted) {
        const next = (await read()).find((one) => one.roomId === roomId && one.refusal === undefined);
        if (!next) return;
        const way = await sendOne(next, delivery, lost);
        if (way === 'free for others') return void passed.add(roomId);
        if (way !== 'free') halt ??= way;
      }
    }

    /** Also for a room in which something is written while others are at it. */
    function begin(): void {
      for (const { roomId, refusal } of state.entries) {
        if (refusal !== undefined || halt || lost.aborted || passed.has(roomId)) continue;
        if (queues.some((queue) => queue.roomId === roomId)) continue;
        const ended = sendRoom(roomId)
          // A store that fails now may work a little later.
          .catch(() => {
            halt ??= {};
          })
          .finally(() => {
            queues = queues.filter((queue) => queue.roomId !== roomId);
            begin();
          });
        queues = [...queues, { roomId, ended }];
      }
    }

    // A tab that was closed meanwhile may have left something behind.
    go({ sending: [] });
    await read();
    const stop = listeners.subscribe(begin);
    begin();
    while (queues.length > 0) await Promise.all(queues.map(({ ended }) => ended));
    stop();
    return halt ?? (passed.size === 0 && !lost.aborted ? 'done' : {});
  }

  async function locked(delivery: Delivery): Promise<Flushed> {
    let result: Flushed = {};
    await lock(async (lost) => {
      result = await sendAll(delivery, lost);
    });
    return result;
  }

  return {
    /** Looks at what was kept. */
    read,
    state: () => state,
    subscribe: listeners.subscribe,
    /** Listens for messages that the server has stored, in whichever tab they were sent. */
    onSent: sentListeners.subscribe,
    async add(entry: NewEntry): Promise<void> {
      lastPlace = Math.max(Date.parse(entry.writtenAt), lastPlace + 1, ...state.entries.map(({ place }) => place + 1));
      await keep({ ...entry, place: lastPlace });
    },
    /** Whether something may go out now. */
    isWaiting: () => state.entries.some(({ refusal }) => refusal === undefined),
    async retry(clientId: string): Promise<void> {
      const entry = (await read()).find((one) => one.clientId === clientId);
      if (entry?.refusal === undefined) return;
      const { refusal: _, ...again } = entry;
      await keep(again);
    },
    async discard(clientId: string): Promise<void> {
      // A message being sent cannot be taken back.
      if (state.sending.includes(clientId)) return;
      await store.remove(clientId);
      await changed((entries) => entries.filter((one) => one.clientId !== clientId));
    },
    async clear(): Promise<void> {
      await store.clear();
      await changed(() => []);
    },
    /** Sends what waits, room by room in the order of writing, as far as the network carries. */
    flush(delivery: Delivery): Promise<Flushed> {
      running ??= locked(delivery).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

function withoutUploads({ voice, ...entry }: OutboxEntry): OutboxEntry {
  return {
    ...entry,
    pictures: entry.pictures.map(({ file }) => ({ file })),
    ...(voice ? { voice: { file: voice.file, durationMs: voice.durationMs } } : {}),
  };
}
