import { ApiProblem } from '@waybill/client/failures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPositionReporter, isDue } from './position-reporter.ts';

const here = { latitude: 6.5, longitude: 3.4, accuracyM: 20 };
const aStreetAway = { ...here, latitude: 6.501 };

/** A browser whose position the test decides. */
function standIn() {
  let onFix: PositionCallback | undefined;
  let onError: PositionErrorCallback | null | undefined;
  let at = here;
  let wake = () => {};
  let awake = true;
  const position = () => ({ coords: { ...at, accuracy: at.accuracyM } }) as unknown as GeolocationPosition;
  const geolocation = {
    watchPosition: vi.fn((take: PositionCallback, fail?: PositionErrorCallback | null) => {
      onFix = take;
      onError = fail;
      return 7;
    }),
    clearWatch: vi.fn(() => {
      onFix = undefined;
    }),
    getCurrentPosition: vi.fn((take: PositionCallback) => take(position())),
  };
  const send = vi.fn(async () => {});
  const reporter = createPositionReporter({
    geolocation: () => geolocation,
    send,
    isAwake: () => awake,
    onWake: (listener) => {
      wake = listener;
      return () => {
        wake = () => {};
      };
    },
  });
  return {
    reporter,
    send,
    geolocation,
    async stand(fix: typeof here) {
      at = fix;
      onFix?.(position());
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: (code: number) => onError?.({ code } as GeolocationPositionError),
    turn(isAwake: boolean) {
      awake = isAwake;
      wake();
    },
  };
}

describe('when a position is due', () => {
  const sent = { ...here, at: 0 };
  it('is the first one, at once', () => expect(isDue(null, here, 0)).toBe(true));
  it('is after 15 seconds where one has moved, not sooner', () => {
    expect(isDue(sent, aStreetAway, 14_000)).toBe(false);
    expect(isDue(sent, aStreetAway, 15_000)).toBe(true);
  });
  it('is after a minute where one stands', () => {
    expect(isDue(sent, here, 59_000)).toBe(false);
    expect(isDue(sent, here, 60_000)).toBe(true);
  });
});

describe('reporting a position', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('sends the first one at once, then one a quarter of a minute while one moves', async () => {
    const { reporter, send, stand } = standIn();
    reporter.start();
    await stand(here);
    expect(send).toHaveBeenCalledWith(6.5, 3.4);
    await vi.advanceTimersByTimeAsync(5_000);
    await stand(aStreetAway);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenLastCalledWith(6.501, 3.4);
  });

  it('sends once a minute while one stands, although no watch fires', async () => {
    const { reporter, send, stand } = standIn();
    reporter.start();
    await stand(here);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('pauses while the page sleeps, says so, and begins anew at once', async () => {
    const { reporter, send, stand, turn, geolocation } = standIn();
    reporter.start();
    await stand(here);
    turn(false);
    expect(reporter.read().status).toBe('paused');
    expect(geolocation.clearWatch).toHaveBeenCalledWith(7);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(send).toHaveBeenCalledTimes(1);
    turn(true);
    await stand(here);
    expect(send).toHaveBeenCalledTimes(2);
    expect(reporter.read().status).toBe('reporting');
  });

  it('goes on until the last reason is gone', async () => {
    const { reporter, geolocation } = standIn();
    const first = reporter.start();
    const second = reporter.start();
    expect(geolocation.watchPosition).toHaveBeenCalledTimes(1);
    first();
    first();
    expect(geolocation.clearWatch).not.toHaveBeenCalled();
    second();
    expect(geolocation.clearWatch).toHaveBeenCalled();
    expect(reporter.read().status).toBe('off');
  });

  it('stops when the server has no use for it', async () => {
    const { reporter, send, stand } = standIn();
    send.mockRejectedValue(
      new ApiProblem({ type: '', title: '', status: 409, detail: '', code: 'not_on_duty', errors: [], requestId: '' }),
    );
    reporter.start();
    await stand(here);
    expect(reporter.read().status).toBe('unwanted');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('says when it was refused, and does not mind a lost signal once it had one', async () => {
    const { reporter, stand, fail } = standIn();
    reporter.start();
    fail(2);
    expect(reporter.read().status).toBe('unavailable');
    await stand(here);
    fail(3);
    expect(reporter.read().status).toBe('reporting');
    fail(1);
    expect(reporter.read().status).toBe('refused');
  });
});
