import { acceptExpressDelivery } from '@waybill/contract/orders/accept-express-delivery';
import { acceptOffer } from '@waybill/contract/orders/accept-offer';
import { addEvidence } from '@waybill/contract/orders/add-evidence';
import { answerOurQuestion } from '@waybill/contract/orders/answer-our-question';
import { arriveAtDoor } from '@waybill/contract/orders/arrive-at-door';
import { changePackage } from '@waybill/contract/orders/change-package';
import { changeReceiver } from '@waybill/contract/orders/change-receiver';
import { createNegotiation } from '@waybill/contract/orders/create-negotiation';
import { createOrder } from '@waybill/contract/orders/create-order';
import { declineExpressDelivery } from '@waybill/contract/orders/decline-express-delivery';
import { deleteOrder } from '@waybill/contract/orders/delete-order';
import { endNegotiation } from '@waybill/contract/orders/end-negotiation';
import { orderStatus } from '@waybill/contract/orders/enums';
import { failAttempt } from '@waybill/contract/orders/fail-attempt';
import { findRiders } from '@waybill/contract/orders/find-riders';
import { getDeliveryRequestInfo } from '@waybill/contract/orders/get-delivery-request-info';
import { getDuty } from '@waybill/contract/orders/get-duty';
import { getEarnings } from '@waybill/contract/orders/get-earnings';
import { getExpressDeliveryRequestInfo } from '@waybill/contract/orders/get-express-delivery-request-info';
import { getNegotiations } from '@waybill/contract/orders/get-negotiations';
import { getOrder } from '@waybill/contract/orders/get-order';
import { getTracking } from '@waybill/contract/orders/get-tracking';
import { leaveReceiverNote } from '@waybill/contract/orders/leave-receiver-note';
import { listActiveNegotiations } from '@waybill/contract/orders/list-active-negotiations';
import { listCancellationReasons } from '@waybill/contract/orders/list-cancellation-reasons';
import { listExpressRequests } from '@waybill/contract/orders/list-express-requests';
import { listMyPackages } from '@waybill/contract/orders/list-my-packages';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { notifyRiders } from '@waybill/contract/orders/notify-riders';
import { printLabels } from '@waybill/contract/orders/print-labels';
import { receiveSmsEvent } from '@waybill/contract/orders/receive-sms-event';
import { reportPosition } from '@waybill/contract/orders/report-position';
import { resendHandoverCode } from '@waybill/contract/orders/resend-handover-code';
import { ringMoreRiders } from '@waybill/contract/orders/ring-more-riders';
import { sayAboutDoor } from '@waybill/contract/orders/say-about-door';
import { sendHandoverCode } from '@waybill/contract/orders/send-handover-code';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { showCarrierPhone } from '@waybill/contract/orders/show-carrier-phone';
import { stopMessages } from '@waybill/contract/orders/stop-messages';
import { tryAgain } from '@waybill/contract/orders/try-again';
import { updateDeliveryFee } from '@waybill/contract/orders/update-delivery-fee';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { getLook } from '@waybill/contract/tracking/get-look';
import { saveLook } from '@waybill/contract/tracking/save-look';
import { type Negotiation, negotiationAt } from '../../support/negotiations.ts';
import { carrier, codesOf, type Deal, dealAt, disputed, offered, orderOf, wantedParcel } from '../../support/orders.ts';
import { newcomer } from '../../support/people.ts';
import { goodPin, personWithMoney } from '../../support/people-with-money.ts';
import { ask, openQuestion } from '../../support/questions.ts';
import { clearStreets, riderAt, ringFor, sendExpress, senderOf } from '../../support/riders.ts';
import { nearTheDoor, soldAt } from '../../support/sold-parcels.ts';
import { dayIn, uploadedPicture, wuse, yaba } from '../../support/timeline.ts';
import type { World } from '../../support/world.ts';
import { type Asked, all, type Cast, own, row, type Thing } from '../row.ts';

/** The sender is the owner of a deal, its carrier the other side. */
const sides = ({ sender: owner, carrier: other }: Pick<Deal, 'sender' | 'carrier'>) => ({ owner, other });
const betweenTwo = { other: 'yes', strangers: 'not_found' } as const;
/** Only the sender may, and the carrier is told so. */
const ofSender = { other: 'forbidden', strangers: 'not_found' } as const;

