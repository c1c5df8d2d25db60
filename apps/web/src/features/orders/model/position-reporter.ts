import { isProblem } from '@waybill/client/failures';
import { distanceKm } from '@waybill/contract/places/distance';
import { createListeners } from '../../../ui/listeners.ts';
import { type Fix, fixOf, type Geolocation, type PositionTrouble, troubleOf } from '../../places/index.ts';

export type Reporting = {
  /** `paused`: the page sleeps. `unwanted`: there is neither duty nor parcel, says the server. */
  readonly status: 'off' | 'starting' | 'reporting' | 'paused' | 'unwanted' | PositionTrouble;
  readonly accuracyM: number | null;
  readonly sentAt: number | null;
};

type Sent = Pick<Fix, 'latitude' | 'longitude'> & { readonly at: number };

const movingMs = 15_000;
const standstillMs = 60_000;
const movedM = 25;

/** Often while one moves, seldom while one stands. */
export function isDue(last: Sent | null, fix: Fix, now: number): boolean {
  if (!last) return true;
  const since = now - last.at;
  return since >= standstillMs || (since >= movingMs && distanceKm(last, fix) * 1000 >= movedM);
}

type Parts = {
  readonly geolocation: () => Geolocation | undefined;
  readonly send: (latitude: number, longitude: number) => Promise<void>;
  /** Browsers find no position for a page that nobody sees. */
  readonly isAwake: () => boolean;
  readonly onWake: (listener: () => void) => () => void;
};

/** Tells the server where one is for as long as somebody on the page has a reason for it. */
export function createPositionReporter({ geolocation, send, isAwake, onWake }: Parts) {
  let state: Reporting = { status: 'off', accuracyM: null, sentAt: null };
  let reasons = 0;
  let newest: Fix | null = null;
  let newestAt = 0;
  let last: Sent | null = null;
  let sending = false;
  let stopWatching: (() => void) | undefined;
  let stopListening: (() => void) | undefined;
  const listeners = createListeners();

  const isWatching = () => stopWatching !== undefined;

  function publish(changes: Partial<Reporting>): void {
    state = { ...state, ...changes };
    listeners.tell();
  }

  async function consider(): Promise<void> {
    const now = Date.now();
    if (!newest || sending || !stopWatching || !isDue(last, newest, now)) return;
    const { latitude, longitude } = newest;
    sending = true;
    try {
      await send(latitude, longitude);
      last = { latitude, longitude, at: now };
      if (isWatching()) publish({ status: 'reporting', sentAt: now });
    } catch (failure) {
      // Without network the next one is tried in its turn.
      if (isProblem(failure, 'not_on_duty')) {
        sleep();
        publish({ status: 'unwanted' });
      }
    }
    sending = false;
  }

  function watch(): void {
    const source = geolocation();
    if (stopWatching) return;
    publish({ status: source ? 'starting' : 'unsupported' });
    if (!source) return;
    const take = (position: GeolocationPosition) => {
      newest = fixOf(position);
      newestAt = Date.now();
      publish({ accuracyM: newest.accuracyM });
      void consider();
    };
    const fail = (error: GeolocationPositionError) => {
      // Losing sight of the sky for a moment is no reason to worry anybody.
      if (error.code === 1 || !last) publish({ status: troubleOf(error) });
    };
    const id = source.watchPosition(take, fail, { enableHighAccuracy: true, maximumAge: 10_000, timeout: 30_000 });
    // A carrier who stands still triggers no watch, and must not seem lost.
    const timer = setInterval(() => {
      if (Date.now() - newestAt >= movingMs) source.getCurrentPosition(take, fail, { maximumAge: movingMs, timeout: 10_000 });
      else void consider();
    }, movingMs);
    stopWatching = () => {
      source.clearWatch(id);
      clearInterval(timer);
    };
  }

  function sleep(): void {
    stopWatching?.();
    stopWatching = undefined;
  }

  function wakeOrSleep(): void {
    if (isAwake()) watch();
    else {
      sleep();
      publish({ status: 'paused' });
    }
  }

  /** Reports until every reason is gone. Gives back how to take this one away. */
  function start(): () => void {
    reasons += 1;
    if (reasons === 1) {
      stopListening = onWake(wakeOrSleep);
      wakeOrSleep();
    } else if (!stopWatching && isAwake()) watch();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      reasons -= 1;
      if (reasons > 0) return;
      stopListening?.();
      sleep();
      last = null;
      newest = null;
      publish({ status: 'off', accuracyM: null, sentAt: null });
    };
  }

  return { start, subscribe: listeners.subscribe, read: () => state };
}
