import { randomUUID } from 'node:crypto';
import { createSale } from '@waybill/contract/sales/create-sale';
import type { SaleState } from '@waybill/contract/sales/enums';
import { getBuyPage } from '@waybill/contract/sales/get-buy-page';
import { getSale } from '@waybill/contract/sales/get-sale';
import { openPurchase } from '@waybill/contract/sales/open-purchase';
import { orderSale } from '@waybill/contract/sales/order-sale';
import { paySale } from '@waybill/contract/sales/pay-sale';
import { quoteDelivery } from '@waybill/contract/sales/quote-delivery';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { sendBuyerCode } from '@waybill/contract/sales/send-buyer-code';
import { sendSale } from '@waybill/contract/sales/send-sale';
import { verifySalePayment } from '@waybill/contract/sales/verify-sale-payment';
import { watchSales } from '../../src/modules/sales/jobs/sale-jobs.ts';
import { buyerCodeOf } from '../../src/modules/sales/judge-buyer-code.ts';
import type { SentTransfer } from './bank-transfers.ts';
import { eventually } from './eventually.ts';
import { carrier, codesOf, moveTo, offer } from './orders.ts';
import { newcomer, type Person } from './people.ts';
import { goodPin, personWithMoney } from './people-with-money.ts';
import { ajah, dayIn, uploadedPicture, yaba } from './timeline.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

type Caller = Pick<Visitor, 'call'>;

/** A bag from Yaba, to be paid now, with the buyer paying the delivery. */
export async function forSale(
  world: World,
  sellerId: string,
  more: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return {
    title: 'Leather bag, brown',
    description: 'Hardly used.',
    imageIdList: [await uploadedPicture(world, sellerId)],
    price: 20_000,
    weight: 1.5,
    itemCategoryId: 3,
    pickupAddress: '12 Herbert Macaulay Way, Yaba',
    pickupAddressJson: yaba,
    deliveryPaidBy: 'buyer',
    payWhen: 'choice',
    ...more,
  };
}

/** Checked, with a PIN and enough for what a seller holds. */
export const seller = (world: World): Promise<Person> => personWithMoney(world, { NGN: 50_000 });

export async function saleOf(world: World, person: Person, more: Record<string, unknown> = {}): Promise<SaleView> {
  const answer = await person.call(createSale, { body: await forSale(world, person.id, more), idempotencyKey: randomUUID() });
  return answer.result;
}

export const newPhone = (): string => newcomer().phoneNumber;

/** The newest code for a phone, as its owner reads it in the SMS. */
export async function codeFor(world: World, phone: string): Promise<string> {
  const [row] = await world.db<
    { id: string }[]
  >`select id from sale_code where phone = ${phone} order by created_at desc limit 1`;
  if (!row) throw new Error(`No code was made for ${phone}`);
  return buyerCodeOf(world.node.context.keys, row.id);
}

/** Asks for a code, as somebody who has waited since the last one. */
export async function askForCode(world: World, visitor: Caller, code: string, phoneNumber: string): Promise<string> {
  await world.db`update sale_code set created_at = created_at - interval '2 minutes' where phone = ${phoneNumber}`;
  const { status } = await visitor.call(sendBuyerCode, { params: { code }, body: { phoneNumber } });
  if (status !== 202) throw new Error(`No code was sent: ${status}`);
  return codeFor(world, phoneNumber);
}

export type Buyer = Visitor & { readonly phone: string };

/** Somebody at home without an account. */
export function buyer(world: World): Buyer {
  return Object.assign(world.visitor(), { phone: newPhone() });
}

type Ordered = { readonly payWhen?: 'now' | 'door' } & Record<string, unknown>;

/** Asks what it costs, proves the phone, and orders to Ajah. */
export async function orderWith(world: World, who: Buyer, code: string, more: Ordered = {}) {
  const quoted = (await who.call(quoteDelivery, { params: { code }, body: { dropOffAddressJson: ajah } })).result;
  const otpCode = await askForCode(world, who, code, who.phone);
  return who.call(orderSale, {
    params: { code },
    body: {
      name: 'Halima Yusuf',
      phoneNumber: who.phone,
      otpCode,
      dropoffAddress: '7 Addo Road, Ajah',
      dropOffAddressJson: ajah,
      payWhen: 'now',
      buyerPays: quoted.buyerPays,
      ...more,
    },
  });
}

