import { ApiProblem, TransportFailure } from '@waybill/client/failures';
import type { MessageView } from '@waybill/contract/chat/message-view';
import { type ProblemCode, type ProblemDetails, problems } from '@waybill/contract/problem';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { me, messageWith } from '../../../../tests/chat-room.ts';
import { UnfitPicture } from './after-failure.ts';
import { createOutbox, type Delivery, type OutboxEntry, type OutboxUpdate } from './outbox.ts';
import { memoryStore } from './outbox-store.ts';

function problem(code: ProblemCode, more: Partial<ProblemDetails> = {}): ApiProblem {
  const [status, title] = problems[code];
  return new ApiProblem({ type: code, title, status, detail: `${title}.`, code, errors: [], ...more });
}

const offline = new TransportFailure('network');

/** A browser whose tabs share a store, a lock and a channel. */
function newBrowser() {
  const store = memoryStore();
  const tabs = new Set<(update: OutboxUpdate) => void>();
  let line = Promise.resolve();
  const lost = new AbortController();
  const lock = (work: (lost: AbortSignal) => Promise<void>) => {
    const turn = line.then(() => work(lost.signal));
    line = turn.catch(() => {});
    return turn;
  };
  function newTab() {
    let own: (update: OutboxUpdate) => void = () => {};
    return createOutbox({
      store,
      lock,
      channel: {
        post: (update) => {
          for (const listener of tabs) if (listener !== own) listener(update);
        },
        listen: (listener) => {
          own = listener;
          tabs.add(listener);
        },
      },
    });
  }
  return { newTab, store, lost };
}

const entry = (clientId: string, roomId = 'rom_1', files: readonly File[] = []) => ({
  clientId,
  roomId,
  text: `Words of ${clientId}`,
  pictures: files.map((file) => ({ file })),
  writtenAt: '2026-11-16T09:00:00.000Z',
});

/** A server that stores each message once, whatever the way back does. */
function newServer() {
  const stored: { readonly clientId: string; readonly roomId: string; readonly images: readonly string[] }[] = [];
  const trouble: (Error | 'lost answer')[] = [];
  const post = vi.fn(async ({ clientId, roomId }: OutboxEntry, images: string[]): Promise<MessageView> => {
    const failure = trouble.shift();
    if (failure instanceof Error) throw failure;
    let seq = stored.findIndex((one) => one.clientId === clientId) + 1;
    if (seq === 0) seq = stored.push({ clientId, roomId, images });
    if (failure === 'lost answer') throw offline;
    return messageWith(seq, { clientId, roomId, senderId: me });
  });
  const upload = vi.fn(async ({ name }: File) => `img_${name}`);
  const uploadVoice = vi.fn(async ({ name }: File) => `voc_${name}`);
  const delivery: Delivery = { post, upload, uploadVoice };
  return { stored, trouble, post, upload, uploadVoice, delivery, order: () => stored.map(({ clientId }) => clientId) };
}

const ids = (entries: readonly OutboxEntry[]) => entries.map(({ clientId }) => clientId);

