/** A bank account that is there for one payment alone, until it expires. */
export type TransferAccount = {
  readonly accountNumber: string;
  readonly bankName: string;
  readonly accountName: string;
  readonly expiresAt: Date;
};

/** Money that reached such an account and that the provider took. What it refused by itself is none of ours, and not listed. */
export type ArrivalReport = {
  /** The provider's name for this one transfer. */
  readonly id: string;
  readonly amountMinor: bigint;
  readonly at: Date;
  /** The holder of the account it came from, as far as the provider tells. */
  readonly senderName: string | null;
  /** The provider has given it back since, without our asking. */
  readonly isReversed?: boolean;
};

type ArrivalsReport = { readonly currency: string; readonly arrivals: readonly ArrivalReport[] };

/** `name` is ours: of one transfer a surplus may have gone back without one, and parts of the rest with one each. */
export type ReturnedArrival = { readonly arrivalId: string; readonly amountMinor: bigint; readonly name?: string };

/** `refused`: it will not arrive, and asking again does not help. */
export type GiveBackReport = 'under-way' | 'done' | 'refused';

/**
 * Naira by bank transfer, to a one-off account. Covers both kinds of provider: one that takes nothing but the exact amount, once and in
 * time, and one that takes whatever comes, which is then ours to give back. Rejects with ProviderUnavailable when it cannot be asked.
 */
export type BankTransfersPort = {
  openAccount(payment: { reference: string; email: string; amountMinor: bigint; expiresAt: Date }): Promise<TransferAccount>;
  findArrivals(reference: string): Promise<ArrivalsReport>;
  /** Gives this much of one transfer back to where it came from. Told again, it says how that stands and gives back nothing more. */
  giveBack(arrival: ReturnedArrival): Promise<GiveBackReport>;
  /** How the giving back stands; undefined when it was never asked for. */
  findGiveBack(arrival: ReturnedArrival): Promise<GiveBackReport | undefined>;
};
