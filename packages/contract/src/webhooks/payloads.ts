import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { saleStates } from '../sales/enums.ts';
import { type DeliveredType, pingType, webhookEventTypes } from './event-types.ts';

const parcelData = z.object({ packageId: idOf('package'), status: z.enum(['open', 'expired']) });

/** `status` is what `orderStatus` of the order was after the event. */
const orderData = z.object({ orderId: idOf('order'), packageId: idOf('package'), status: z.int() });

const saleData = z.object({ saleId: idOf('sale'), status: z.enum(saleStates) });

/** The line of the wallet’s history that shows the payout. */
const payoutData = z.object({ transactionId: idOf('transaction'), status: z.enum(['paid', 'returned']) });

const pingData = z.object({ endpointId: idOf('webhookEndpoint'), status: z.literal('ok') });

export type WebhookData =
  | z.infer<typeof parcelData>
  | z.infer<typeof orderData>
  | z.infer<typeof saleData>
  | z.infer<typeof payoutData>
  | z.infer<typeof pingData>;

/** The data of an event of this type. */
export type WebhookDataOf<Type extends DeliveredType> = Type extends typeof pingType
  ? z.infer<typeof pingData>
  : Type extends `parcel.${string}`
    ? z.infer<typeof parcelData>
    : Type extends `order.${string}`
      ? z.infer<typeof orderData>
      : Type extends `sale.${string}`
        ? z.infer<typeof saleData>
        : z.infer<typeof payoutData>;

function dataOf(type: DeliveredType) {
  if (type === pingType) return pingData;
  if (type.startsWith('parcel.')) return parcelData;
  if (type.startsWith('order.')) return orderData;
  return type.startsWith('sale.') ? saleData : payoutData;
}

/** What is sent: thin. It names what happened and to what; the details are fetched with a call. */
export function webhookPayload(type: DeliveredType) {
  return z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: dataOf(type) });
}

export const webhookPayloadTypes: readonly DeliveredType[] = [...webhookEventTypes, pingType];