export const pageOf = (who: Caller, code: string) => who.call(getBuyPage, { params: { code } });

export const comeBack = (who: Caller, code: string, phoneNumber: string, otpCode: string) =>
  who.call(openPurchase, { params: { code }, body: { phoneNumber, otpCode } });

export const saleSeenBy = async (person: Caller, saleId: string): Promise<SaleView> =>
  (await person.call(getSale, { params: { saleId } })).result;

/** Cookies of a browser that has ordered, in another tab of it. */
export function sameBrowser(world: World, who: Visitor): Visitor {
  const visitor = world.visitor();
  for (const [name, value] of who.cookies) visitor.cookies.set(name, value);
  return visitor;
}

/** Turns the clock of a sale, or of its order, until it is due. */
export async function makeDue(world: World, saleId: string): Promise<void> {
  await world.db`update sale set due_at = now() - interval '1 second' where id = ${saleId} and due_at is not null`;
}

export async function makeStale(world: World, saleId: string): Promise<void> {
  await world.db`
    update sale_order set reserved_until = now() - interval '1 second'
    where sale_id = ${saleId} and ended_at is null and reserved_until is not null`;
}

export const pay = (who: Caller, code: string, way: 'transfer' | 'card' = 'transfer', idempotencyKey: string = randomUUID()) =>
  who.call(paySale, { params: { code }, body: { way }, idempotencyKey });

export const askWhatCame = (who: Caller, code: string) => who.call(verifySalePayment, { params: { code } });

export const send = (person: Caller, saleId: string, more: Record<string, unknown> = {}, idempotencyKey: string = randomUUID()) =>
  person.call(sendSale, {
    params: { saleId },
    body: { deliveryPartner: 0, dispatchMode: 0, handleRequirementId: 2, shipmentDate: dayIn(1), pin: goodPin, ...more },
    idempotencyKey,
  });

type Bank = { transfer(to: { accountNumber: string }, sent?: SentTransfer): Promise<unknown> };

/** The buyer’s bank sends money, the exact sum unless told otherwise, and the page asks what has come. */
export async function payByTransfer(bank: Bank, who: Caller, code: string, sent: SentTransfer = {}): Promise<void> {
  const { mine } = (await pay(who, code)).result;
  await bank.transfer({ accountNumber: mine?.payment?.accountNumber ?? '' }, sent);
  await askWhatCame(who, code);
}

/** Waits until a sale is there; what was paid is taken by a job. */
export const standsAt = (person: Caller, saleId: string, state: SaleState): Promise<SaleView> =>
  eventually(`The sale at ${state}`, async () => {
    const sale = await saleSeenBy(person, saleId);
    return sale.state === state && sale;
  });

export type SoldNow = { readonly seller: Person; readonly buyer: Buyer; readonly sale: SaleView };

/** Ordered, and paid by transfer. */
export async function paidSale(world: World, bank: Bank, more: Record<string, unknown> = {}): Promise<SoldNow> {
  const person = await seller(world);
  const sale = await saleOf(world, person, more);
  const who = buyer(world);
  await orderWith(world, who, sale.code);
  await payByTransfer(bank, who, sale.code);
  return { seller: person, buyer: who, sale: await standsAt(person, sale.id, 'paid') };
}

/** Sent, carried and handed over with the receiver’s code. */
export async function deliver(world: World, person: Caller, packageId: string): Promise<{ carrier: Person; orderId: string }> {
  const by = await carrier(world);
  const { id: orderId } = (await offer(by, packageId)).result;
  await moveTo(person, orderId, 'Accepted');
  await moveTo(by, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
  await moveTo(by, orderId, 'InTransit');
  const { problem, status } = await moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover }).then(
    (answer) => ({
      status: answer.status,
      problem: answer.status === 200 ? undefined : answer.problem,
    }),
  );
  if (status !== 200) throw new Error(`It was not handed over: ${problem?.detail}`);
  return { carrier: by, orderId };
}

export const runSaleClock = (world: World): Promise<void> => watchSales.handle(world.node.context, {} as never);
