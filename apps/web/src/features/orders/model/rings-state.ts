import { expressLimits } from '@waybill/contract/orders/enums';
import { create } from 'zustand';

/** `until` by the clock of this phone, which need not be right. */
export type Ring = { readonly packageId: string; readonly until: string };
export type RingEnd = 'taken' | 'withdrawn' | 'unanswered';

type RingsState = {
  /** Express parcels that ring for this rider now, the first to ring first. */
  ringing: readonly Ring[];
  /** The end of the last ring that somebody else ended; shown once. */
  ended: { readonly packageId: string; readonly why: RingEnd } | null;
};

export const useRings = create<RingsState>()(() => ({ ringing: [], ended: null }));

const set = useRings.setState;
const without = (ringing: readonly Ring[], packageId: string) => ringing.filter((ring) => ring.packageId !== packageId);

const longestMs = expressLimits.ringSeconds * 1000;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Milliseconds a ring may last: a slow clock would never end it, and a fast one would end it before it began. */
function msLeft(until: string): number {
  const left = Date.parse(until) - Date.now();
  return left > 0 ? Math.min(left, longestMs) : longestMs;
}

function answered(packageId: string): void {
  clearTimeout(timers.get(packageId));
  timers.delete(packageId);
  set(({ ringing }) => ({ ringing: without(ringing, packageId) }));
}

export const rings = {
  /** Of a parcel that is known to ring now. It ends by itself, whatever is on the screen. */
  start: (packageId: string, until: string) => {
    const left = msLeft(until);
    clearTimeout(timers.get(packageId));
    timers.set(
      packageId,
      setTimeout(() => answered(packageId), left),
    );
    const ring = { packageId, until: new Date(Date.now() + left).toISOString() };
    set(({ ringing, ended }) => ({
      ringing: [...without(ringing, packageId), ring],
      ended: ended?.packageId === packageId ? null : ended,
    }));
  },
  /** Ended from outside: somebody was faster, it was taken down, or its time is over. */
  end: (packageId: string, why: RingEnd) =>
    set(({ ringing }) => {
      const rang = ringing.some((ring) => ring.packageId === packageId);
      return rang ? { ringing: without(ringing, packageId), ended: { packageId, why } } : {};
    }),
  /** Answered here. */
  answered,
  endShown: () => set({ ended: null }),
  /** Nobody is there to be rung. */
  clear: () => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    set({ ringing: [], ended: null });
  },
};
