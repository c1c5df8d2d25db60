import { createHash } from 'node:crypto';
import { McpServer } from '@modelcontextprotocol/server';
import { readTrackingId, spellTrackingId } from '@waybill/contract/orders/tracking-id';
import * as z from 'zod';
import { moneyWords } from '../shipping/money.ts';
import { readParcel } from '../shipping/read-parcel.ts';
import { statusWord } from '../shipping/status-words.ts';
import { totalsOf, totalWords } from '../shipping/total.ts';
import type { Waybill } from '../waybill.ts';
import { confirmationMinutes, confirmationsOf } from './confirmation.ts';
import { listedParcel, parcelInput, totalShape } from './shapes.ts';
import { inPlainWords, refused, told } from './tool-answers.ts';

type Options = {
  readonly waybill: Waybill;
  /** The key of the client: what is said yes to is bound to it. */
  readonly key: string;
  readonly version: string;
};

const looks = { readOnlyHint: true, openWorldHint: true } as const;

/** Tools by which an assistant reads, quotes, posts and tracks parcels. It posts only what was quoted, for exactly the total that it names again. */
export function createMcpServer({ waybill, key, version }: Options): McpServer {
  const server = new McpServer({ name: 'waybill', title: 'Waybill', version }, { capabilities: { tools: {} } });
  const confirmations = confirmationsOf(key);

  server.registerTool(
    'list_parcels',
    {
      title: 'List parcels',
      description: 'Parcels that one sends, newest first: those that look for a carrier, and those that have one.',
      inputSchema: z.object({ limit: z.int().min(1).max(50).default(20).describe('Of each of the two at most') }),
      outputSchema: z.object({ parcels: z.array(listedParcel) }),
      annotations: looks,
    },
    ({ limit }) =>
      inPlainWords(async () => {
        const [looking, orders] = await Promise.all([
          waybill.deliveries.listMyPackages({ limit }),
          waybill.deliveries.listOrders({ limit, role: 'sender' }),
        ]);
        const parcels = [
          ...looking.items.map(({ package: { id, status, price: fee, currency, shipmentDate: day, ...parcel } }) => ({
            id,
            trackingId: null,
            status: status === 'open' ? 'Looks for a carrier' : 'Nobody took it',
            from: parcel.pickupAddressJson.label,
            to: parcel.dropOffAddressJson.label,
            day,
            fee,
            currency,
            carrier: null,
          })),
          ...orders.items.map(({ id, trackingId, orderStatus, pickup: from, dropOff: to, shipmentDate: day, fee, ...order }) => ({
            id,
            trackingId,
            status: statusWord(orderStatus),
            from,
            to,
            day,
            fee,
            currency: order.currency,
            carrier: order.carrier.fullName,
          })),
        ];
        const lines = parcels.map(
          ({ id, trackingId, status, from, to, day }) =>
            `${trackingId ? spellTrackingId(trackingId) : id}: ${status}. ${from} to ${to}, ${day}.`,
        );
        return told(lines.length > 0 ? lines.join('\n') : 'There are no parcels yet.', { parcels });
      }),
  );

  server.registerTool(
    'track_parcel',
    {
      title: 'Track a parcel',
      description: 'Where a parcel is, by its tracking number.',
      inputSchema: z.object({ number: z.string().describe('Nine letters and digits, such as 7K3 M9Q XPC') }),
      outputSchema: z.object({
        trackingId: z.string(),
        status: z.string(),
        from: z.string(),
        to: z.string(),
        day: z.string(),
        estimatedArrival: z.string().nullable(),
        carrier: z.string().nullable(),
        events: z.array(z.object({ what: z.string(), at: z.string() })),
      }),
      annotations: looks,
    },
    ({ number }) =>
      inPlainWords(async () => {
        const trackingId = readTrackingId(number);
        if (trackingId === undefined)
          return refused('That is not a tracking number. Please check it against the message you got.');
        const tracked = await waybill.deliveries.getTracking({ trackingId });
        const status = statusWord(tracked.orderStatus);
        const [from, to] = [tracked.from.label, tracked.to.label];
        const { estimatedArrival, shipmentDate: day } = tracked;
        const arrives = estimatedArrival ? ` Expected ${estimatedArrival}.` : '';
        return told(`${spellTrackingId(trackingId)}: ${status}. ${from} to ${to}, ${day}.${arrives}`, {
          trackingId,
          status,
          from,
          to,
          day,
          estimatedArrival,
          carrier: tracked.carrier?.businessName ?? tracked.carrier?.firstName ?? null,
          events: tracked.events.map(({ what, at }) => ({ what, at })),
        });
      }),
  );

  server.registerTool(
    'quote_parcel',
    {
      title: 'Quote a parcel',
      description: `What posting this parcel costs to the kobo, what such a delivery usually costs, and the confirmation that ship_parcel asks for. Show the total to the person and let them decide. The confirmation holds ${confirmationMinutes} minutes.`,
      inputSchema: z.object(parcelInput),
      outputSchema: z.object({
        ...totalShape,
        usualLow: z.number(),
        usualHigh: z.number(),
        from: z.string(),
        to: z.string(),
        day: z.string(),
        confirmation: z.string(),
        expiresAt: z.string(),
      }),
      annotations: looks,
    },
    (given) =>
      inPlainWords(async () => {
        const { parcel, total, from, to } = await prepared(given);
        const { deliveryPartner, dispatchMode, weight, currency, pickupAddressJson, dropOffAddressJson } = parcel;
        const ride = { deliveryPartner, dispatchMode, weight, currency, pickupAddressJson, dropOffAddressJson };
        const { low, high } = await waybill.parcels.getQuote(ride);
        const { confirmation, expiresAt } = confirmations.give({ parcel, total: total.total });
        const usual = `Such a delivery usually costs ${moneyWords(low, currency)} to ${moneyWords(high, currency)}.`;
        const day = parcel.shipmentDate;
        return told(`${from} to ${to}, ${weight} kg, ${day}: ${totalWords(total)}. ${usual} Nothing is held yet.`, {
          ...total,
          usualLow: low,
          usualHigh: high,
          from,
          to,
          day,
          confirmation,
          expiresAt,
        });
      }),
  );

  server.registerTool(
    'ship_parcel',
    {
      title: 'Post a parcel',
      description:
        'Posts a parcel and holds its total from the wallet. Takes the same parcel that was quoted, the confirmation of that quote, and the exact total that the person has agreed to. Anything else is refused, and one confirmation posts one parcel.',
      inputSchema: z.object({
        ...parcelInput,
        confirmation: z.string().describe('From quote_parcel'),
        total: z.number().positive().describe('The exact total of the quote, as the person has agreed to it'),
      }),
      outputSchema: z.object({ id: z.string(), ...totalShape, status: z.string() }),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
    },
    ({ confirmation, total: agreed, ...given }) =>
      inPlainWords(async () => {
        const { parcel, total } = await prepared(given);
        const fault = confirmations.faultOf(confirmation, { parcel, total: agreed });
        if (fault) return refused(fault);
        // The total again, to the server itself: between the quote and this a credit may have been spent elsewhere.
        const posted = await waybill.parcels.createPackage(
          { ...parcel, total: agreed },
          { idempotencyKey: digestOf(confirmation) },
        );
        const charge = posted.secrets?.charge ?? total.charge;
        const held = { fee: posted.price, charge, total: agreed, currency: posted.currency };
        return told(`Posted for ${totalWords(held)}. It looks for a carrier now: ${posted.id}`, {
          id: posted.id,
          ...held,
          status: posted.status,
        });
      }),
  );

  async function prepared(given: Readonly<Record<string, unknown>>) {
    const parcel = await readParcel(
      waybill,
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    );
    const [total] = await totalsOf(waybill, [parcel]);
    if (!total) throw new Error('A parcel has no total');
    return { parcel, total, from: labelOf(parcel.pickupAddressJson), to: labelOf(parcel.dropOffAddressJson) };
  }

  return server;
}

const labelOf = (place: unknown) => (typeof place === 'object' && place && 'label' in place ? String(place.label) : '');

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
