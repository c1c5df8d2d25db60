import { acceptExpressDelivery } from '@waybill/contract/orders/accept-express-delivery';
import { acceptOffer } from '@waybill/contract/orders/accept-offer';
import { addEvidence } from '@waybill/contract/orders/add-evidence';
import { changeReceiver } from '@waybill/contract/orders/change-receiver';
import { createNegotiation } from '@waybill/contract/orders/create-negotiation';
import { createOrder } from '@waybill/contract/orders/create-order';
import { declineExpressDelivery } from '@waybill/contract/orders/decline-express-delivery';
import { deleteOrder } from '@waybill/contract/orders/delete-order';
import { endNegotiation } from '@waybill/contract/orders/end-negotiation';
import { orderStatus } from '@waybill/contract/orders/enums';
import { findRiders } from '@waybill/contract/orders/find-riders';
import { getDeliveryRequestInfo } from '@waybill/contract/orders/get-delivery-request-info';
import { getDuty } from '@waybill/contract/orders/get-duty';
import { getEarnings } from '@waybill/contract/orders/get-earnings';
import { getExpressDeliveryRequestInfo } from '@waybill/contract/orders/get-express-delivery-request-info';
import { getNegotiations } from '@waybill/contract/orders/get-negotiations';
import { getOrder } from '@waybill/contract/orders/get-order';
import { getTracking } from '@waybill/contract/orders/get-tracking';
import { listActiveNegotiations } from '@waybill/contract/orders/list-active-negotiations';
import { listCancellationReasons } from '@waybill/contract/orders/list-cancellation-reasons';
import { listExpressRequests } from '@waybill/contract/orders/list-express-requests';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { notifyRiders } from '@waybill/contract/orders/notify-riders';
import { receiveSmsEvent } from '@waybill/contract/orders/receive-sms-event';
import { reportPosition } from '@waybill/contract/orders/report-position';
import { resendHandoverCode } from '@waybill/contract/orders/resend-handover-code';
import { sendHandoverCode } from '@waybill/contract/orders/send-handover-code';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { stopMessages } from '@waybill/contract/orders/stop-messages';
import { updateDeliveryFee } from '@waybill/contract/orders/update-delivery-fee';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { negotiationAt } from '../../support/negotiations.ts';
import { carrier, codesOf, type Deal, dealAt, moveTo, offered, orderOf, wantedParcel } from '../../support/orders.ts';
import { newcomer } from '../../support/people.ts';
import { goodPin, personWithMoney } from '../../support/people-with-money.ts';
import { clearStreets, riderAt, ringFor, sendExpress, senderOf } from '../../support/riders.ts';
import { wuse, yaba } from '../../support/timeline.ts';
import type { World } from '../../support/world.ts';
import { type Cast, own, row } from '../row.ts';

