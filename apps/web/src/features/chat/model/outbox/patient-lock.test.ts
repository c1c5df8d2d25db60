// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withPatientLock } from './patient-lock.ts';

class Channel {
  static readonly all = new Set<Channel>();
  static isAsleep = false;
  onmessage: () => void = () => {};
  constructor() {
    Channel.all.add(this);
  }
  postMessage() {
    for (const one of Channel.all) if (one !== this && !Channel.isAsleep) one.onmessage();
  }
  close() {
    Channel.all.delete(this);
  }
}

/** One that somebody else holds for ever, unless it is taken away. */
function newLock() {
  let lose: (() => void) | undefined;
  return {
    request: (_name: string, { steal, signal }: { steal?: boolean; signal?: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        if (lose && !steal) return void signal?.addEventListener('abort', () => reject(new Error('gave up')));
        lose?.();
        lose = () => reject(new Error('stolen'));
        void work().then(resolve);
      }),
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a lock that several tabs want', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', Channel);
    vi.stubGlobal('navigator', { locks: newLock() });
    Channel.isAsleep = false;
  });

  it('stays with the one that works, however long that takes, and is taken from one asleep, which learns of it', async () => {
    let lost: AbortSignal | undefined;
    const first = withPatientLock('box', (signal) => {
      lost = signal;
      return new Promise(() => {});
    });
    const ended = expect(first).rejects.toThrow('stolen');
    const work = vi.fn(async () => {});
    const second = withPatientLock('box', work);
    await pass(600_000);
    expect(work).not.toHaveBeenCalled();
    Channel.isAsleep = true;
    await pass(105_000);
    expect(work).not.toHaveBeenCalled();
    await pass(45_000);
    await Promise.all([second, ended]);
    expect(work).toHaveBeenCalledOnce();
    expect(lost?.aborted).toBe(true);
  });

  it('is not taken by a tab that nobody sees', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    Channel.isAsleep = true;
    void withPatientLock('box', () => new Promise(() => {}));
    const work = vi.fn(async () => {});
    void withPatientLock('box', work);
    await pass(600_000);
    expect(work).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
