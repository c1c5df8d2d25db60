import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createRoom } from '@waybill/contract/chat/create-room';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { addEvidence } from '@waybill/contract/orders/add-evidence';
import { createNegotiation } from '@waybill/contract/orders/create-negotiation';
import { createOrder } from '@waybill/contract/orders/create-order';
import { orderLimits, orderStatus, otherReasonId } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { doorLengths } from '@waybill/contract/receivers/door-fields';
import { keepPickupPlace } from '@waybill/contract/receivers/keep-pickup-place';
import { keepReceiver } from '@waybill/contract/receivers/keep-receiver';
import { pickupPlaceNameLength } from '@waybill/contract/receivers/pickup-place-fields';
import { createBatchShipping } from '@waybill/contract/timeline/create-batch-shipping';
import { createComment } from '@waybill/contract/timeline/create-comment';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { createPost } from '@waybill/contract/timeline/create-post';
import { createTravellersRequest } from '@waybill/contract/timeline/create-travellers-request';
import { timelineLimits } from '@waybill/contract/timeline/enums';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { rateUser } from '@waybill/contract/users/rate-user';
import { newBusiness } from './businesses.ts';
import { expect } from './journey.ts';
import { ops } from './ops.ts';
import { type Actor, behindTheScenes, goesOn, handoverCode } from './orders.ts';
import { newcomer, newMember, type Person } from './people.ts';

/** As long as it may be, and no place in it where a line could end. */
function unbroken(length: number, begins = 'W'): string {
  return begins.padEnd(length, 'MWmw');
}

/** A link as a map’s Share button gives it, as long as it may be. */
function mapsLink(length: number): string {
  return 'https://maps.example.com/place/@6.5095312,3.3711234,17z/data=!3m1!4b1!4m6!3m5!1s0x103b8c'.padEnd(length, '!8m2!3d6');
}

const place = { latitude: 6.50953, longitude: 3.37112, countryCode: 'NG', placeId: 'waybill:somewhere' };
const from = { ...place, label: unbroken(200, 'From'), state: unbroken(120, 'State'), city: unbroken(120, 'City') };
const to = { ...from, label: mapsLink(200), latitude: 9.07651, longitude: 7.46523 };
const beyond = { ...from, label: unbroken(200, 'Beyond'), latitude: 10.52224, longitude: 7.43828 };

export type Ugly = {
  readonly sender: Person;
  readonly carrier: Person;
  readonly business: Person;
  readonly ids: {
    readonly sender: string;
    readonly carrier: string;
    readonly business: string;
    readonly parcel: string;
    readonly trip: string;
    readonly batch: string;
    readonly post: string;
    readonly room: string;
  };
  /** An order in each state that two people can bring it to, by the name of the state. */
  readonly orders: Readonly<Record<string, { readonly id: string; readonly trackingId: string }>>;
};