const ofDeal =
  (status: 'Offered' | Parameters<typeof dealAt>[1], inputOf: (deal: Deal, world: World) => Asked | Promise<Asked>) =>
  async ({ world }: Cast) => {
    const deal = status === 'Offered' ? await offered(world) : await dealAt(world, status);
    return { ...sides(deal), input: await inputOf(deal, world) };
  };
/** Of something sold the carrier is the owner, where the act is theirs. */
const ofSold =
  (
    by: 'sender' | 'carrier',
    status: Parameters<typeof soldAt>[1],
    inputOf: (orderId: string, world: World, carrierId: string) => Asked | Promise<Asked>,
  ) =>
  async ({ world }: Cast) => {
    const deal = await soldAt(world, status);
    const input = await inputOf(deal.orderId, world, deal.carrier.id);
    return by === 'sender' ? { ...sides(deal), input } : { owner: deal.carrier, other: deal.sender, input };
  };
const ofDispute =
  (inputOf: (orderId: string) => Asked) =>
  async ({ world }: Cast) => {
    const deal = await disputed(world);
    return { ...sides(deal), input: inputOf(deal.orderId) };
  };
const ofNegotiation =
  (amount: number, inputOf: (negotiation: Negotiation) => Thing['input']) =>
  async ({ world }: Cast) => {
    const negotiation = await negotiationAt(world, amount);
    return { ...sides(negotiation), input: inputOf(negotiation) };
  };
const numberOf = async ({ sender, orderId }: Deal) => ({ trackingId: (await orderOf(sender, orderId)).trackingId });
const anHourAfterTheCode = (world: World) =>
  world.db`update delivery_order set handover_code_sent_at = now() - interval '1 hour'`;

/** An express parcel for which one rider is rung; the rider is the other side. */
async function ringing(world: World) {
  await clearStreets(world);
  const [owner, other] = [await senderOf(world), await riderAt(world, 1)];
  const { id } = (await sendExpress(owner)).result;
  await ringFor(owner, id, [other]);
  return { owner, other, packageId: id };
}
const ofRinging = async ({ world }: Cast) => {
  const { owner, other, packageId } = await ringing(world);
  return { owner, other, input: { params: { packageId } } };
};

