import { nameOfCall } from '../businesses/role-table.ts';
import type { Call } from '../call.ts';

/**
 * What an account that is for reading only may still do, and what is closed to it: every call of somebody signed in that writes. Reading is
 * open. A call that is not listed is closed; a test demands a decision for each new one. The gate asks, and no handler: keys and members of
 * a business are held to it as the account is that they act for.
 */
export const restrictionTable: Readonly<Record<'open' | 'closed', readonly string[]>> = {
  open: [
    // Who one is, how one signs in, and the way out.
    'POST /otp',
    'PUT /otp',
    'DELETE /auth/sessions/{sessionId}',
    'PUT /auth/password',
    'POST /auth/password/confirm',
    'POST /auth/passkeys',
    'POST /auth/passkeys/new',
    'PUT /auth/passkeys/{passkeyId}',
    'DELETE /auth/passkeys/{passkeyId}',
    'POST /auth/passkeys/confirmation',
    'POST /auth/passkeys/confirmation/new',
    'PUT /users',
    'PUT /users/presence',
    'DELETE /users/unmute',
    'DELETE /users/{id}',
    'DELETE /developers/keys/{keyId}',
    'DELETE /developers/test-world',
    'DELETE /memberships/{businessId}',

    // What our people said, and the answer to it; support; telling us of others.
    'POST /measures/{measureId}/confirmation',
    'POST /measures/{measureId}/appeal',
    'POST /support/room',
    'POST /users/report',
    'POST /timeline/report',
    'PUT /users/kycPending',
    'POST /kyc/check/files',
    'DELETE /kyc/check/files/{fileId}',
    'POST /kyc/documents',
    'DELETE /kyc/documents/{documentId}',

    // A book of receivers and places of one’s own, which nobody else reads.
    'POST /receivers',
    'PUT /receivers/{receiverId}',
    'DELETE /receivers/{receiverId}',
    'DELETE /receivers/door-words/{doorWordsId}',
    'POST /pickup-places',
    'PUT /pickup-places/{pickupPlaceId}',
    'DELETE /pickup-places/{pickupPlaceId}',

    // Notifications, and a timeline of one’s own taste.
    'PUT /users/notifications',
    'PUT /users/notifications/{id}',
    'DELETE /users/notifications',
    'POST /users/notifications/restore',
    'POST /timeline/notinterested/{itemType}/{itemId}',
    'DELETE /timeline/notinterested/{itemType}/{itemId}',
    'POST /timeline/ways',

    // Taking back what one has said or offered.
    'DELETE /timeline/{itemType}/{itemId}',
    'DELETE /timeline/comment/{commentId}',
    'DELETE /timeline/like/{itemType}/{itemId}',
    'DELETE /orders/{id}',
    'DELETE /orders/negotiations/{negotiationId}',
    'POST /orders/DeclineExpressDelivery/{packageId}',
    'DELETE /imports/{importId}',
    'DELETE /collections/{collectionId}',
    'DELETE /sales/{saleId}',
    'DELETE /sales/{saleId}/order',
    'DELETE /business/invitations/{invitationId}',

    // What is agreed is carried to its end: steps, codes, doors, attempts, evidence, stars.
    'PUT /orders',
    'POST /orders/labels',
    'POST /orders/position',
    'POST /orders/{id}/again',
    'POST /orders/{id}/attempt',
    'POST /orders/{id}/code',
    'POST /orders/{id}/door',
    'POST /orders/{id}/evidence',
    'POST /orders/{id}/questions/{questionId}/answer',
    'PUT /orders/{id}/receiver',
    'PUT /orders/{id}/door-words',
    'POST /users/ratings',
    'POST /collections/{collectionId}/pickup',
    'POST /sales/{saleId}/answer',
    'POST /sales/{saleId}/chatroom',
    // Somebody has bought it: it is sent.
    'POST /sales/{saleId}/package',

    // A business goes on handing out what it carries.
    'PUT /orders/{id}/rider',
    'DELETE /orders/{id}/rider',
    'PUT /orders/{id}/assignment',
    'PUT /business/members/{userId}',
    'DELETE /business/members/{userId}',
    'PUT /business/shares/rule',
    'POST /business/vehicles',
    'PUT /business/vehicles/{vehicleId}',
    'DELETE /business/vehicles/{vehicleId}',
    'POST /business/vehicles/{vehicleId}/restore',
    'PUT /business/vehicles/{vehicleId}/rider',
    'DELETE /business/vehicles/{vehicleId}/rider',
    'POST /business/shifts',
    'PUT /business/shifts/{shiftId}',
    'DELETE /business/shifts/{shiftId}',
    'POST /business/shifts/copy',
    'PUT /business/duty',
    'POST /business/rounds',
    'POST /business/rounds/plan',
    'POST /business/rounds/try',

    // Talk where there is a chat already: one about a running order is opened with it.
    'POST /chatrooms/{roomId}/messages',
    'POST /chatrooms/{roomId}/typing',
    'PUT /chatrooms/{roomId}/receipt',
    'DELETE /chatrooms/{roomId}',

    // Pictures and voice notes: of a handover, or for us.
    'POST /files/{publicId}/finish',
    'POST /files/{publicId}/copy',
    'POST /DeleteFile',
    'POST /voice-notes/{publicId}/finish',

    // The money is theirs: it comes in, pays at a door what is owed, and goes out.
    'PUT /wallet/pin',
    'POST /wallet/pin/reset',
    'PUT /wallet/pin/reset',
    'POST /wallet/paystack/initialize',
    'POST /wallet/paystack/verify',
    'POST /Wallet/CreatePaypalOrder',
    'POST /Wallet/capturePaypalOrder',
    'POST /wallet/transfers',
    'POST /wallet/transfers/verify',
    'POST /wallet/initiatepayout',
    'DELETE /wallet/payoutAccounts/{accountId}',

    // Machines of theirs go on hearing of what runs.
    'POST /webhook-endpoints',
    'PUT /webhook-endpoints/{endpointId}',
    'DELETE /webhook-endpoints/{endpointId}',
    'POST /webhook-endpoints/{endpointId}/secret',
    'POST /webhook-endpoints/{endpointId}/ping',
    'POST /webhook-endpoints/{endpointId}/replay',
    'POST /webhook-deliveries/{deliveryId}/replay',
    'POST /webhook-listener',
  ],
  closed: [
    // To post, and to show oneself.
    'POST /timeline/package',
    'POST /timeline/travellersrequest',
    'POST /timeline/batchShipping',
    'POST /timeline/post',
    'POST /timeline/comment',
    'POST /timeline/like/{itemType}/{itemId}',
    'POST /timeline/quotes',
    'PUT /orders/packages/{packageId}',
    'POST /imports',
    'PUT /imports/{importId}',
    'PUT /imports/{importId}/rows/{position}',
    'POST /imports/{importId}/post',
    'PUT /prices/list',
    'PUT /tracking/look',

    // To request, to offer, to take on more.
    'POST /orders',
    'POST /orders/negotiations',
    'POST /orders/acceptoffer',
    'POST /collections',
    'POST /collections/{collectionId}/take',
    'POST /orders/updatedeliveryfee',
    'PUT /orders/duty',
    'POST /orders/notifyRiders',
    'POST /orders/packages/{packageId}/ring',
    'POST /orders/AcceptExpressDelivery/{packageId}',

    // To sell and to buy from us.
    'POST /sales',
    'POST /wallet/credits',
    'POST /wallet/credits/card',
    'POST /wallet/credits/transfer',

    // To write to people for the first time, to bring in others, and to make new keys.
    'POST /chatrooms',
    'POST /join/{token}',
    'POST /business/invitations',
    'POST /developers/keys',
    'PUT /developers/keys/{keyId}',
    'PUT /developers/keys/{keyId}/limit',
  ],
};

const open = new Set(restrictionTable.open);

/** Whether an account that is for reading only may make the call. What is public asks nobody, and our own people are never restricted. */
export function mayWhileRestricted(call: Pick<Call, 'method' | 'path' | 'access'>): boolean {
  if (call.access === 'public' || call.access.startsWith('staff') || call.method === 'GET') return true;
  return open.has(nameOfCall(call));
}