/** Two people and a business whose every text is as long as it may be and breaks nowhere, and all that they did. */
export async function uglyWorld(): Promise<Ugly> {
  const sender = await newMember(unbroken(120, 'Sender'), { naira: 150_000 });
  const carrier = await newMember(unbroken(120, 'Carrier'));
  const business = await newBusiness(unbroken(120, 'Business'), {
    businessWebsite: `https://www.example.com/${unbroken(170, 'w')}`,
    businessRepName: unbroken(120, 'Representative'),
    businessRepCity: unbroken(80, 'City'),
    numberOfVehiclesInFleet: 10_000,
  });
  for (const { email } of [carrier, business]) await ops('mark-identity', email, 'checked');
  const [asSender, asCarrier, asBusiness] = await Promise.all([sender, carrier, business].map(behindTheScenes));
  if (!asSender || !asCarrier || !asBusiness) throw new Error('Nobody is there');

  const { id: trip } = await asCarrier.as.call(createTravellersRequest, {
    body: {
      dispatchMode: 4,
      pickupAddress: from.label,
      pickupAddressJson: from,
      dropOffAddress: to.label,
      dropOffAddressJson: to,
      shippingDate: goesOn,
      message: unbroken(timelineLimits.note),
    },
    idempotencyKey: randomUUID(),
  });
  const { id: batch } = await asBusiness.as.call(createBatchShipping, {
    body: {
      pickupAddress: from.label,
      pickupAddressJson: from,
      dropOffAddresses: [to.label, beyond.label],
      dropOffAddressesJson: [to, beyond],
      shippingDate: goesOn,
      priceStart: 3000,
      priceEnd: 9000,
      message: mapsLink(timelineLimits.note),
    },
    idempotencyKey: randomUUID(),
  });
  const { id: post } = await asSender.as.call(createPost, {
    body: { message: mapsLink(timelineLimits.post) },
    idempotencyKey: randomUUID(),
  });
  await asSender.as.call(keepReceiver, {
    body: {
      fullName: unbroken(120, 'Receiver'),
      phoneNumber: newcomer('Chidi Obi').phone,
      address: mapsLink(200),
      addressJson: to,
      landmark: unbroken(doorLengths.landmark),
      note: unbroken(doorLengths.note),
    },
  });
  await asSender.as.call(keepPickupPlace, {
    body: {
      name: unbroken(pickupPlaceNameLength),
      fullName: unbroken(120, 'Sender'),
      phoneNumber: sender.phone,
      address: mapsLink(200),
      addressJson: from,
      landmark: unbroken(doorLengths.landmark),
      note: unbroken(doorLengths.note),
    },
  });
  const parcel = await postUglyParcel(sender, asSender);
  for (const [itemType, timelineItemId] of [
    [1, parcel],
    [2, trip],
    [3, post],
    [4, batch],
  ] as const)
    await asCarrier.as.call(createComment, {
      body: { itemType, timelineItemId, message: unbroken(timelineLimits.comment) },
      idempotencyKey: randomUUID(),
    });
  await asCarrier.as.call(createNegotiation, {
    body: {
      packageId: parcel,
      otherPartyId: asSender.userId,
      amount: 123_456.78,
      reason: unbroken(orderLimits.negotiationReason),
    },
    idempotencyKey: randomUUID(),
  });
  await asBusiness.as.call(reportItem, {
    body: { itemType: 3, timelineItemId: post, reason: 'scam', message: unbroken(timelineLimits.note) },
  });

  const orders = await uglyOrders(sender, asSender, asCarrier);
  const { id: room } = await asSender.as.call(createRoom, { body: { userId: asCarrier.userId } });
  for (const one of [asSender, asCarrier])
    for (const messageText of [mapsLink(1500), unbroken(1500)])
      await one.as.call(sendMessage, { params: { roomId: room }, body: { clientId: randomUUID(), messageText } });
  const ids = { sender: asSender.userId, carrier: asCarrier.userId, business: asBusiness.userId };
  return { sender, carrier, business, ids: { ...ids, parcel, trip, batch, post, room }, orders };
}

async function postUglyParcel(sender: Person, { as }: Actor): Promise<string> {
  const { id } = await as.call(createPackage, {
    body: {
      deliveryPartner: 1,
      dispatchMode: 4,
      senderFullName: sender.fullName,
      receiverFullName: unbroken(120, 'Receiver'),
      senderPhoneNumber: sender.phone,
      receiverPhoneNumber: newcomer('Chidi Obi').phone,
      pickupAddress: mapsLink(200),
      pickupAddressJson: from,
      dropoffAddress: mapsLink(200),
      dropOffAddressJson: to,
      pickupLandmark: unbroken(doorLengths.landmark),
      pickupNote: unbroken(doorLengths.note),
      dropoffLandmark: unbroken(doorLengths.landmark),
      dropoffNote: unbroken(doorLengths.note),
      weight: 499.75,
      itemCategoryId: 1,
      handleRequirementId: 1,
      shipmentDate: goesOn,
      price: 5000,
      costOfItem: 9_999_999.99,
      description: mapsLink(timelineLimits.note),
      pin: sender.pin,
    },
    idempotencyKey: randomUUID(),
  });
  return id;
}

