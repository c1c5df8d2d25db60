import { randomUUID } from 'node:crypto';
import { changePackage } from '@waybill/contract/orders/change-package';
import { getTracking } from '@waybill/contract/orders/get-tracking';
import { complainAboutSale } from '@waybill/contract/sales/complain-about-sale';
import { endSale } from '@waybill/contract/sales/end-sale';
import { quoteDelivery } from '@waybill/contract/sales/quote-delivery';
import { releaseBuyer } from '@waybill/contract/sales/release-buyer';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSalePreview } from '../../src/modules/sales/index.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { atOnce } from '../support/at-once.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { carried, collecting, collects, postCollecting, proveReceiver, salesOf } from '../support/collecting.ts';
import { messagesTo } from '../support/mailbox.ts';
import { balanceOf } from '../support/money.ts';
import { askFor, carrier, codesOf, moveTo, orderOf, runTheClock } from '../support/orders.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { goodPin, personWithMoney, unclearedOf } from '../support/people-with-money.ts';
import { clearEarningsWhenDueNow } from '../support/sale-money.ts';
import {
  askForCode,
  buyer,
  comeBack,
  newPhone,
  pageOf,
  pay,
  payByTransfer,
  runSaleClock,
  saleSeenBy,
  seller,
  standsAt,
} from '../support/sales.ts';
import { again, arrive, fail } from '../support/sold-parcels.ts';
import { ajah, book, lisbon, offerTrip, traveller, wuse } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

const { amount, fee, charge } = collects;
const held = fee + charge + fee;
const mailbox = () => ({ ...world, sandboxOrigin: bank.origin });
const atAjah = { latitude: ajah.latitude, longitude: ajah.longitude };