/** The sender is the owner of a deal, its carrier the other side. */
const sides = ({ sender: owner, carrier: other }: Pick<Deal, 'sender' | 'carrier'>) => ({ owner, other });
const betweenTwo = { other: 'yes', strangers: 'not_found' } as const;

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
  own(listCancellationReasons),
  own(listActiveNegotiations),
  own(listExpressRequests),
  own(getEarnings),
  own(getDuty),
  row(
    getOrder,
    async ({ world }) => {
      const deal = await offered(world);
      return { ...sides(deal), input: { params: { id: deal.orderId } } };
    },
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
    async ({ world }) => {
      const deal = await offered(world);
      return { ...sides(deal), input: { body: { orderId: deal.orderId, orderStatus: orderStatus.Accepted } } };
    },
    { other: 'forbidden', strangers: 'not_found' },
  ),
  row(
    updateOrder,
    async ({ world }) => {
      const deal = await dealAt(world, 'PickedUp');
      return {
        owner: deal.carrier,
        other: deal.sender,
        input: { body: { orderId: deal.orderId, orderStatus: orderStatus.InTransit } },
      };
    },
    { other: 'forbidden', strangers: 'not_found' },
  ),
  row(
    updateOrder,
    async ({ world }) => {
      const { orderId, ...deal } = await dealAt(world, 'Accepted');
      const cancellationReasons = [{ id: 10 }];
      return { ...sides(deal), input: { body: { orderId, orderStatus: orderStatus.Cancelled, cancellationReasons } } };
    },
    betweenTwo,
  ),
  // Only staff end a dispute.
  row(
    updateOrder,
    async ({ world }) => {
      const { orderId, ...deal } = await dealAt(world, 'Delivered');
      await moveTo(deal.sender, orderId, 'Disputed', { message: 'The box is empty' });
      return { ...sides(deal), input: { body: { orderId, orderStatus: orderStatus.Completed } } };
    },
    { owner: 'step_not_allowed', other: 'step_not_allowed', strangers: 'not_found' },
  ),
  // Only the side that asked can take the request back.
  row(
    deleteOrder,
    async ({ world }) => {
      const deal = await offered(world);
      return { owner: deal.carrier, other: deal.sender, input: { params: { id: deal.orderId } } };
    },
    { other: 'step_not_allowed', strangers: 'not_found' },
  ),
  row(
    addEvidence,
    async ({ world }) => {
      const { orderId, ...deal } = await dealAt(world, 'Delivered');
      await moveTo(deal.sender, orderId, 'Disputed', { message: 'The box is empty' });
      return { ...sides(deal), input: { params: { id: orderId }, body: { message: 'Here is how it looked' } } };
    },
    betweenTwo,
  ),
  row(
    changeReceiver,
    async ({ world }) => {
      const deal = await dealAt(world, 'Accepted');
      const body = {
        receiverFullName: 'Halima Yusuf',
        receiverPhoneNumber: '+2348059876544',
        dropoffAddress: '9 Aminu Kano Crescent, Wuse',
        dropOffAddressJson: wuse,
      };
      return { ...sides(deal), input: { params: { id: deal.orderId }, body } };
    },
    { other: 'forbidden', strangers: 'not_found' },
  ),
  row(
    resendHandoverCode,
    async ({ world }) => {
      const deal = await dealAt(world, 'PickedUp');
      await world.db`update delivery_order set handover_code_sent_at = now() - interval '1 hour'`;
      return { ...sides(deal), input: { params: { id: deal.orderId } } };
    },
    // The carrier has no business with the receiver’s code.
    { strangers: 'not_found' },
  ),
  // By the number of the parcel, which is enough for whoever receives it.
  row(
    getTracking,
    async ({ world }) => {
      const deal = await dealAt(world, 'PickedUp');
      const { trackingId } = await orderOf(deal.sender, deal.orderId);
      return { ...sides(deal), input: { params: { trackingId } } };
    },
    {},
  ),
  row(
    sendHandoverCode,
    async ({ world }) => {
      const deal = await dealAt(world, 'PickedUp');
      await world.db`update delivery_order set handover_code_sent_at = now() - interval '1 hour'`;
      const { trackingId } = await orderOf(deal.sender, deal.orderId);
      // A number of its own: what goes to one number is limited.
      await world.db`update package set receiver_phone = ${newcomer().phoneNumber} where item_id = ${deal.packageId}`;
      return { ...sides(deal), input: { params: { trackingId } } };
    },
    {},
  ),
  // Anybody with the code from the message, signed in or not.
  row(
    stopMessages,
    async ({ world }) => {
      const deal = await dealAt(world, 'PickedUp');
      const { trackingId } = await orderOf(deal.sender, deal.orderId);
      return { ...sides(deal), input: { params: { trackingId }, body: { code: codesOf(world, deal.orderId).handover } } };
    },
    {},
  ),
  // Nobody is believed without Termii’s signature.
  own(
    receiveSmsEvent,
    { body: { type: 'inbound', sender: '2348030000000', message: 'STOP' } },
    { nobody: 'forbidden', suspended: 'forbidden', unverified: 'forbidden', owner: 'forbidden', strangers: 'forbidden' },
  ),
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
    async ({ world }) => {
      const negotiation = await negotiationAt(world, 7000);
      const { packageId, carrier, sender } = negotiation;
      return {
        ...sides(negotiation),
        input: ({ id }) => ({
          params: { packageId, otherPartyId: id === carrier.id ? sender.id : carrier.id },
        }),
      };
    },
    betweenTwo,
  ),
  row(
    endNegotiation,
    async ({ world }) => {
      const negotiation = await negotiationAt(world, 7000);
      return { ...sides(negotiation), input: { params: { negotiationId: negotiation.offerId } } };
    },
    betweenTwo,
  ),
  // The sender, with a fee that is the one held; whoever named it does not accept it.
  row(
    acceptOffer,
    async ({ world }) => {
      const negotiation = await negotiationAt(world, 6000);
      return { ...sides(negotiation), input: { body: { negotiationId: negotiation.offerId } } };
    },
    { other: 'forbidden', strangers: 'not_found' },
  ),
  row(
    updateDeliveryFee,
    async ({ world }) => {
      const negotiation = await negotiationAt(world, 7000);
      const { offerId: negotiationId, packageId, carrier } = negotiation;
      const body = { negotiationId, packageId, deliveryUserId: carrier.id, pin: goodPin };
      return { ...sides(negotiation), input: { body } };
    },
    { other: 'forbidden', strangers: 'not_found' },
  ),
  row(
    getDeliveryRequestInfo,
    async ({ world }) => {
      const deal = await offered(world);
      return { ...sides(deal), input: { params: { packageId: deal.packageId, userId: deal.carrier.id } } };
    },
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
