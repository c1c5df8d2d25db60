import type { Call } from '../call.ts';
import type { MemberRole } from './roles.ts';

const office = ['manager', 'dispatcher'] as const;
const workers = ['manager', 'dispatcher', 'rider'] as const;
const books = ['manager', 'accountant'] as const;
const readers = ['manager', 'dispatcher', 'accountant'] as const;
const everyone = ['manager', 'dispatcher', 'rider', 'accountant'] as const;
const manager = ['manager'] as const;
/** The owner’s own, for good or because it asks for the PIN: no role makes this call for a business. */
const nobody = [] as const;

type Roles = readonly MemberRole[];

/**
 * What each role may do for a business: every call that needs somebody to be signed in, and the members who may make it in the
 * business’s name. What is not listed nobody may; a test demands a decision for each new call. The owner acts as the account of the
 * business itself and is not asked here.
 */
export const roleTable: Readonly<Record<string, Roles>> = {
  // Who one is: sessions, passwords and passkeys are each person’s own.
  'POST /otp': nobody,
  'PUT /otp': nobody,
  'GET /auth/passkeys': nobody,
  'POST /auth/passkeys': nobody,
  'POST /auth/passkeys/new': nobody,
  'PUT /auth/passkeys/{passkeyId}': nobody,
  'DELETE /auth/passkeys/{passkeyId}': nobody,
  'POST /auth/passkeys/confirmation': nobody,
  'POST /auth/passkeys/confirmation/new': nobody,
  'PUT /auth/password': nobody,
  'POST /auth/password/confirm': nobody,
  'GET /auth/sessions': nobody,
  'DELETE /auth/sessions/{sessionId}': nobody,
  'GET /realtime': office,

  // The business’s own account: its papers, its sign-in address, its end.
  // Whoever acts in its name sees of the business what its pages are drawn by, and nothing of how its owner signs in.
  'GET /users/{uid}': everyone,
  'PUT /users': nobody,
  'PUT /users/kycPending': nobody,
  'DELETE /users/{id}': nobody,
  'GET /users/export': nobody,
  'GET /measures': nobody,
  'POST /measures/{measureId}/confirmation': nobody,
  'POST /measures/{measureId}/appeal': nobody,
  'GET /users/stats': books,
  'GET /users/{uid}/ratings': office,
  'POST /users/ratings': office,
  'POST /users/report': office,
  'DELETE /users/unmute': nobody,
  'PUT /users/presence': nobody,
  'GET /users/notifications': office,
  'GET /users/unseen': office,
  // What nobody has read yet is not taken from the owner's sight by somebody else.
  'PUT /users/notifications': nobody,
  'PUT /users/notifications/{id}': office,
  'DELETE /users/notifications': nobody,
  'POST /users/notifications/restore': nobody,
  'GET /kyc/check': nobody,
  'POST /kyc/check/files': nobody,
  'DELETE /kyc/check/files/{fileId}': nobody,
  'GET /kyc/documents': nobody,
  'POST /kyc/documents': nobody,
  'DELETE /kyc/documents/{documentId}': nobody,

  // People: who comes, who goes, and as what. Roles are the owner’s to give.
  'POST /business/invitations': manager,
  'GET /business/invitations': manager,
  'DELETE /business/invitations/{invitationId}': manager,
  'GET /business/members': readers,
  'PUT /business/members/{userId}': nobody,
  'DELETE /business/members/{userId}': manager,
  'POST /join/{token}': nobody,
  'GET /memberships': nobody,
  'DELETE /memberships/{businessId}': nobody,

  // What the business earns, and what of it is its riders’. Rules about pay are the owner’s to set.
  'GET /business/shares/rule': books,
  'PUT /business/shares/rule': nobody,
  'GET /business/earnings': books,
  'GET /business/earnings/statement': books,
  // One’s own alone.
  'GET /business/shares/mine': workers,

  // Vehicles and shifts: planned by whoever hands out the work. Riders say when they are there, and see their own plan.
  'GET /business/fleet/today': office,
  'GET /business/vehicles': office,
  'POST /business/vehicles': manager,
  'PUT /business/vehicles/{vehicleId}': manager,
  'DELETE /business/vehicles/{vehicleId}': manager,
  'POST /business/vehicles/{vehicleId}/restore': manager,
  'PUT /business/vehicles/{vehicleId}/rider': office,
  'DELETE /business/vehicles/{vehicleId}/rider': office,
  'GET /business/shifts': office,
  'POST /business/shifts': office,
  'PUT /business/shifts/{shiftId}': office,
  'DELETE /business/shifts/{shiftId}': office,
  'POST /business/shifts/copy': office,
  'GET /business/duty': workers,
  'PUT /business/duty': workers,

  // The board from which work is handed out.
  'GET /business/board': office,
  'GET /business/board/suggestions': office,

  // Rounds: planned by the office, ridden by whoever they were given to.
  'GET /business/rounds/parcels': office,
  'POST /business/rounds/plan': office,
  'POST /business/rounds/try': office,
  'GET /business/rounds/slipping': office,
  'POST /business/rounds': office,
  'GET /business/rounds': workers,
  'GET /business/rounds/{roundId}': workers,
  'GET /business/today': workers,

  // Work: finding it, agreeing on it, giving it out, doing it.
  'GET /orders': everyone,
  'GET /orders/{id}': everyone,
  'POST /orders': office,
  'PUT /orders': workers,
  'DELETE /orders/{id}': office,
  'GET /orders/cancellationreasons': workers,
  'POST /orders/labels': workers,
  'GET /orders/Negotiations/{packageId}/{otherPartyId}': office,
  'POST /orders/negotiations': office,
  'DELETE /orders/negotiations/{negotiationId}': office,
  'GET /orders/activenegotiations': office,
  'POST /orders/acceptoffer': office,
  'POST /orders/updatedeliveryfee': nobody,
  'GET /orders/DeliveryRequestInfo/{packageId}/{userId}': office,
  'GET /orders/ExpressDeliveryRequestInfo/{packageId}': office,
  'POST /orders/AcceptExpressDelivery/{packageId}': office,
  'POST /orders/DeclineExpressDelivery/{packageId}': office,
  'GET /orders/expressRequests': office,
  'GET /orders/duty': office,
  'PUT /orders/duty': office,
  'GET /orders/findRiders': office,
  'POST /orders/notifyRiders': office,
  'POST /orders/packages/{packageId}/ring': office,
  'GET /orders/packages': office,
  'PUT /orders/packages/{packageId}': nobody,
  'POST /orders/position': workers,
  'POST /orders/{id}/again': nobody,
  'POST /orders/{id}/attempt': workers,
  'POST /orders/{id}/code': office,
  'POST /orders/{id}/door': workers,
  'PUT /orders/{id}/door-words': workers,
  'POST /orders/{id}/evidence': workers,
  'POST /orders/{id}/questions/{questionId}/answer': workers,
  'PUT /orders/{id}/receiver': nobody,
  'GET /orders/earnings': books,
  'PUT /orders/{id}/rider': office,
  'DELETE /orders/{id}/rider': office,
  'PUT /orders/{id}/assignment': workers,
  'GET /orders/assignments': workers,
  'GET /tracking/look': manager,
  'PUT /tracking/look': manager,

  // Parcels that are fetched together. A rider fetches those that were given to them.
  'POST /collections': office,
  'GET /collections': workers,
  'GET /collections/{collectionId}': workers,
  'DELETE /collections/{collectionId}': office,
  'POST /collections/{collectionId}/take': office,
  'POST /collections/{collectionId}/pickup': workers,

  // Files of parcels end in a posting, which asks for the PIN.
  'POST /imports': nobody,
  'GET /imports': nobody,
  'GET /imports/{importId}': nobody,
  'PUT /imports/{importId}': nobody,
  'PUT /imports/{importId}/rows/{position}': nobody,
  'POST /imports/{importId}/post': nobody,
  'DELETE /imports/{importId}': nobody,

  // Whom the business sends to. Whoever hands out its work knows them already.
  'GET /receivers': office,
  'POST /receivers': office,
  'PUT /receivers/{receiverId}': office,
  'DELETE /receivers/{receiverId}': office,
  'DELETE /receivers/door-words/{doorWordsId}': office,
  'GET /pickup-places': office,
  'POST /pickup-places': office,
  'PUT /pickup-places/{pickupPlaceId}': office,
  'DELETE /pickup-places/{pickupPlaceId}': office,

  // What stands on the timeline, and places to put on it. Posting a parcel asks for the PIN.
  'GET /timeline': office,
  'GET /timeline/{itemType}/{timelineItemId}': office,
  'GET /timeline/search': office,
  'GET /timeline/packages': office,
  'GET /timeline/package/metadata': office,
  'GET /timeline/bookings': office,
  'POST /timeline/ways': office,
  'POST /timeline/package': nobody,
  'POST /timeline/travellersrequest': office,
  'POST /timeline/batchShipping': office,
  'POST /timeline/post': manager,
  'POST /timeline/comment': office,
  'DELETE /timeline/comment/{commentId}': office,
  'POST /timeline/like/{itemType}/{itemId}': office,
  'DELETE /timeline/like/{itemType}/{itemId}': office,
  'POST /timeline/notinterested/{itemType}/{itemId}': office,
  'DELETE /timeline/notinterested/{itemType}/{itemId}': office,
  'POST /timeline/report': office,
  'DELETE /timeline/{itemType}/{itemId}': office,
  'GET /search': office,
  'GET /places/search': workers,
  'GET /places/nearest': workers,

  // Sales reserve money of the business, so whoever makes one manages it.
  'GET /sales': office,
  'POST /sales': nobody,
  'GET /sales/{saleId}': office,
  'DELETE /sales/{saleId}': manager,
  'POST /sales/{saleId}/answer': manager,
  'POST /sales/{saleId}/chatroom': office,
  'DELETE /sales/{saleId}/order': manager,
  'POST /sales/{saleId}/package': nobody,

  // What a ride costs.
  'GET /prices/lists/{businessId}': workers,
  'PUT /prices/list': manager,
  // A price is held for whoever sends, which takes the PIN.
  'POST /timeline/quotes': nobody,

  // Keys for programs: they do what whoever made them may do. What they spend is the owner’s to say, with the PIN.
  'GET /developers/keys': manager,
  'POST /developers/keys': manager,
  'PUT /developers/keys/{keyId}': manager,
  'DELETE /developers/keys/{keyId}': manager,
  'GET /developers/keys/{keyId}/requests': manager,
  'PUT /developers/keys/{keyId}/limit': nobody,
  'DELETE /developers/test-world': manager,

  // Talk with customers.
  'GET /chatrooms': office,
  'POST /chatrooms': office,
  'GET /chatrooms/{roomId}': office,
  'DELETE /chatrooms/{roomId}': manager,
  'GET /chatrooms/{roomId}/messages': office,
  'POST /chatrooms/{roomId}/messages': office,
  'PUT /chatrooms/{roomId}/receipt': office,
  'GET /chatrooms/{roomId}/search': office,
  'POST /chatrooms/{roomId}/typing': office,
  'GET /chatrooms/{roomId}/voice-notes/{publicId}': office,
  'POST /voice-notes/{publicId}/finish': office,
  'GET /support/live-chat': nobody,
  'POST /support/room': nobody,

  // Pictures, which prove pickups and handovers.
  'GET /FileUploadInfo/{id}': workers,
  'POST /files/{publicId}/finish': workers,
  'POST /files/{publicId}/copy': workers,
  'POST /DeleteFile': workers,

  // Webhooks: a manager sets them up; an old secret is shown to the owner alone.
  'GET /webhook-endpoints': manager,
  'POST /webhook-endpoints': manager,
  'PUT /webhook-endpoints/{endpointId}': manager,
  'DELETE /webhook-endpoints/{endpointId}': manager,
  'GET /webhook-endpoints/{endpointId}/secret': nobody,
  'POST /webhook-endpoints/{endpointId}/secret': manager,
  'POST /webhook-endpoints/{endpointId}/ping': manager,
  'POST /webhook-endpoints/{endpointId}/replay': manager,
  'POST /webhook-listener': manager,
  'GET /webhook-deliveries': manager,
  'GET /webhook-deliveries/{deliveryId}': manager,
  'POST /webhook-deliveries/{deliveryId}/replay': manager,

  // Money: read by those who keep the books, put in by managers, paid out by the owner alone.
  'GET /wallet': books,
  'GET /wallet/transactions': books,
  'GET /wallet/transactions/{transactionId}': books,
  'GET /wallet/statement': books,
  'GET /wallet/flow': books,
  'POST /wallet/paystack/initialize': manager,
  'POST /wallet/paystack/verify': manager,
  'POST /Wallet/CreatePaypalOrder': manager,
  'POST /Wallet/capturePaypalOrder': manager,
  'GET /wallet/transfers': manager,
  'POST /wallet/transfers': manager,
  'POST /wallet/transfers/verify': manager,
  'POST /wallet/credits': nobody,
  'POST /wallet/credits/card': nobody,
  'POST /wallet/credits/transfer': nobody,
  'POST /wallet/initiatepayout': nobody,
  'GET /wallet/payoutAccounts': nobody,
  'DELETE /wallet/payoutAccounts/{accountId}': nobody,
  'GET /wallet/listOfBanks': nobody,
  'GET /wallet/resolveAccount': nobody,
  'PUT /wallet/pin': nobody,
  'POST /wallet/pin/reset': nobody,
  'PUT /wallet/pin/reset': nobody,
};

type Named = Pick<Call, 'method' | 'path'>;

export const nameOfCall = ({ method, path }: Named): string => `${method} ${path}`;

/** Whether a member in this role may make the call for their business. */
export function mayAct(role: MemberRole, call: Named): boolean {
  return roleTable[nameOfCall(call)]?.includes(role) ?? false;
}
