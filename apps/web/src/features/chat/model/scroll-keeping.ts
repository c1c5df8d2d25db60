/** Where somebody stands in what was said: how far down, how much there is, how much of it is in sight. */
export type ScrollPosition = { readonly top: number; readonly whole: number; readonly inSight: number };

/** A finger rarely stops exactly at the end. */
const nearly = 72;
const early = 600;

export function isAtEnd({ top, whole, inSight }: ScrollPosition): boolean {
  return whole - inSight - top <= nearly;
}

/** Old messages come before one gets there; but whoever still stands where we put them has not gone looking for any. */
export function nearsStart({ top }: ScrollPosition, putAt: number): boolean {
  return top <= nearly || (top <= early && Math.abs(top - putAt) > nearly);
}

export function nearsEnd({ top, whole, inSight }: ScrollPosition): boolean {
  return whole - inSight - top <= early;
}

type Change = {
  readonly wasAtEnd: boolean;
  /** Whether what is shown reaches the newest message. */
  readonly hasNewer: boolean;
  /** Oneself has just written. */
  readonly wroteIt: boolean;
  /** The distance by which the text being read moved, because something came above it; undefined where it is gone. */
  readonly movedBy: number | undefined;
};

/** The scroll after messages came: to the end, or by so much that the text being read stays where the eye has it. */
export function afterChange({ wasAtEnd, hasNewer, wroteIt, movedBy }: Change): 'end' | number {
  if (wroteIt || (wasAtEnd && !hasNewer)) return 'end';
  return movedBy ?? 0;
}
