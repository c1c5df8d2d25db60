import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient } from '@waybill/client/api-client';
import { createOrder } from '@waybill/contract/orders/create-order';
import { orderStatus } from '@waybill/contract/orders/enums';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { createSale } from '@waybill/contract/sales/create-sale';
import { getSale } from '@waybill/contract/sales/get-sale';
import { paySale } from '@waybill/contract/sales/pay-sale';
import { quoteDelivery } from '@waybill/contract/sales/quote-delivery';
import { sendBuyerCode } from '@waybill/contract/sales/send-buyer-code';
import { sendSale } from '@waybill/contract/sales/send-sale';
import { verifySalePayment } from '@waybill/contract/sales/verify-sale-payment';
import { handoverCodeOf, pickupCodeOf } from '../../apps/api/src/modules/orders/codes.ts';
import { buyerCodeOf } from '../../apps/api/src/modules/sales/judge-buyer-code.ts';
import type { Database } from '../../apps/api/src/platform/db/database.ts';
import { newId } from '../../apps/api/src/platform/ids.ts';
import { createSecretKeys } from '../../apps/api/src/platform/secret-keys.ts';
import type { Act, Pair } from './acts.ts';
import { memberPin, secrets } from './members.ts';
import { sampleParcel } from './parcels.ts';

const keys = createSecretKeys(secrets.APP_SECRET);
const key = () => ({ idempotencyKey: randomUUID() });
const price = 20_000;
const deliveryFee = 6_000;

/** A sale from its link to the money of all three: made, ordered by somebody without an account, paid by transfer, sent, carried, handed over. */
export function saleAct(sandbox: string, db: Database): Act {
  return {
    name: 'a sale, link to paid',
    of: async (pair, origin) => {
      const sale = await pair.sender.at(origin).call(createSale, { body: await whatIsSold(db, pair.sender.id), ...key() });
      await buy(origin, sale.code, sandbox, db);
      await sendWhenPaid(pair, origin, sale.id);
      await deliver(pair, origin);
    },
  };
}

async function whatIsSold(db: Database, ownerId: string) {
  const id = newId('image');
  const picture = {
    id,
    ownerId,
    state: 'ready',
    expiresAt: new Date(),
    width: 800,
    height: 600,
    placeholder: 'data:,',
    widths: [400],
  };
  await db`insert into image ${db(picture)}`;
  const { pickupAddress, pickupAddressJson, weight, itemCategoryId } = sampleParcel(memberPin);
  return {
    title: 'A phone in its box',
    imageIdList: [id],
    price,
    weight,
    itemCategoryId,
    pickupAddress,
    pickupAddressJson,
    deliveryPaidBy: 'buyer' as const,
    payWhen: 'now' as const,
    deliveryFee,
  };
}

/** A browser without an account: the phone is proven, the order made, and the bank sends what it says. */
async function buy(origin: string, code: string, sandbox: string, db: Database): Promise<void> {
  const phoneNumber = `+234803${randomInt(1e7).toString().padStart(7, '0')}`;
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const headers: Record<string, string> = { 'x-forwarded-for': address };
  const api = createApiClient({ origin, headers });
  const params = { code };
  const { dropoffAddress, dropOffAddressJson } = sampleParcel(memberPin);
  const { buyerPays } = await api.call(quoteDelivery, { params, body: { dropOffAddressJson } });
  await api.call(sendBuyerCode, { params, body: { phoneNumber } });
  const [sent] = await db<
    { id: string }[]
  >`select id from sale_code where phone = ${phoneNumber} order by created_at desc limit 1`;
  const otpCode = buyerCodeOf(keys, sent?.id ?? '');
  // A browser keeps the cookie that the answer brings.
  const ordered = await fetch(`${origin}/api/buy/${code}/order`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Halima Yusuf',
      phoneNumber,
      otpCode,
      dropoffAddress,
      dropOffAddressJson,
      payWhen: 'now',
      buyerPays,
    }),
  });
  if (!ordered.ok) throw new Error(`Ordering answered ${ordered.status}: ${await ordered.text()}`);
  headers.cookie = ordered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { mine } = await api.call(paySale, { params, body: { way: 'transfer' }, ...key() });
  await fetch(`${sandbox}/sandbox/api/paystack/bank-transfers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountNumber: mine?.payment?.accountNumber, provider: 'takes' }),
  });
  await api.call(verifySalePayment, { params });
}

/** The seller hears of the payment a moment after it came; before that there is nothing to send. */
async function sendWhenPaid(pair: Pair, origin: string, saleId: string): Promise<void> {
  const { handleRequirementId, shipmentDate } = sampleParcel(memberPin);
  const body = { deliveryPartner: 1, dispatchMode: 1, handleRequirementId, shipmentDate, pin: memberPin };
  const api = pair.sender.at(origin);
  for (;;) {
    const { state } = await api.call(getSale, { params: { saleId } });
    if (state === 'paid') break;
    await sleep(5);
  }
  const { packageId } = await api.call(sendSale, { params: { saleId }, body, ...key() });
  pair.packageId = packageId ?? '';
}

async function deliver(pair: Pair, origin: string): Promise<void> {
  const { sender, carrier, packageId = '' } = pair;
  const { id: orderId } = await carrier.at(origin).call(createOrder, { body: { packageId, userId: carrier.id }, ...key() });
  const { Accepted, PickedUp, Delivered } = orderStatus;
  await sender.at(origin).call(updateOrder, { body: { orderId, orderStatus: Accepted }, ...key() });
  const pickup = { orderId, orderStatus: PickedUp, code: pickupCodeOf(keys, orderId) };
  await carrier.at(origin).call(updateOrder, { body: pickup, ...key() });
  const handover = { orderId, orderStatus: Delivered, code: handoverCodeOf(keys, orderId, 1) };
  await carrier.at(origin).call(updateOrder, { body: handover, ...key() });
}
