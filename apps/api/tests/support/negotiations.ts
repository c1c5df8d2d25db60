import { randomUUID } from 'node:crypto';
import { acceptOffer } from '@waybill/contract/orders/accept-offer';
import { createNegotiation } from '@waybill/contract/orders/create-negotiation';
import { endNegotiation } from '@waybill/contract/orders/end-negotiation';
import { getNegotiations } from '@waybill/contract/orders/get-negotiations';
import { listActiveNegotiations } from '@waybill/contract/orders/list-active-negotiations';
import type { NegotiationThreadView } from '@waybill/contract/orders/negotiation-view';
import { updateDeliveryFee } from '@waybill/contract/orders/update-delivery-fee';
import { carrier, wantedParcel } from './orders.ts';
import type { Person } from './people.ts';
import { goodPin, personWithMoney } from './people-with-money.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

type Caller = Pick<Visitor, 'call'>;

export const nameFee = (
  caller: Caller,
  { packageId, to }: { readonly packageId: string; readonly to: string },
  amount: unknown,
  more: Record<string, unknown> = {},
  idempotencyKey: string = randomUUID(),
) => caller.call(createNegotiation, { body: { packageId, otherPartyId: to, amount, ...more }, idempotencyKey });

export const negotiationOf = (caller: Caller, packageId: string, otherPartyId: string) =>
  caller.call(getNegotiations, { params: { packageId, otherPartyId } });

export const accept = (caller: Caller, negotiationId: string, idempotencyKey: string = randomUUID()) =>
  caller.call(acceptOffer, { body: { negotiationId }, idempotencyKey });

export const turnDown = (caller: Caller, negotiationId: string) => caller.call(endNegotiation, { params: { negotiationId } });

export const payFee = (
  caller: Caller,
  { packageId, carrierId, offerId }: { readonly packageId: string; readonly carrierId: string; readonly offerId: string },
  more: Record<string, unknown> = {},
  idempotencyKey: string = randomUUID(),
) =>
  caller.call(updateDeliveryFee, {
    body: { negotiationId: offerId, packageId, deliveryUserId: carrierId, pin: goodPin, ...more },
    idempotencyKey,
  });

export const activeOf = async (caller: Caller, query: Record<string, unknown> = {}) =>
  (await caller.call(listActiveNegotiations, { query })).result;

/** The last amount that was named. */
export function latestIn({ offers }: NegotiationThreadView): NegotiationThreadView['offers'][number] {
  const offer = offers.at(-1);
  if (!offer) throw new Error('Nobody has named an amount');
  return offer;
}

export type Negotiation = {
  readonly sender: Person;
  readonly carrier: Person;
  readonly packageId: string;
  readonly offerId: string;
};

/** A parcel at 6,000 naira for which a carrier has suggested another fee. */
export async function negotiationAt(
  world: World,
  amount: number,
  people: Partial<Pick<Negotiation, 'sender' | 'carrier'>> = {},
): Promise<Negotiation> {
  const sender = people.sender ?? (await personWithMoney(world, { NGN: 20_000 }));
  const by = people.carrier ?? (await carrier(world));
  const packageId = await wantedParcel(world, sender.id);
  const { result } = await nameFee(by, { packageId, to: sender.id }, amount);
  return { sender, carrier: by, packageId, offerId: latestIn(result).negotiationId };
}

/** The escrow of a package: its fee in naira, and its state. */
export async function heldFor(world: World, packageId: string): Promise<{ fee: number; state: string } | undefined> {
  const [row] = await world.db<{ feeMinor: string; state: string }[]>`
    select fee_minor, state from escrow where package_id = ${packageId}`;
  return row && { fee: Number(row.feeMinor) / 100, state: row.state };
}