export const orderRows = [
  own(listOrders),
  own(listMyPackages),
  own(listCancellationReasons),
  own(listActiveNegotiations),
  own(listExpressRequests),
  own(getEarnings),
  own(getDuty),
  own(getLook),
  own(saveLook, {
    body: { isShown: true, shopName: 'Shoes', logo: null, colour: '#0b6b45', website: '', phoneNumber: '', whatsappNumber: '' },
  }),
  row(
    getOrder,
    ofDeal('Offered', ({ orderId }) => ({ params: { id: orderId } })),
    betweenTwo,
  ),
  row(
    printLabels,
    ofDeal('Accepted', ({ orderId }) => ({ body: { orderIds: [orderId], format: 'a6' } })),
    betweenTwo,
  ),
  // Anybody whose identity is checked may offer to carry what is on the board; not its sender.
  row(
    createOrder,
    async ({ world }) => {
      const owner = await personWithMoney(world, { NGN: 10_000 });
      const packageId = await wantedParcel(world, owner.id);
      return { owner, other: await carrier(world), input: ({ id }) => ({ body: { packageId, userId: id } }) };
    },
    { owner: 'own_package', other: 'yes' },
  ),
  // Nobody offers in somebody else’s name.
  row(
    createOrder,
    async ({ world }) => {
      const [owner, other] = [await personWithMoney(world, { NGN: 10_000 }), await carrier(world)];
      const packageId = await wantedParcel(world, owner.id);
      return { owner, other, input: { body: { packageId, userId: other.id } } };
    },
    { owner: 'forbidden', other: 'yes', strangers: 'forbidden' },
  ),
  row(
    updateOrder,
    ofDeal('Offered', ({ orderId }) => ({ body: { orderId, orderStatus: orderStatus.Accepted } })),
    ofSender,
  ),
  row(
    updateOrder,
    ofDeal('PickedUp', ({ orderId }) => ({ body: { orderId, orderStatus: orderStatus.InTransit } })),
    { ...betweenTwo, owner: 'forbidden' },
  ),
  row(
    updateOrder,
    ofDeal('Accepted', ({ orderId }) => ({
      body: { orderId, orderStatus: orderStatus.Cancelled, cancellationReasons: [{ id: 10 }] },
    })),
    betweenTwo,
  ),
  // Only staff end a dispute.
  row(
    updateOrder,
    ofDispute((orderId) => ({ body: { orderId, orderStatus: orderStatus.Completed } })),
    { owner: 'step_not_allowed', other: 'step_not_allowed', strangers: 'not_found' },
  ),
  // Only the side that asked can take the request back.
  row(
    deleteOrder,
    ofDeal('Offered', ({ orderId }) => ({ params: { id: orderId } })),
    { ...betweenTwo, owner: 'step_not_allowed' },
  ),
  row(
    addEvidence,
    ofDispute((orderId) => ({ params: { id: orderId }, body: { message: 'Here is how it looked' } })),
    betweenTwo,
  ),
  // The carrier was asked: to the sender it is as if nobody had been.
  row(
    answerOurQuestion,
    async ({ world, staff }) => {
      const { sender: other, carrier: owner, orderId } = await disputed(world);
      await ask(staff, orderId, 'carrier');
      const params = { id: orderId, questionId: await openQuestion(owner, orderId) };
      return { owner, other, input: { params, body: { answer: 'It was taped' } } };
    },
    { other: 'not_found', strangers: 'not_found' },
  ),
  row(
    arriveAtDoor,
    ofSold('carrier', 'InTransit', (id) => ({ params: { id }, body: {} })),
    { other: 'forbidden', strangers: 'not_found' },
  ),
  row(
    sayAboutDoor,
    async ({ world }) => {
      const deal = await dealAt(world, 'Delivered');
      return { owner: deal.carrier, other: deal.sender, input: { params: { id: deal.orderId }, body: { words: 'Blue gate' } } };
    },
    { other: 'forbidden', strangers: 'not_found' },
  ),
  row(
    failAttempt,
    ofSold('carrier', 'InTransit', async (id, world, carrierId) => ({
      params: { id },
      body: { reason: 'nobody-there', imageIdList: [await uploadedPicture(world, carrierId)], ...nearTheDoor },
    })),
    { other: 'forbidden', strangers: 'not_found' },
  ),
  row(
    tryAgain,
    ofSold('sender', 'AttemptFailed', (id) => ({ params: { id }, body: { day: dayIn(1), pin: goodPin } })),
    ofSender,
  ),
  // Whoever has the seller’s code or a photo brings it back; the seller may say so without.
  row(
    updateOrder,
    ofSold('sender', 'Returning', (orderId) => ({ body: { orderId, orderStatus: orderStatus.Cancelled } })),
    { other: 'proof_missing', strangers: 'not_found' },
  ),
  row(
    changeReceiver,
    ofDeal('Accepted', ({ orderId }) => ({
      params: { id: orderId },
      body: {
        receiverFullName: 'Halima Yusuf',
        receiverPhoneNumber: '+2348059876544',
        dropoffAddress: '9 Aminu Kano Crescent, Wuse',
        dropOffAddressJson: wuse,
      },
    })),
    ofSender,
  ),
  row(
    resendHandoverCode,
    ofDeal('PickedUp', async ({ orderId }, world) => {
      await anHourAfterTheCode(world);
      return { params: { id: orderId } };
    }),
    // The carrier has no business with the receiver’s code.
    { strangers: 'not_found' },
  ),
  // By the number of the parcel, which is enough for whoever receives it.
  row(
    getTracking,
    ofDeal('PickedUp', async (deal) => ({ params: await numberOf(deal) })),
    {},
  ),
  row(
    sendHandoverCode,
    ofDeal('PickedUp', async (deal, world) => {
      await anHourAfterTheCode(world);
      // A number of its own: what goes to one number is limited.
      await world.db`update package set receiver_phone = ${newcomer().phoneNumber} where item_id = ${deal.packageId}`;
      return { params: await numberOf(deal) };
    }),
    {},
  ),
  // Anybody with the code from the message, signed in or not.
  row(
    stopMessages,
    ofDeal('PickedUp', async (deal, world) => ({
      params: await numberOf(deal),
      body: { code: codesOf(world, deal.orderId).handover },
    })),
    {},
  ),
  row(
    showCarrierPhone,
    ofDeal('PickedUp', async (deal, world) => ({
      params: await numberOf(deal),
      body: { code: codesOf(world, deal.orderId).handover },
    })),
    {},
  ),
  row(
    leaveReceiverNote,
    ofDeal('PickedUp', async (deal, world) => ({
      params: await numberOf(deal),
      body: { code: codesOf(world, deal.orderId).handover, note: 'With the guard' },
    })),
    {},
  ),
  // Nobody is believed without Termii’s signature.
  own(receiveSmsEvent, { body: { type: 'inbound', sender: '2348030000000', message: 'STOP' } }, all('forbidden')),
  // A fee is named by whoever may carry, to the sender.
  row(
    createNegotiation,
    async ({ world }) => {
      const owner = await personWithMoney(world, { NGN: 10_000 });
      const packageId = await wantedParcel(world, owner.id);
      return { owner, other: await carrier(world), input: { body: { packageId, otherPartyId: owner.id, amount: 5000 } } };
    },
    { owner: 'own_package', other: 'yes' },
  ),
  row(
    getNegotiations,
    ofNegotiation(7000, ({ packageId, carrier, sender }) => ({ id }) => ({
      params: { packageId, otherPartyId: id === carrier.id ? sender.id : carrier.id },
    })),
    betweenTwo,
  ),
  row(
    endNegotiation,
    ofNegotiation(7000, ({ offerId }) => ({ params: { negotiationId: offerId } })),
    betweenTwo,
  ),
  // The sender, with a fee that is the one held; whoever named it does not accept it.
  row(
    acceptOffer,
    ofNegotiation(6000, ({ offerId }) => ({ body: { negotiationId: offerId } })),
    ofSender,
  ),
  row(
    updateDeliveryFee,
    ofNegotiation(7000, ({ offerId, packageId, carrier }) => ({
      body: { negotiationId: offerId, packageId, deliveryUserId: carrier.id, pin: goodPin },
    })),
    ofSender,
  ),
  row(
    getDeliveryRequestInfo,
    ofDeal('Offered', ({ packageId, carrier }) => ({ params: { packageId, userId: carrier.id } })),
    betweenTwo,
  ),
  row(setDuty, async ({ stranger }) => ({ owner: stranger, input: { body: { isOnDuty: false } } }), {}),
  row(
    reportPosition,
    async ({ world }) => ({ owner: await riderAt(world, 1), input: { body: { latitude: 6.5, longitude: 3.37 } } }),
    { strangers: 'not_on_duty' },
  ),
  own(findRiders, { query: { pickupAddressJson: JSON.stringify(yaba) } }),
  row(
    changePackage,
    async ({ world }) => {
      const owner = await personWithMoney(world, { NGN: 10_000 });
      const packageId = await wantedParcel(world, owner.id);
      return { owner, input: { params: { packageId }, body: { price: 6000, shipmentDate: dayIn(4) } } };
    },
    { strangers: 'forbidden' },
  ),
  row(ringMoreRiders, ofRinging, { other: 'forbidden', strangers: 'forbidden' }),
  row(
    notifyRiders,
    async ({ world }) => {
      const { owner, other, packageId } = await ringing(world);
      return { owner, other, input: { body: { packageId, riders: [other.id] } } };
    },
    { other: 'forbidden', strangers: 'forbidden' },
  ),
  // It stands on the board: any rider who is on duty near it may take it, rung or not.
  row(acceptExpressDelivery, ofRinging, { owner: 'own_package', other: 'yes', strangers: 'not_on_duty' }),
  row(declineExpressDelivery, ofRinging, { owner: 'not_found', other: 'yes', strangers: 'not_found' }),
  row(getExpressDeliveryRequestInfo, ofRinging, {}),
];
