import { isProblem } from '@waybill/client/failures';
import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import { isOnTheWay } from '@waybill/contract/orders/status-groups';
import { readTrackingId } from '@waybill/contract/orders/tracking-id';
import { useCallback, useEffect, useState } from 'react';
import { usePolling } from '../../../../ui/use-polling.ts';
import { getTracking } from '../../api/get-tracking.ts';
import { isOpen } from './tracking-words.ts';

export type Tracking =
  | { readonly state: 'looking' }
  /** `mistyped`: it cannot be a tracking number. `unknown`: it could, but there is no such parcel. */
  | { readonly state: 'none'; readonly why: 'mistyped' | 'unknown' }
  | { readonly state: 'failed' }
  /** `isOld`: what we saw last; the network is not there now. */
  | { readonly state: 'found'; readonly view: TrackingView; readonly isOld: boolean };

const looking: Tracking = { state: 'looking' };
/** A parcel on the road moves; one that waits does not. Whole villages share an address, and the server counts. */
const pollMs = { underWay: 20_000, waiting: 60_000 } as const;

/** Follows a parcel by its number, as it was typed. Undefined while the number is not known. No cache: it is for people without an account, too. */
export function useTracking(typed: string | undefined): Tracking & { readonly retry: () => void } {
  const trackingId = typed === undefined ? undefined : readTrackingId(typed);
  const [tracking, setTracking] = useState<Tracking>(looking);
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((now) => now + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number begins anew, another round goes on
  useEffect(() => setTracking(looking), [trackingId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks once
  useEffect(() => {
    if (trackingId === undefined) return;
    const stop = new AbortController();
    getTracking(trackingId, stop.signal).then(
      (view) => setTracking({ state: 'found', view, isOld: false }),
      (failure: unknown) => {
        if (!stop.signal.aborted) setTracking((now) => afterFailure(now, failure));
      },
    );
    return () => stop.abort();
  }, [trackingId, round]);

  usePolling(waitOf(tracking), retry, round);
  const isMistyped = typed !== undefined && trackingId === undefined;
  return { ...(isMistyped ? ({ state: 'none', why: 'mistyped' } as const) : tracking), retry };
}

function afterFailure(now: Tracking, failure: unknown): Tracking {
  if (isProblem(failure, 'not_found', 'invalid_input')) return { state: 'none', why: 'unknown' };
  return now.state === 'found' ? { ...now, isOld: true } : { state: 'failed' };
}

function waitOf(tracking: Tracking): number | undefined {
  if (tracking.state === 'failed') return pollMs.underWay;
  if (tracking.state !== 'found' || !isOpen(tracking.view.orderStatus)) return undefined;
  return isOnTheWay(tracking.view.orderStatus) ? pollMs.underWay : pollMs.waiting;
}