/** Makes an order for every state, each brought there by the same steps as the others. */
async function uglyOrders(sender: Person, asSender: Actor, asCarrier: Actor): Promise<Ugly['orders']> {
  const { Accepted, PickedUp, InTransit, Delivered, Completed, Cancelled, Declined, Disputed } = orderStatus;
  const reasons = { cancellationReasons: [{ id: otherReasonId, customText: unbroken(orderLimits.reasonText) }] };
  const complaint = { message: unbroken(orderLimits.complaint) };
  const ways = {
    requested: [],
    declined: [Declined],
    accepted: [Accepted],
    cancelled: [Accepted, Cancelled],
    pickedUp: [Accepted, PickedUp],
    cancelling: [Accepted, PickedUp, Cancelled],
    inTransit: [Accepted, PickedUp, InTransit],
    disputed: [Accepted, PickedUp, Disputed],
    completed: [Accepted, PickedUp, Delivered, Completed],
  } as const;
  const orders: Record<string, { id: string; trackingId: string }> = {};
  for (const [name, way] of Object.entries(ways)) {
    const packageId = await postUglyParcel(sender, asSender);
    const { id: orderId } = await asCarrier.as.call(createOrder, {
      body: { packageId, userId: asCarrier.userId },
      idempotencyKey: randomUUID(),
    });
    for (const status of way) {
      const { pickupCode, package: item } = await asSender.as.call(getOrder, { params: { id: orderId } });
      if (status === Completed) continue;
      const bySender = status === Accepted || status === Declined || status === Disputed;
      await (bySender ? asSender : asCarrier).as.call(updateOrder, {
        body: {
          orderId,
          orderStatus: status,
          ...(status === PickedUp ? { code: pickupCode ?? '' } : {}),
          ...(status === Delivered ? { code: await handoverCode(item.secrets?.receiverPhoneNumber ?? '') } : {}),
          ...(status === Cancelled ? reasons : {}),
          ...(status === Disputed ? complaint : {}),
        },
        idempotencyKey: randomUUID(),
      });
    }
    if (name === 'disputed')
      await asCarrier.as.call(addEvidence, { params: { id: orderId }, body: complaint, idempotencyKey: randomUUID() });
    if (name === 'completed')
      await asSender.as.call(rateUser, {
        body: { orderId, rating: 2, comment: unbroken(orderLimits.ratingComment) },
        idempotencyKey: randomUUID(),
      });
    const { trackingId } = await asSender.as.call(getOrder, { params: { id: orderId } });
    orders[name] = { id: orderId, trackingId: trackingId ?? '' };
  }
  return orders;
}

/**
 * Nothing is wider than the screen: neither the page nor an open sheet, and nothing that can be seen ends outside of them, unless
 * it lies in a row that can be pushed sideways. And no text is cut off without an ellipsis.
 */
export async function expectFits(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(`(() => {
    const wide = document.documentElement.clientWidth;
    const found = [];
    // A stamp falls from twice its size: what counts is where a movement ends, however slow the machine is. Endless ones stay in place.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish();
    if (document.documentElement.scrollWidth > wide) found.push('the page is ' + document.documentElement.scrollWidth + ' wide');
    for (const sheet of document.querySelectorAll('dialog[open], dialog[open] .sheet-paper, dialog[open] .sheet-body'))
      if (sheet.scrollWidth > sheet.clientWidth) found.push((sheet.className || 'dialog') + ' is ' + sheet.scrollWidth + ' wide');
    const scrolls = (element) => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll') if (!at.matches('.sheet-body')) return true;
        if (clipPath !== 'none' && position === 'absolute') return true;
        if (getComputedStyle(at).textOverflow === 'ellipsis') return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('svg') || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (right > wide + 1.5 || left < -1.5) && !scrolls(element.parentElement))
        found.push(element.tagName + '.' + element.className + ' from ' + Math.round(left) + ' to ' + Math.round(right) + ': ' + element.textContent.slice(0, 30));
    }
    const lineOf = (text) => {
      let at = text.parentElement;
      while (getComputedStyle(at).display === 'inline') at = at.parentElement;
      return at;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.data.trim() === '' || text.parentElement.closest('svg') || !text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right } = range.getBoundingClientRect();
      for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow, clipPath, display } = getComputedStyle(at);
        if (display === 'inline') continue;
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') break;
        // The dots stand in the block that the text is a line of: a box or a row inside of it is cut in the middle of a letter.
        if (textOverflow === 'ellipsis' && at === lineOf(text) && !display.includes('flex') && !display.includes('grid')) break;
        if (overflowX === 'visible' || right <= at.getBoundingClientRect().right + 1.5) continue;
        found.push('cut without an ellipsis in ' + at.tagName + '.' + at.className + ': ' + text.data.slice(0, 30));
        break;
      }
    }
    return found.slice(0, 6);
  })()`);
  expect.soft(found, what).toEqual([]);
}
