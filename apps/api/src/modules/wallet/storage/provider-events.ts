import type { Db, Tx } from '../../../platform/db/database.ts';
import type { PaymentNames } from './payments.ts';

/** The payment or payout that an event is about, in the provider's names. */
export type EventAbout = ({ readonly payment: PaymentNames } | { readonly payout: string }) & {
  /** Money may have gone back to the payer: what is settled is looked at again. */
  readonly isReturn?: boolean;
  readonly isDispute?: boolean;
  /** The provider refused a bank transfer and sends it back by itself. */
  readonly isRejection?: boolean;
};

export type ProviderEvent = { readonly about: EventAbout; readonly processedAt: Date | null };

/** Stores a provider's event and its subject. False when it was stored before. */
export async function keepEvent(
  tx: Tx,
  event: { readonly provider: string; readonly eventKey: string; readonly about: EventAbout },
): Promise<boolean> {
  const rows =
    await tx`insert into provider_event ${tx({ ...event, about: tx.json(event.about) })} on conflict do nothing returning event_key`;
  return rows.length === 1;
}

export async function findEvent(db: Db, provider: string, eventKey: string): Promise<ProviderEvent | undefined> {
  const [row] = await db<
    ProviderEvent[]
  >`select about, processed_at from provider_event where provider = ${provider} and event_key = ${eventKey}`;
  return row;
}

export function markHandled(tx: Tx, provider: string, eventKey: string): void {
  tx.write(tx`update provider_event set processed_at = now() where provider = ${provider} and event_key = ${eventKey}`);
}
