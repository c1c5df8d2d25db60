import { getDeliveryRequestInfo } from '@waybill/contract/orders/get-delivery-request-info';
import { leaveReceiverNote } from '@waybill/contract/orders/leave-receiver-note';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { rateUser } from '@waybill/contract/users/rate-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { closeReportNow } from '../../src/ops/close-report.ts';
import { decideDisputeNow } from '../../src/ops/decide-dispute.ts';
import { nameFee, turnDown } from '../support/negotiations.ts';
import { carrier, codesOf, dealAt, letTimePass, moveTo, offer, offered, orderOf, takeBack } from '../support/orders.ts';
import { clearStreets, riderAt, ringFor, ringingEnds, sendExpress, senderOf } from '../support/riders.ts';
import { book, offerTrip } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { allNotified, notificationsOf, notified } from './rows.ts';
import { latestFee, onlyNotified, pair } from './two-sides.ts';

const world = useWorld();

const orderLink = (id: string) => `/orders?popup=order-details&popup.orderId=${id}`;

describe('a request', () => {
  it('is told to whoever is asked, with the fee, and leads to where it is answered', async () => {
    const { sender, carrier: by, packageId } = await offered(world, await pair(world));
    const row = await onlyNotified(world, sender, by, 'requestReceived');
    expect(row).toMatchObject({
      Message: 'Bola Ade offers to carry your parcel to Abuja for ₦6,000.00. You pay ₦6,500.00 in all.',
      relatedUserName: 'Bola Ade',
      TimelineItemId: packageId,
      category: 'orders',
      link: `/orders?popup=message-request-details&popup.packageId=${packageId}&popup.userId=${by.id}`,
    });
    // The link opens for whoever it was given to.
    const params = { packageId, userId: by.id };
    expect((await sender.call(getDeliveryRequestInfo, { params })).status).toBe(200);
    const other = await carrier(world);
    await offer(other, packageId);
    await notified(
      sender,
      'requestReceived',
      ({ Count: count, Message: message }) => count === 2 && message.startsWith('2 offers to carry your parcel'),
    );
  });

  it('that is declined, taken back or not answered has ended', async () => {
    const people = await pair(world);
    const declined = await offered(world, people);
    await moveTo(people.sender, declined.orderId, 'Declined');
    const words = 'has declined your offer to carry the parcel to Abuja.';
    await notified(people.carrier, 'requestEnded', ({ Message: message }) => message === `Ada Obi ${words}`);
    const taken = await offered(world, people);
    await takeBack(people.carrier, taken.orderId);
    await notified(people.sender, 'requestEnded', ({ Message: message }) => message.startsWith('Bola Ade withdrew the offer'));
    const silent = await offered(world, people);
    await letTimePass(world, silent.orderId);
    const row = await notified(people.carrier, 'requestEnded', ({ link }) => link === orderLink(silent.orderId));
    expect(row.Message).toBe('Your offer to carry Ada Obi’s parcel to Abuja has ended without an answer.');
  });

  it('that somebody else was given has ended, too', async () => {
    const people = await pair(world);
    const { packageId, orderId } = await offered(world, people);
    const other = await carrier(world);
    await offer(other, packageId);
    await moveTo(people.sender, orderId, 'Accepted');
    const row = await notified(other, 'requestEnded');
    expect(row.Message).toMatch(/^Another carrier was chosen for the parcel to Abuja/);
  });

  it('about a parcel that our people take down has ended for everybody, and its sender is told once that it has, and once why', async () => {
    const people = await pair(world);
    const { packageId } = await offered(world, people);
    const other = await carrier(world);
    await offer(other, packageId);
    const body = { itemType: timelineItemType.Package, timelineItemId: packageId, reason: 'prohibited', message: '' };
    expect((await other.call(reportItem, { body })).status).toBe(204);
    const [report] = await world.db<{ id: string }[]>`select id from timeline_report where item_id = ${packageId}`;
    const because = 'Fireworks';
    await closeReportNow(world.node.context, { report: `item-${report?.id}`, outcome: 'removed', because });
    for (const carrying of [people.carrier, other])
      expect((await notified(carrying, 'requestEnded')).Message).toBe(
        'Our team has taken down a post: the parcel to Abuja is no longer on offer.',
      );
    await notified(people.sender, 'requestEnded', ({ Message: message }) =>
      message.startsWith('Our team has taken down a post, so nobody'),
    );
    await allNotified(world);
    const told = (await notificationsOf(people.sender)).map(({ Message: message }) => message);
    expect(told.filter((message) => message.startsWith('Our team has taken down a post'))).toHaveLength(1);
    // And once why: that is about what they did, not about who offered to carry it.
    expect(told.filter((message) => message.startsWith('Our team has taken down something that you posted'))).toHaveLength(1);
  });

  it('of a booking is told to the carrier, and its end to the sender with the money', async () => {
    const people = await pair(world);
    const trip = (await offerTrip(people.carrier)).result;
    const { id: packageId } = (await book(people.sender, trip)).result;
    const [order] = await world.db<{ id: string }[]>`select id from delivery_order where package_id = ${packageId}`;
    expect((await notified(people.carrier, 'requestReceived')).Message).toMatch(
      /^Ada Obi asks you to carry a parcel to Abuja.* for ₦6,000\.00\. You earn ₦5,400\.00\.$/,
    );
    await moveTo(people.carrier, order?.id ?? '', 'Declined');
    expect((await notified(people.sender, 'requestEnded')).Message).toMatch(
      /^Bola Ade cannot carry .* Your money is back in your balance\.$/,
    );
  });

  it('of somebody muted is not notified, but what both have agreed on is', async () => {
    const people = await pair(world);
    await people.sender.call(updateUser, { body: { mutedUserId: people.carrier.id } });
    const { orderId, packageId } = await offered(world, people);
    await nameFee(people.carrier, { packageId, to: people.sender.id }, 7000);
    await allNotified(world);
    expect(await notificationsOf(people.sender)).toEqual([]);
    const { negotiationId } = await latestFee(world, packageId);
    await turnDown(people.sender, negotiationId);
    await moveTo(people.sender, orderId, 'Accepted');
    await moveTo(people.carrier, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
    await notified(people.sender, 'orderPickedUp');
  });
});

describe('a delivery', () => {
  it('is told step by step to the side that did not take it', async () => {
    const people = await pair(world);
    const { sender, carrier: by, orderId } = await dealAt(world, 'Delivered', people);
    expect((await onlyNotified(world, by, sender, 'orderAccepted')).Message).toBe(
      'It’s agreed: you carry Ada Obi’s parcel to Abuja and earn ₦5,400.00.',
    );
    for (const type of ['orderPickedUp', 'orderInTransit', 'orderDelivered'] as const) {
      const row = await onlyNotified(world, sender, by, type);
      expect(row).toMatchObject({ link: orderLink(orderId), relatedUserName: 'Bola Ade' });
    }
    await moveTo(sender, orderId, 'Completed');
    expect((await onlyNotified(world, by, sender, 'orderCompleted')).Message).toBe(
      'Ada Obi confirmed that the parcel to Abuja arrived. You have earned ₦5,400.00.',
    );
    for (const person of [sender, by]) expect((await orderOf(person, orderId)).id).toBe(orderId);
  });

  it('that the receiver’s code completes is one notification, for the sender', async () => {
    const people = await pair(world);
    const { sender, carrier: by, orderId } = await dealAt(world, 'PickedUp', people);
    await moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    const row = await onlyNotified(world, sender, by, 'orderCompleted');
    expect(row.Message).toMatch(/the receiver gave Bola Ade their code\.$/);
    expect((await notificationsOf(sender)).map(({ NotificationType }) => NotificationType)).not.toContain(10);
  });

  it('that time completes is told to both', async () => {
    const people = await pair(world);
    const { sender, carrier: by, orderId } = await dealAt(world, 'Delivered', people);
    await letTimePass(world, orderId);
    expect((await notified(sender, 'orderCompleted')).Message).toMatch(/is completed, and Bola Ade is paid\.$/);
    expect((await notified(by, 'orderCompleted')).Message).toMatch(/You have earned ₦5,400\.00\.$/);
  });

  it('that is cancelled says whose money is back', async () => {
    const people = await pair(world);
    const { sender, carrier: by, orderId } = await dealAt(world, 'Accepted', people);
    await moveTo(by, orderId, 'Cancelled', { cancellationReasons: [{ id: 9 }] });
    expect((await onlyNotified(world, sender, by, 'orderCancelled')).Message).toBe(
      'Bola Ade cancelled the delivery to Abuja. Your money is back in your balance.',
    );
  });

  it('that the carrier wants to bring back asks the sender, and the answer goes to the carrier', async () => {
    const people = await pair(world);
    const { sender, carrier: by, orderId } = await dealAt(world, 'PickedUp', people);
    await moveTo(by, orderId, 'Cancelled', { cancellationReasons: [{ id: 9 }] });
    expect((await onlyNotified(world, sender, by, 'orderCancelled')).Message).toMatch(
      /^Bola Ade wants to bring your parcel .* back to you\./,
    );
    await moveTo(sender, orderId, 'Cancelled');
    expect((await notified(by, 'orderCancelled')).Message).toMatch(
      /^Ada Obi has the parcel to .* back\. The delivery is cancelled\.$/,
    );
  });

  it('in dispute, and what was decided', async () => {
    const people = await pair(world);
    const { sender, carrier: by, orderId } = await dealAt(world, 'Delivered', people);
    await moveTo(sender, orderId, 'Disputed', { message: 'The box is empty' });
    expect((await onlyNotified(world, by, sender, 'orderDisputed')).Message).toMatch(
      /^Ada Obi says something is wrong with the parcel/,
    );
    await decideDisputeNow(world.node.context, {
      order: orderId,
      decision: 'refund',
      amount: undefined,
      because: 'The photo shows it.',
    });
    expect((await notified(sender, 'disputeDecided')).Message).toBe(
      'Our team has decided about the parcel to Abuja. You got ₦6,500.00 back: everything you paid. Why: The photo shows it.',
    );
    expect((await notified(by, 'disputeDecided')).Message).toBe(
      'Our team has decided about the parcel to Abuja. The whole fee of ₦6,000.00 went back to the sender. You got nothing of it. Why: The photo shows it.',
    );
    await allNotified(world);
    expect((await notificationsOf(by)).map(({ NotificationType }) => NotificationType)).not.toContain(12);
  });

  it('is rated, and the stars are told to whoever got them', async () => {
    const people = await pair(world);
    const { sender, carrier: by, orderId } = await dealAt(world, 'Delivered', people);
    await moveTo(sender, orderId, 'Completed');
    await sender.call(rateUser, { body: { orderId, rating: 4, comment: '' } });
    expect(await onlyNotified(world, by, sender, 'rated')).toMatchObject({
      Message: 'Ada Obi gave you 4 of 5 stars.',
      link: `/profile?popup=user-rating&popup.userId=${by.id}`,
    });
  });

  it('brings the carrier word of a note of the receiver, and keeps its words to itself', async () => {
    const { sender, carrier: by, orderId } = await dealAt(world, 'InTransit', await pair(world));
    const { trackingId } = await orderOf(sender, orderId);
    const body = { code: codesOf(world, orderId).handover, note: 'Leave it with Nkechi' };
    expect((await world.visitor().call(leaveReceiverNote, { params: { trackingId }, body })).status).toBe(204);
    expect(await notified(by, 'receiverNoted')).toMatchObject({
      Message: 'The receiver of your parcel to Abuja left you a note about the handover.',
      link: orderLink(orderId),
    });
    expect(JSON.stringify(await notificationsOf(by))).not.toContain('Nkechi');
  });
});

describe('an express parcel', () => {
  it('that nobody takes is told to its sender', async () => {
    await clearStreets(world);
    const sender = await senderOf(world);
    const { id: packageId } = (await sendExpress(sender)).result;
    const rider = await riderAt(world, 1);
    await ringFor(sender, packageId, [rider]);
    await ringingEnds(world, packageId);
    expect(await onlyNotified(world, sender, rider, 'riderNotFound')).toMatchObject({
      Message: 'No rider took your express parcel to Lagos. Ring again, raise the fee, or make it an ordinary parcel.',
      link: `/orders?popup=express-delivery-list&popup.packageId=${packageId}`,
    });
  });
});