describe('a parcel with money to collect', () => {
  it('holds the fee, the charge and one more fee for an attempt that fails, and is a sale to its receiver', async () => {
    const { ada, halima, sale, packageId } = await collecting(world, { collectAtDoor: { amount, mayOpenFirst: true } });
    expect(await balanceOf(ada, 'NGN')).toBe(50_000 - held);
    expect(sale).toMatchObject({
      isCollected: true,
      state: 'sent',
      title: 'Phones and electronics',
      price: amount,
      sellerGets: amount - 300,
      deliveryPaidBy: 'seller',
      payWhen: 'door',
      mayOpenFirst: true,
      packageId,
      order: { name: 'Halima Yusuf', phoneNumber: halima.phone, fee, charge, buyerPays: amount, isPaid: false },
      can: { end: false, send: false, release: false },
    });
    const { result: own } = await ada.call(getTimelineItem, { params: { itemType: 1, timelineItemId: packageId } });
    expect(own.item).toMatchObject({ sale: { payWhen: 'door', goods: amount, held, mayOpenFirst: true, isFeeFixed: false } });
    const { result: seen } = await (await carrier(world)).call(getTimelineItem, {
      params: { itemType: 1, timelineItemId: packageId },
    });
    expect(seen.item).toMatchObject({ sale: { payWhen: 'door', goods: null, held: null, attemptPays: fee / 2 } });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('is paid at the door and nowhere else, then handed over, and the sender has the money a day later', async () => {
    const parcel = await collecting(world);
    const { ada, halima, sale, packageId } = parcel;
    const { rider, orderId } = await carried(world, parcel);
    const { trackingId } = await orderOf(rider, orderId);
    const toCollect = async () => (await world.visitor().call(getTracking, { params: { trackingId } })).result.toCollect;
    expect(await toCollect()).toEqual({ amount, currency: 'NGN' });
    expect((await orderOf(rider, orderId)).door).toMatchObject({ buyerPays: amount, isPaid: false });
    expect((await proveReceiver(world, parcel)).result.mine).toMatchObject({ state: 'sent', pays: amount, canPay: false });
    expect((await pay(halima, sale.code)).problem.code).toBe('no_longer_open');
    const { handover } = codesOf(world, orderId);
    expect((await moveTo(rider, orderId, 'Delivered', { code: handover })).problem.code).toBe('not_paid_yet');

    expect((await arrive(rider, orderId, atAjah)).status).toBe(200);
    await payByTransfer(bank, halima, sale.code);
    await expect.poll(async () => (await orderOf(rider, orderId)).door?.isPaid).toBe(true);
    expect(await toCollect()).toBeNull();
    expect((await moveTo(rider, orderId, 'Delivered', { code: handover })).status).toBe(200);
    await standsAt(ada, sale.id, 'arrived');
    // The reserve is back; fee and charge are spent.
    expect(await balanceOf(ada, 'NGN')).toBe(50_000 - fee - charge);
    expect(await unclearedOf(world, rider.id)).toBe(fee * 0.9);
    await clearEarningsWhenDueNow(world, packageId);
    await standsAt(ada, sale.id, 'paid-out');
    expect(await balanceOf(ada, 'NGN')).toBe(50_000 - fee - charge + amount - 300);
    await walletJobsDone(world);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('texts the receiver the link once somebody brings it, and not before', async () => {
    const parcel = await collecting(world);
    const texts = async () => (await messagesTo(mailbox(), parcel.halima.phone)).map(({ text }) => text);
    expect(await texts()).toEqual([]);
    await carried(world, parcel);
    await expect.poll(async () => (await texts()).filter((text) => text.includes(`/buy/${parcel.sale.code}`))).toHaveLength(1);
    expect((await texts()).join()).toContain('NGN 20,000.00, when the carrier is there and never before');
  });

  it('shows whoever has the link nothing but who sends it and what is to be paid; the phone opens the rest', async () => {
    const parcel = await collecting(world, { description: 'The blue one, for Halima' });
    const { halima, sale } = parcel;
    const stranger = (await pageOf(world.visitor(), sale.code)).result;
    expect(stranger).toMatchObject({ isCollected: true, price: amount, state: 'taken', images: [], description: '', mine: null });
    const text = JSON.stringify(stranger);
    for (const secret of ['Halima', 'Addo', 'Ajah', 'blue', halima.phone.slice(-4), 'Okafor', 'Macaulay'])
      expect(text).not.toContain(secret);
    expect(await readSalePreview(world.db, sale.code, '10.1.1.1')).toBeUndefined();
    const { result } = await proveReceiver(world, parcel);
    expect(result).toMatchObject({ description: 'The blue one, for Halima', mine: { name: 'Halima Yusuf', pays: amount } });
  });

  it('cannot be ordered by anybody, nor ended or let go by its sender', async () => {
    const { ada, sale } = await collecting(world);
    const other = buyer(world);
    const quoted = await other.call(quoteDelivery, { params: { code: sale.code }, body: { dropOffAddressJson: ajah } });
    expect(quoted.problem.code).toBe('no_longer_open');
    const otpCode = await askForCode(world, other, sale.code, other.phone);
    expect((await comeBack(other, sale.code, other.phone, otpCode)).problem.code).toBe('not_found');
    expect(await messagesTo(mailbox(), other.phone)).toEqual([]);
    expect((await ada.call(endSale, { params: { saleId: sale.id } })).problem.code).toBe('no_longer_open');
    expect((await ada.call(releaseBuyer, { params: { saleId: sale.id } })).problem.code).toBe('no_longer_open');
  });

  it('pays half of the fee for an attempt, half for the way back, and gives the rest back to the kobo', async () => {
    const parcel = await collecting(world, { price: 3_000.01 });
    const { ada, sale } = parcel;
    const { rider, orderId } = await carried(world, parcel);
    const failed = await fail(world, { carrier: rider, orderId }, atAjah);
    expect(failed.status).toBe(200);
    expect(await unclearedOf(world, rider.id)).toBe(1_350);
    expect((await again(ada, orderId)).status).toBe(200);
    expect((await fail(world, { carrier: rider, orderId }, atAjah)).status).toBe(200);
    const { returnCode } = await orderOf(ada, orderId);
    expect((await moveTo(rider, orderId, 'Cancelled', { code: returnCode ?? '' })).status).toBe(200);
    await standsAt(ada, sale.id, 'came-back');
    // Two attempts of ₦1,500.00 and the way back for ₦1,500.01; fee and charge are back.
    expect(await balanceOf(ada, 'NGN')).toBe(50_000 - 4_500.01);
    expect(await unclearedOf(world, rider.id)).toBeCloseTo(4_500.01 * 0.9, 1);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('can be questioned by its receiver for a day, which freezes the price and not the fee', async () => {
    const parcel = await collecting(world);
    const { ada, halima, sale, packageId } = parcel;
    const { rider, orderId } = await carried(world, parcel);
    await proveReceiver(world, parcel);
    await arrive(rider, orderId, atAjah);
    await payByTransfer(bank, halima, sale.code);
    await expect.poll(async () => (await orderOf(rider, orderId)).door?.isPaid).toBe(true);
    await moveTo(rider, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    await standsAt(ada, sale.id, 'arrived');
    const complaint = { params: { code: sale.code }, body: { message: 'An empty box' } };
    expect((await world.visitor().call(complainAboutSale, complaint)).problem.code).toBe('forbidden');
    expect((await halima.call(complainAboutSale, complaint)).result.mine).toMatchObject({ state: 'questioned' });
    await clearEarningsWhenDueNow(world, packageId);
    expect(await balanceOf(rider, 'NGN')).toBe(fee * 0.9);
    expect(await balanceOf(ada, 'NGN')).toBe(50_000 - fee - charge);
  });
});

describe('before anybody carries it', () => {
  it('is taken down with all of its money, and its link is over', async () => {
    const { ada, sale, packageId } = await collecting(world);
    await ada.call(deleteItem, { params: { itemType: 1, itemId: packageId } });
    expect(await balanceOf(ada, 'NGN')).toBe(50_000);
    await runSaleClock(world);
    expect((await saleSeenBy(ada, sale.id)).state).toBe('came-back');
    expect((await pageOf(world.visitor(), sale.code)).result.state).toBe('over');
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('expires with all of its money when its day is over', async () => {
    const { ada, sale, packageId } = await collecting(world);
    await world.db`update timeline_item set ship_date = ship_date - 2 where id = ${packageId}`;
    await runTheClock(world);
    await standsAt(ada, sale.id, 'came-back');
    expect(await balanceOf(ada, 'NGN')).toBe(50_000);
  });

  it('can have another fee, and what is kept for an attempt follows; the price to collect stays', async () => {
    const { ada, sale, packageId } = await collecting(world);
    const change = (body: Record<string, unknown>) =>
      ada.call(changePackage, { params: { packageId }, body: { pin: goodPin, ...body }, idempotencyKey: randomUUID() });
    expect((await change({ price: 4_000.5 })).status).toBe(200);
    expect(await balanceOf(ada, 'NGN')).toBe(50_000 - 4_000.5 * 2 - charge);
    expect((await saleSeenBy(ada, sale.id)).order).toMatchObject({ fee: 4_000.5, buyerPays: amount });
    expect((await change({ collectAtDoor: { amount: 1 } })).problem.code).toBe('invalid_input');
    expect((await change({ price: 40_000 })).problem).toMatchObject({ code: 'insufficient_funds' });
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('asks one carrier with their trip, and is off with all of its money if they say no', async () => {
    const tunde = await traveller(world);
    const trip = (await offerTrip(tunde)).result;
    const ada = await seller(world);
    const way = { deliveryPartner: 1, price: fee, receiverPhoneNumber: newPhone(), collectAtDoor: { amount } };
    const { result } = await book(ada, trip, way);
    expect(result).toMatchObject({ relatedTimelineItemId: trip.id, sale: { held } });
    const { id: orderId } = (await askFor(ada, result.id, tunde.id, true)).result;
    expect((await moveTo(tunde, orderId, 'Declined')).status).toBe(200);
    expect(await balanceOf(ada, 'NGN')).toBe(50_000);
    const [sale] = await salesOf(ada);
    await standsAt(ada, sale?.id ?? '', 'came-back');
  });
});

describe('posting a parcel with money to collect', () => {
  it('happens once, however often it is asked for, also at once', async () => {
    const ada = await seller(world);
    const [phone, key] = [newPhone(), randomUUID()];
    const answers = await atOnce(4, () => postCollecting(ada, phone, {}, key));
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(await salesOf(ada)).toHaveLength(1);
    expect(await balanceOf(ada, 'NGN')).toBe(50_000 - held);
    const other = await postCollecting(ada, phone, { collectAtDoor: { amount: 1_000 } }, key);
    expect(other.problem.code).toBe('key_used_otherwise');
  });

  it('needs a checked identity, and an ordinary parcel does not', async () => {
    const stranger = await personWithMoney(world, { NGN: 50_000 }, { isChecked: false });
    expect((await postCollecting(stranger, newPhone())).problem.code).toBe('kyc_required');
    expect((await postCollecting(stranger, newPhone(), { collectAtDoor: undefined })).status).toBe(201);
    expect((await postCollecting(stranger, newPhone(), { collectAtDoor: null })).status).toBe(201);
  });

  it('needs the PIN, and tells nothing else to whoever does not know it', async () => {
    const stranger = await personWithMoney(world, { NGN: 50_000 }, { isChecked: false });
    expect((await postCollecting(stranger, newPhone(), { pin: '9173' })).problem.code).toBe('pin_wrong');
  });

  it.each([
    ['too little', { amount: 99.99 }, 'amount_out_of_limits'],
    ['too much', { amount: 10_000_000_000 }, 'amount_out_of_limits'],
    ['a third decimal', { amount: 200.001 }, 'invalid_input'],
    ['a field that nobody knows', { amount: 200, payWhen: 'now' }, 'invalid_input'],
  ])('refuses %s', async (_, collectAtDoor, code) => {
    const ada = await seller(world);
    expect((await postCollecting(ada, newPhone(), { collectAtDoor })).problem.code).toBe(code);
    expect(await salesOf(ada)).toEqual([]);
    expect(await balanceOf(ada, 'NGN')).toBe(50_000);
  });

  it('is in naira, within Nigeria, and to somebody else’s Nigerian phone', async () => {
    const ada = await personWithMoney(world, { NGN: 50_000, USD: 100 });
    const refused = async (more: Record<string, unknown>, phone = newPhone()) => (await postCollecting(ada, phone, more)).problem;
    expect((await refused({ currency: 'USD', price: 20, costOfItem: 50 })).errors).toMatchObject([{ field: 'collectAtDoor' }]);
    expect((await refused({}, '+447400123456')).errors).toMatchObject([{ field: 'collectAtDoor' }]);
    const abroad = {
      deliveryPartner: 2,
      dispatchMode: 5,
      dropOffAddressJson: lisbon,
      dropoffAddress: 'Rua Augusta 5',
      price: 30_000,
    };
    expect((await refused(abroad)).errors).toMatchObject([{ field: 'collectAtDoor' }]);
    expect((await refused({}, ada.details.phoneNumber)).errors).toMatchObject([{ field: 'receiverPhoneNumber' }]);
    expect(await salesOf(ada)).toEqual([]);
  });

  it('says what is missing for all that is held', async () => {
    const ada = await personWithMoney(world, { NGN: 4_000 });
    const { status, problem } = await postCollecting(ada, newPhone());
    expect([status, problem.code, problem.shortfall]).toEqual([402, 'insufficient_funds', held - 4_000]);
    expect(await salesOf(ada)).toEqual([]);
  });

  it('goes anywhere in Nigeria', async () => {
    const ada = await seller(world);
    const far = { deliveryPartner: 1, dropOffAddressJson: wuse, dropoffAddress: '7 Aminu Kano Crescent, Wuse' };
    expect((await postCollecting(ada, newPhone(), far)).status).toBe(201);
  });
});
