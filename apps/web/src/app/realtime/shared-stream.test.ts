// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEvents, type Opening } from './shared-stream.ts';

type Line = {
  readonly after: number | undefined;
  readonly send: (text: string) => void;
  readonly cut: () => void;
  isCut: boolean;
};

const lines: Line[] = [];

vi.mock('@waybill/client/browser-client', () => ({
  api: () => ({
    stream: async (_call: unknown, { query, signal }: { query: { after?: number }; signal: AbortSignal }) =>
      new ReadableStream({
        start(controller) {
          const line: Line = {
            after: query.after,
            send: (text) => controller.enqueue(new TextEncoder().encode(text)),
            cut: () => {
              if (!line.isCut) controller.error(new Error('the line broke'));
              line.isCut = true;
            },
            isCut: false,
          };
          signal.addEventListener('abort', line.cut);
          lines.push(line);
        },
      }),
  }),
}));

/** A stand-in for BroadcastChannel, which the tabs of a browser share. */
class Channel {
  static readonly all = new Set<Channel>();
  onmessage: (event: { data: unknown }) => void = () => {};
  constructor() {
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const one of Channel.all) if (one !== this) one.onmessage({ data });
  }
  close() {
    Channel.all.delete(this);
  }
}

function newLocks() {
  let holder: { readonly lose: () => void } | undefined;
  const line: (() => void)[] = [];
  const free = () => {
    holder = undefined;
    line.shift()?.();
  };
  return {
    request: (_name: string, { steal, signal }: { steal?: boolean; signal?: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const start = () => {
          const own = { lose: () => reject(new Error('AbortError')) };
          holder = own;
          void work().then(() => {
            resolve();
            if (holder === own) free();
          });
        };
        signal?.addEventListener('abort', () => {
          if (line.includes(start)) line.splice(line.indexOf(start), 1);
          reject(new Error('AbortError'));
        });
        if (steal) {
          holder?.lose();
          start();
        } else if (holder) line.push(start);
        else start();
      }),
  };
}

const stops: (() => void)[] = [];

function newTab(after?: number) {
  const openings: Opening[] = [];
  const received: string[] = [];
  stops.push(
    followEvents(
      ({ type }) => received.push(type),
      (opening) => openings.push(opening),
      after,
    ),
  );
  return { openings, received };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the line to the server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', Channel);
    vi.stubGlobal('navigator', { locks: newLocks() });
    lines.length = 0;
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    Channel.all.clear();
  });

  it('comes back behind the number at which it began, even if no event came meanwhile', async () => {
    const { openings } = newTab();
    await pass(0);
    lines[0]?.send('id: 41\n:\n\n');
    await pass(0);
    lines[0]?.cut();
    await pass(1000);
    expect(lines.map(({ after }) => after)).toEqual([undefined, 41]);
    lines[1]?.send('id: 41\n:\n\n');
    await pass(0);
    expect(openings).toEqual(['first', 'behind']);
  });

  it('begins behind what was known when the page began, and passes on the events since', async () => {
    const { openings, received } = newTab(40);
    await pass(0);
    expect(lines.map(({ after }) => after)).toEqual([40]);
    lines[0]?.send('id: 40\n:\n\nid: 41\ndata: {"type":"user.changed"}\n\n');
    await pass(0);
    expect(openings).toEqual(['behind']);
    expect(received).toEqual(['user.changed']);
  });

  it('lets a tab that began a moment too late ask again for events that another tab had passed on already', async () => {
    newTab(40);
    await pass(0);
    lines[0]?.send('id: 40\n:\n\nid: 41\ndata: {"type":"user.changed"}\n\n');
    await pass(0);
    expect(newTab(40).openings, 'event 41 came before it listened').toEqual(['first']);
    expect(newTab(41).openings, 'it knows of 41').toEqual([]);
    expect(newTab().openings, 'it cannot know what it missed').toEqual(['first']);
  });

  it('says that everything may be old where the server begins before the last event received', async () => {
    const { openings, received } = newTab();
    await pass(0);
    lines[0]?.send('id: 41\n:\n\n');
    await pass(20_000);
    lines[0]?.cut();
    await pass(1000);
    lines[1]?.send('id: 3\n:\n\nid: 4\ndata: {"type":"user.changed"}\n\n');
    await pass(0);
    expect(openings).toEqual(['first', 'anew']);
    expect(received).toEqual(['user.changed']);
  });

  it('is taken over by a tab in sight when the one that holds it is asleep', async () => {
    newTab();
    await pass(0);
    lines[0]?.send('id: 41\n:\n\n');
    await pass(0);
    const second = newTab();
    for (let sign = 0; sign < 6; sign += 1) {
      await pass(20_000);
      lines[0]?.send(':\n\n');
    }
    await pass(0);
    expect(lines, 'while there are signs of life nobody takes it').toHaveLength(1);
    // Asleep: it sends nothing to the others any more.
    const [first] = Channel.all;
    if (first) vi.spyOn(first, 'postMessage').mockImplementation(() => {});
    for (let sign = 0; sign < 4; sign += 1) {
      await pass(20_000);
      if (!lines[0]?.isCut) lines[0]?.send(':\n\n');
    }
    expect(lines[0]?.isCut, 'whoever lost the lock stops').toBe(true);
    expect(lines[1]?.after, 'known from the signs of life').toBe(41);
    expect(lines).toHaveLength(2);
    lines[1]?.send('id: 41\n:\n\nid: 42\ndata: {"type":"wallet.changed"}\n\n');
    await pass(0);
    expect(second.received).toEqual(['wallet.changed']);
  });
});