describe('messages that wait to be sent', () => {
  it('go out in the order in which they were written, and leave when they are stored', async () => {
    const outbox = newBrowser().newTab();
    const server = newServer();
    const sentIds: string[] = [];
    outbox.onSent(({ clientId }) => sentIds.push(clientId));
    for (const clientId of ['c', 'a', 'b']) await outbox.add(entry(clientId));
    expect(ids(outbox.state().entries)).toEqual(['c', 'a', 'b']);
    expect(await outbox.flush(server.delivery)).toBe('done');
    expect(server.order()).toEqual(['c', 'a', 'b']);
    expect(sentIds).toEqual(['c', 'a', 'b']);
    expect(outbox.state()).toMatchObject({ entries: [], sending: [] });
  });

  it('stay while the server cannot be reached, and are there after a reload', async () => {
    const browser = newBrowser();
    const outbox = browser.newTab();
    const server = newServer();
    server.trouble.push(offline);
    await outbox.add(entry('a'));
    await outbox.add(entry('b'));
    expect(await outbox.flush(server.delivery)).toEqual({});
    expect(server.post).toHaveBeenCalledOnce();
    const reloaded = browser.newTab();
    expect(ids(await reloaded.read())).toEqual(['a', 'b']);
    await reloaded.flush(server.delivery);
    expect(server.order()).toEqual(['a', 'b']);
  });

  it('are one message even if the answer to the first try was lost', async () => {
    const outbox = newBrowser().newTab();
    const server = newServer();
    server.trouble.push('lost answer');
    await outbox.add(entry('a'));
    await outbox.flush(server.delivery);
    expect(outbox.isWaiting()).toBe(true);
    await outbox.flush(server.delivery);
    expect(server.order()).toEqual(['a']);
    expect(outbox.isWaiting()).toBe(false);
  });

  it('that were refused say why, block nobody, and go again when asked to', async () => {
    const outbox = newBrowser().newTab();
    const server = newServer();
    server.trouble.push(problem('not_reachable', { detail: 'Tolu isn’t taking messages from you at the moment.' }));
    await outbox.add(entry('a'));
    await outbox.add(entry('b'));
    expect(await outbox.flush(server.delivery)).toBe('done');
    expect(server.order()).toEqual(['b']);
    expect(outbox.state().entries).toMatchObject([
      { clientId: 'a', refusal: 'Tolu isn’t taking messages from you at the moment.' },
    ]);
    expect(outbox.isWaiting()).toBe(false);
    await outbox.retry('a');
    await outbox.flush(server.delivery);
    expect(server.order()).toEqual(['b', 'a']);
  });

  it('can be thrown away', async () => {
    const outbox = newBrowser().newTab();
    await outbox.add(entry('a'));
    await outbox.discard('a');
    expect(outbox.state().entries).toEqual([]);
  });

  it('wait as long as the server says when there were too many', async () => {
    const outbox = newBrowser().newTab();
    const server = newServer();
    server.trouble.push(problem('too_many_requests', { retryAfterSeconds: 7 }));
    await outbox.add(entry('a'));
    await outbox.add(entry('b'));
    expect(await outbox.flush(server.delivery)).toEqual({ retryAfterSeconds: 7 });
    expect(server.post).toHaveBeenCalledOnce();
  });

  it.each([
    ['network', offline],
    ['network', new TransportFailure('timeout')],
    ['trouble', problem('internal')],
    ['trouble', problem('unavailable')],
    ['trouble', new TransportFailure('unreadable', 502)],
    ['moment', problem('too_many_requests')],
  ])('know that they wait for the %s with %s', async (hold, failure) => {
    const browser = newBrowser();
    const [outbox, other] = [browser.newTab(), browser.newTab()];
    const server = newServer();
    server.trouble.push(failure);
    await outbox.add(entry('a'));
    await outbox.flush(server.delivery);
    expect([outbox.state().hold, other.state().hold]).toEqual([hold, hold]);
    await outbox.flush(server.delivery);
    expect(outbox.state().hold).toBe('moment');
  });

  it('are kept once they are in the store, even if it cannot be read again at once', async () => {
    const browser = newBrowser();
    const outbox = browser.newTab();
    vi.spyOn(browser.store, 'all').mockRejectedValueOnce(new Error('closed'));
    await outbox.add(entry('a'));
    expect(ids(outbox.state().entries)).toEqual(['a']);
  });

  it('are sent, not refused, if the browser cannot take them out: they go again and are the same message', async () => {
    const browser = newBrowser();
    const outbox = browser.newTab();
    const server = newServer();
    vi.spyOn(browser.store, 'remove').mockRejectedValueOnce(new Error('closed'));
    await outbox.add(entry('a'));
    expect(await outbox.flush(server.delivery)).toEqual({});
    expect(await outbox.flush(server.delivery)).toBe('done');
    expect(server.order()).toEqual(['a']);
    expect(outbox.state().entries).toEqual([]);
  });

  it('of other rooms go on when the server stumbles over one', async () => {
    const outbox = newBrowser().newTab();
    const server = newServer();
    server.trouble.push(problem('internal'));
    await outbox.add(entry('a1', 'rom_a'));
    await outbox.add(entry('a2', 'rom_a'));
    await outbox.add(entry('b1', 'rom_b'));
    expect(await outbox.flush(server.delivery)).toEqual({});
    expect(server.order()).toEqual(['b1']);
    await outbox.flush(server.delivery);
    expect(server.order()).toEqual(['b1', 'a1', 'a2']);
  });

  describe('with a voice note', () => {
    const spoken = (clientId: string) => ({
      ...entry(clientId),
      text: '',
      voice: { file: new File(['~'], 'note'), durationMs: 4000 },
    });

    it('send it first and once, even if the line breaks before the message goes', async () => {
      const outbox = newBrowser().newTab();
      const server = newServer();
      await outbox.add(spoken('a'));
      server.trouble.push(offline);
      await outbox.flush(server.delivery);
      expect(outbox.isWaiting()).toBe(true);
      expect(await outbox.flush(server.delivery)).toBe('done');
      expect(server.uploadVoice).toHaveBeenCalledOnce();
      expect(server.post.mock.calls.map(([{ voice }]) => voice?.publicId)).toEqual(['voc_note', 'voc_note']);
    });

    it('send it again where the server kept it for too long without its message', async () => {
      const outbox = newBrowser().newTab();
      const server = newServer();
      await outbox.add(spoken('a'));
      server.trouble.push(offline);
      await outbox.flush(server.delivery);
      server.trouble.push(problem('invalid_input', { errors: [{ field: 'voiceNoteId', message: 'Gone' }] }));
      expect(await outbox.flush(server.delivery)).toBe('done');
      expect(server.uploadVoice).toHaveBeenCalledTimes(2);
    });
  });

  describe('with pictures', () => {
    const pictures = [new File(['1'], 'one.jpg'), new File(['2'], 'two.jpg')];

    it('send each picture once, even if the line breaks between them', async () => {
      const outbox = newBrowser().newTab();
      const server = newServer();
      await outbox.add(entry('a', 'rom_1', pictures));
      server.upload.mockImplementationOnce(async () => 'img_one.jpg').mockRejectedValueOnce(offline);
      await outbox.flush(server.delivery);
      await outbox.flush(server.delivery);
      expect(server.upload.mock.calls.map(([{ name }]) => name)).toEqual(['one.jpg', 'two.jpg', 'two.jpg']);
      expect(server.stored[0]?.images).toEqual(['img_one.jpg', 'img_two.jpg']);
    });

    it('do not hold up another room, not even what is written there while they travel', async () => {
      const outbox = newBrowser().newTab();
      const server = newServer();
      let finish: (publicId: string) => void = () => {};
      server.upload.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
      await outbox.add(entry('a', 'rom_1', pictures));
      await outbox.add(entry('behind it', 'rom_1'));
      await outbox.add(entry('b', 'rom_2'));
      const flushed = outbox.flush(server.delivery);
      await expect.poll(() => server.order()).toEqual(['b']);
      for (const [clientId, roomId = ''] of [
        ['c', 'rom_2'],
        ['d', 'rom_3'],
      ])
        await outbox.add(entry(`${clientId}`, roomId));
      await expect.poll(() => server.order()).toEqual(['b', 'c', 'd']);
      await expect.poll(() => outbox.state().sending).toEqual(['a']);
      await outbox.discard('a');
      finish('img_one.jpg');
      expect(await flushed).toBe('done');
      expect(server.order(), 'what is on its way is not had back').toEqual(['b', 'c', 'd', 'a', 'behind it']);
    });

    it('are sent anew, once, when the server has kept them no longer', async () => {
      const outbox = newBrowser().newTab();
      const server = newServer();
      const gone = problem('invalid_input', { errors: [{ field: 'imageIdList', message: 'Not there any more.' }] });
      await outbox.add(entry('a', 'rom_1', pictures));
      server.trouble.push(offline);
      await outbox.flush(server.delivery);
      server.trouble.push(gone);
      expect(await outbox.flush(server.delivery)).toBe('done');
      expect(server.upload).toHaveBeenCalledTimes(4);
      expect(server.order()).toEqual(['a']);

      await outbox.add(entry('b', 'rom_1', pictures));
      server.trouble.push(offline);
      await outbox.flush(server.delivery);
      server.trouble.push(gone, gone);
      expect(await outbox.flush(server.delivery)).toBe('done');
      expect(outbox.state().entries).toMatchObject([{ clientId: 'b', refusal: 'Not there any more.' }]);
    });

    it('stay with the tab that took over from one that was asleep', async () => {
      const browser = newBrowser();
      const outbox = browser.newTab();
      const server = newServer();
      server.upload.mockImplementationOnce(async () => {
        browser.lost.abort();
        return 'img_one.jpg';
      });
      await outbox.add(entry('a', 'rom_1', pictures));
      await outbox.add(entry('b', 'rom_1'));
      expect(await outbox.flush(server.delivery)).toEqual({});
      expect(server.post).not.toHaveBeenCalled();
      expect(outbox.state().entries.map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
    });

    it.each([
      ['one that nobody can show', new UnfitPicture('That file is empty'), 'That file is empty'],
      ['one that our store refused', new TransportFailure('unreadable', 403), 'That was not sent. Please try again.'],
    ])('are refused with %s', async (_, failure, words) => {
      const outbox = newBrowser().newTab();
      const server = newServer();
      await outbox.add(entry('a', 'rom_1', pictures));
      server.upload.mockRejectedValueOnce(failure);
      expect(await outbox.flush(server.delivery)).toBe('done');
      expect(outbox.state().entries).toMatchObject([{ refusal: words }]);
    });
  });

  it('show in every tab, are sent by one, and are never nowhere', async () => {
    const browser = newBrowser();
    const [first, second] = [browser.newTab(), browser.newTab()];
    const server = newServer();
    const seen: string[] = [];
    second.onSent(() => seen.push(second.state().entries.length > 0 ? 'stored, and still waiting' : 'lost'));
    await first.add(entry('a'));
    await expect.poll(() => ids(second.state().entries)).toEqual(['a']);
    await Promise.all([first.flush(server.delivery), second.flush(server.delivery)]);
    expect(server.post).toHaveBeenCalledOnce();
    await expect.poll(() => second.state()).toMatchObject({ entries: [], sending: [] });
    expect(seen).toEqual(['stored, and still waiting']);
  });

  it('arrive once and in order in each room, whatever goes wrong on the way', async () => {
    const trouble = fc.constantFrom<'fine' | 'offline' | 'lost answer' | 'internal'>(
      'fine',
      'offline',
      'lost answer',
      'internal',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(2), { maxLength: 12 }), fc.array(trouble, { maxLength: 20 }), async (rooms, ways) => {
        const browser = newBrowser();
        const tabs = [browser.newTab(), browser.newTab()];
        const server = newServer();
        for (const [index, room] of rooms.entries()) await tabs[index % 2]?.add(entry(`m${index}`, `rom_${room}`));
        const failing = new Map<string, Error | 'lost answer'>([
          ['offline', offline],
          ['lost answer', 'lost answer'],
          ['internal', problem('internal')],
        ]);
        const send = server.delivery.post;
        const post: Delivery['post'] = (...sent) => {
          const failure = failing.get(ways.shift() ?? 'fine');
          if (failure) server.trouble.push(failure);
          return send(...sent);
        };
        for (let tries = 0; (await browser.store.all()).length > 0; tries += 1) {
          expect(tries, 'every try leads on, or meets a trouble').toBeLessThanOrEqual(20);
          await Promise.all(tabs.map((tab) => tab.flush({ ...server.delivery, post })));
        }
        for (const room of new Set(rooms))
          expect(server.stored.filter(({ roomId }) => roomId === `rom_${room}`).map(({ clientId }) => clientId)).toEqual(
            rooms.flatMap((one, index) => (one === room ? [`m${index}`] : [])),
          );
      }),
      { numRuns: 60 },
    );
  });
});
