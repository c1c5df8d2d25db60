/** Two senders, two carriers and somebody who has to do with nothing and never showed who they are. */
export const people = { ada: 0, bola: 1, xavi: 2, yemi: 3, nobody: 4 } as const;

export type Parcel = {
  readonly sender: number;
  readonly askedOf: number | undefined;
  fee: bigint;
  readonly isExpress: boolean;
  status: 'open' | 'matched' | 'delivered' | 'withdrawn' | 'expired';
  escrow: 'held' | 'frozen' | 'released' | 'captured' | 'split';
  isRemoved: boolean;
};

export type Order = {
  readonly parcel: number;
  readonly carrier: number;
  readonly askedBy: 'sender' | 'carrier';
  status: number;
  isReturnAsked: boolean;
  /** Something came too late to move it, and was kept. */
  hasLateClaim: boolean;
  /** Wrong tries of the pickup and of the handover code. */
  readonly tries: [number, number];
};

export type Proof = 'none' | 'right code' | 'wrong code' | 'photo';

export type Act =
  | { readonly do: 'ask'; readonly who: number; readonly parcel: number; readonly carrier: number; readonly isBooking: boolean }
  | {
      readonly do: 'move';
      readonly who: number;
      readonly order: number;
      readonly to: number;
      readonly proof: Proof;
      readonly hasReasons: boolean;
      readonly hasWords: boolean;
      /** Entered without network, and said later. */
      readonly isOffline: boolean;
    }
  /** A carrier names a fee, and the sender pays it. */
  | { readonly do: 'agree'; readonly parcel: number; readonly carrier: number; readonly fee: bigint }
  /** A rider takes an express parcel. */
  | { readonly do: 'take'; readonly who: number; readonly parcel: number }
  | { readonly do: 'take back'; readonly who: number; readonly order: number }
  | { readonly do: 'take down'; readonly who: number; readonly parcel: number }
  | { readonly do: 'wait'; readonly order: number }
  | { readonly do: 'next day'; readonly parcel: number }
  | { readonly do: 'decide'; readonly order: number; readonly to: number; readonly part: bigint | 'all' };
