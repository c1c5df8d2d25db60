import type { WantedRound } from '@waybill/contract/rounds/round-input';
import type { DraftRoundView, RoundView } from '@waybill/contract/rounds/round-view';

/** A round that is being changed, as it will be kept. */
export type EditedRound = WantedRound;
type Stop = EditedRound['stops'][number];

export function ofDraft({ roundId, revision, riderId, stops }: DraftRoundView): EditedRound {
  const kept = roundId === null || revision === null ? {} : { roundId, revision };
  return { ...kept, riderId, stops: stops.map(({ orderId, kind }) => ({ orderId, kind })) };
}

/** Of one that is kept what is still ahead. */
export function ofKept({ id, revision, riderId, stops }: RoundView): EditedRound {
  const ahead = stops.filter(({ state }) => state === 'ahead');
  return { roundId: id, revision, riderId, stops: ahead.map(({ orderId, kind }) => ({ orderId, kind })) };
}

/** Whether a stop can stand there: a parcel is fetched before it is brought. */
function isDrivable(stops: readonly Stop[]): boolean {
  return stops.every(
    ({ orderId, kind }, index) =>
      kind === 'drop-off' || !stops.slice(0, index).some((earlier) => earlier.orderId === orderId && earlier.kind === 'drop-off'),
  );
}

/** The stop at another place of its round; nothing where that would bring a parcel before it is fetched. */
export function withStopAt(round: EditedRound, from: number, to: number): EditedRound | undefined {
  const stop = round.stops[from];
  if (!stop || from === to || to < 0 || to >= round.stops.length) return undefined;
  const stops = round.stops.filter((_, index) => index !== from);
  stops.splice(to, 0, stop);
  return isDrivable(stops) ? { ...round, stops } : undefined;
}

/** Without a parcel: both of its stops. */
export function withoutParcel(round: EditedRound, orderId: string): EditedRound {
  return { ...round, stops: round.stops.filter((stop) => stop.orderId !== orderId) };
}

/** A parcel in another round, at its end: from there it can be moved. */
export function withParcelIn(rounds: readonly EditedRound[], orderId: string, riderId: string): readonly EditedRound[] {
  const moved = rounds.flatMap(({ stops }) => stops.filter((stop) => stop.orderId === orderId));
  return rounds.map((round) => {
    const { stops } = withoutParcel(round, orderId);
    return { ...round, stops: round.riderId === riderId ? [...stops, ...moved] : stops };
  });
}

/** Whether it has been picked up: only whoever has it can bring it. */
export function isOnBoard({ stops }: EditedRound, orderId: string): boolean {
  return !stops.some((stop) => stop.orderId === orderId && stop.kind === 'pickup');
}
