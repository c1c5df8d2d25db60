export type NegotiationStory = {
  /** Index of the parcel on the timeline. */
  readonly parcel: number;
  readonly carrier: string;
  readonly named: readonly {
    readonly by: 'sender' | 'carrier';
    readonly amount: number;
    readonly reason: string;
    readonly hoursAgo: number;
  }[];
  readonly isAgreed?: boolean;
};

/** Fees that are talked about: three wait for an answer, one for a PIN. */
export const negotiationStories: readonly NegotiationStory[] = [
  {
    parcel: 9,
    carrier: 'kunle',
    named: [{ by: 'carrier', amount: 7_000, reason: 'I go as far as Onitsha anyway; the rest is a detour.', hoursAgo: 8 }],
  },
  {
    parcel: 9,
    carrier: 'swiftlane',
    named: [
      { by: 'carrier', amount: 7_500, reason: 'With our van on Thursday.', hoursAgo: 20 },
      { by: 'sender', amount: 6_000, reason: 'It is small and can lie under a seat.', hoursAgo: 7 },
    ],
    isAgreed: true,
  },
  {
    parcel: 16,
    carrier: 'tunde',
    named: [{ by: 'carrier', amount: 3_800, reason: 'The park in Aba takes 500 for each bag.', hoursAgo: 2 }],
  },
  {
    parcel: 11,
    carrier: 'swiftlane',
    named: [
      { by: 'carrier', amount: 3_600, reason: 'Our riders are busy until noon.', hoursAgo: 5 },
      { by: 'sender', amount: 3_100, reason: 'The afternoon is early enough for me.', hoursAgo: 1 },
    ],
  },
];
