import { randomUUID } from 'node:crypto';
import { createRoom } from '@waybill/contract/chat/create-room';
import { listMessages } from '@waybill/contract/chat/list-messages';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { createOrder } from '@waybill/contract/orders/create-order';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { startCardTopUp } from '@waybill/contract/wallet/start-card-top-up';
import { verifyCardTopUp } from '@waybill/contract/wallet/verify-card-top-up';
import { handoverCodeOf, pickupCodeOf } from '../../apps/api/src/modules/orders/codes.ts';
import { createSecretKeys } from '../../apps/api/src/platform/secret-keys.ts';
import { type Member, memberPin, secrets } from './members.ts';
import { sampleParcel } from './parcels.ts';

const keys = createSecretKeys(secrets.APP_SECRET);

/** What the acts of one sender and one carrier have come to. */
export type Pair = {
  readonly sender: Member;
  readonly carrier: Member;
  packageId?: string;
  orderId?: string;
  roomId?: string;
  reference?: string;
};

export type Act = {
  readonly name: string;
  /** One of those that make up the life of an order, posted to paid. */
  readonly isOfLife?: boolean;
  readonly of: (pair: Pair, origin: string) => Promise<unknown>;
  /** Goals for the round trips of the act itself, and of what its event sets off. */
  readonly mostTrips?: number;
  readonly mostReactions?: number;
};

const key = () => ({ idempotencyKey: randomUUID() });

/** In the order in which people do them: each finds what the one before has made. */
export function actsWith(sandbox: string): readonly Act[] {
  const step = (side: 'sender' | 'carrier', status: number, code?: (orderId: string) => string) => (pair: Pair, origin: string) =>
    pair[side].at(origin).call(updateOrder, {
      body: { orderId: pair.orderId ?? '', orderStatus: status, ...(code ? { code: code(pair.orderId ?? '') } : {}) },
      ...key(),
    });
  return [
    {
      name: 'post a package',
      isOfLife: true,
      mostTrips: 6,
      mostReactions: 10,
      of: async (pair, origin) => {
        const { id } = await pair.sender.at(origin).call(createPackage, { body: sampleParcel(memberPin), ...key() });
        pair.packageId = id;
      },
    },
    {
      name: 'ask to carry it',
      isOfLife: true,
      mostTrips: 6,
      mostReactions: 10,
      of: async (pair, origin) => {
        const body = { packageId: pair.packageId ?? '', userId: pair.carrier.id };
        pair.orderId = (await pair.carrier.at(origin).call(createOrder, { body, ...key() })).id;
      },
    },
    { name: 'accept', isOfLife: true, mostTrips: 6, mostReactions: 10, of: step('sender', orderStatus.Accepted) },
    {
      name: 'pick up',
      isOfLife: true,
      mostReactions: 10,
      of: step('carrier', orderStatus.PickedUp, (id) => pickupCodeOf(keys, id)),
    },
    {
      name: 'hand over, be paid',
      isOfLife: true,
      mostReactions: 10,
      of: step('carrier', orderStatus.Delivered, (id) => handoverCodeOf(keys, id, 1)),
    },
    {
      name: 'open the feed',
      of: ({ sender }, origin) => sender.at(origin).call(listTimeline, { query: {} }),
    },
    {
      name: 'open an order',
      mostTrips: 3,
      of: ({ sender, orderId }, origin) => sender.at(origin).call(getOrder, { params: { id: orderId ?? '' } }),
    },
    { name: 'open the wallet', mostTrips: 2, of: ({ sender }, origin) => sender.at(origin).call(getWallets, {}) },
    {
      name: 'make a room',
      of: async (pair, origin) => {
        pair.roomId = (await pair.sender.at(origin).call(createRoom, { body: { userId: pair.carrier.id } })).id;
      },
    },
    {
      name: 'send a message',
      mostTrips: 4,
      mostReactions: 10,
      of: ({ sender, roomId }, origin) =>
        sender.at(origin).call(sendMessage, {
          params: { roomId: roomId ?? '' },
          body: { clientId: randomUUID(), messageText: 'I am at the gate with your parcel, the blue one.' },
        }),
    },
    {
      name: 'open a room',
      of: ({ carrier, roomId }, origin) => carrier.at(origin).call(listMessages, { params: { roomId: roomId ?? '' }, query: {} }),
    },
    {
      name: 'start a top-up',
      of: async (pair, origin) => {
        pair.reference = (await pair.sender.at(origin).call(startCardTopUp, { body: { amount: 5000 }, ...key() })).reference;
      },
    },
    {
      name: 'pay it, see it come',
      of: async ({ sender, reference = '' }, origin) => {
        await fetch(`${sandbox}/sandbox/api/paystack/transactions/${reference}/decide`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ status: 'success' }),
        });
        await sender.at(origin).call(verifyCardTopUp, { body: { reference } });
      },
    },
    {
      name: 'withdraw',
      of: ({ sender }, origin) =>
        sender.at(origin).call(initiatePayout, {
          body: { currency: 'NGN', amount: 1000, pin: memberPin, bankCode: '044', accountNumber: '0123456780' },
          ...key(),
        }),
    },
  ];
}
