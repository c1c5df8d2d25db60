import type { Tx } from '../../platform/db/database.ts';
import { defineEvent, type Publish } from '../../platform/jobs/outbox.ts';
import { sendEvent } from '../../platform/realtime/inbox.ts';

/** What happens to a sale that its seller wants to know. */
export type SaleHappening =
  | 'ordered'
  | 'not-paid-in-time'
  | 'paid'
  | 'paid-at-door'
  | 'not-sent-in-time'
  | 'unsold'
  | 'arrived'
  | 'questioned'
  | 'decided'
  | 'paid-out'
  | 'came-back';

export type SaleChanged = {
  readonly saleId: string;
  readonly sellerId: string;
  readonly what: SaleHappening;
  /** The buyer whom it concerns; without one where nobody had ordered. */
  readonly buyerId: string | null;
  readonly at?: string;
};

/** Something has happened to a sale without its seller. */
export const saleChanged = defineEvent<SaleChanged>('sales.changed');

/** A buyer has given their seller stars. */
export const saleRated = defineEvent<{ saleId: string; sellerId: string; buyerId: string; stars: number }>('sales.rated');

type Told = { readonly id: string; readonly sellerId: string };

/** Tells the seller’s open pages to look again. */
export function tellSeller(tx: Tx, { id, sellerId }: Told): void {
  sendEvent(tx, sellerId, { type: 'sale.changed', saleId: id });
}

/** The same, for what the seller has not done themselves: other modules hear of it, too. */
export function publishChange(
  { publish }: { readonly publish: Publish },
  tx: Tx,
  sale: Told,
  what: SaleHappening,
  buyerId: string | null,
): void {
  tellSeller(tx, sale);
  publish(tx, saleChanged, { saleId: sale.id, sellerId: sale.sellerId, what, buyerId, at: new Date().toISOString() });
}
