import { nameOfCall } from '../businesses/role-table.ts';
import type { Call } from '../call.ts';
import { type KeyScope, keyScopes } from './key-scopes.ts';

/**
 * The calls that an API key opens, by the scope it needs for them. What is not listed no key opens: money beyond a day’s limit, PINs,
 * passwords, papers, chats, roles, other keys and the console are for people. Public calls need no key.
 */
const callsOf: Readonly<Record<KeyScope, readonly string[]>> = {
  read: [
    'GET /orders',
    'GET /orders/{id}',
    'GET /orders/packages',
    'GET /orders/activenegotiations',
    'GET /orders/Negotiations/{packageId}/{otherPartyId}',
    'GET /orders/DeliveryRequestInfo/{packageId}/{userId}',
    'GET /orders/ExpressDeliveryRequestInfo/{packageId}',
    'GET /orders/findRiders',
    'GET /orders/cancellationreasons',
    'GET /orders/assignments',
    'POST /orders/labels',
    'GET /collections',
    'GET /collections/{collectionId}',
    'GET /timeline',
    'GET /timeline/{itemType}/{timelineItemId}',
    'GET /timeline/search',
    'GET /timeline/packages',
    'GET /timeline/package/metadata',
    'GET /timeline/bookings',
    'POST /timeline/ways',
    'GET /search',
    'GET /places/search',
    'GET /places/nearest',
    'GET /prices/lists/{businessId}',
    'GET /imports',
    'GET /imports/{importId}',
    'GET /receivers',
    'GET /pickup-places',
    'GET /sales',
    'GET /sales/{saleId}',
    'GET /business/board',
    'GET /business/board/suggestions',
    'GET /business/fleet/today',
    'GET /business/vehicles',
    'GET /business/shifts',
    'GET /business/rounds',
    'GET /business/rounds/{roundId}',
    'GET /business/today',
  ],
  ship: [
    'POST /timeline/package',
    'POST /timeline/quotes',
    'POST /imports',
    'PUT /imports/{importId}',
    'PUT /imports/{importId}/rows/{position}',
    'POST /imports/{importId}/post',
    'DELETE /imports/{importId}',
    'POST /collections',
    'DELETE /collections/{collectionId}',
    'POST /receivers',
    'PUT /receivers/{receiverId}',
    'DELETE /receivers/{receiverId}',
    'POST /pickup-places',
    'PUT /pickup-places/{pickupPlaceId}',
    'DELETE /pickup-places/{pickupPlaceId}',
    'DELETE /timeline/{itemType}/{itemId}',
    'POST /orders',
    'DELETE /orders/{id}',
    'POST /orders/acceptoffer',
    'POST /orders/negotiations',
    'DELETE /orders/negotiations/{negotiationId}',
    'POST /orders/notifyRiders',
    'POST /orders/packages/{packageId}/ring',
    'PUT /orders/{id}/rider',
    'DELETE /orders/{id}/rider',
    'POST /sales',
    'DELETE /sales/{saleId}',
    'GET /FileUploadInfo/{id}',
    'POST /files/{publicId}/finish',
    'POST /files/{publicId}/copy',
    'POST /DeleteFile',
  ],
  webhooks: [
    'GET /webhook-endpoints',
    'POST /webhook-endpoints',
    'PUT /webhook-endpoints/{endpointId}',
    'DELETE /webhook-endpoints/{endpointId}',
    'POST /webhook-endpoints/{endpointId}/secret',
    'POST /webhook-endpoints/{endpointId}/ping',
    'POST /webhook-endpoints/{endpointId}/replay',
    'POST /webhook-listener',
    'GET /webhook-deliveries',
    'GET /webhook-deliveries/{deliveryId}',
    'POST /webhook-deliveries/{deliveryId}/replay',
  ],
};

const scopes: ReadonlyMap<string, KeyScope> = new Map(
  keyScopes.flatMap((scope) => callsOf[scope].map((name) => [name, scope] as const)),
);

/** The scope that a key needs for this call; undefined where no key opens it. */
export function scopeOf(call: Pick<Call, 'method' | 'path'>): KeyScope | undefined {
  return scopes.get(nameOfCall(call));
}

/**
 * Public calls that see the test world when they are made with its key. Any other public call is refused to such a key: what it would
 * show is not of that world.
 */
const publicInTests = new Set([
  'GET /track/{trackingId}',
  'PUT /track/{trackingId}/note',
  'GET /shared/items/{timelineItemId}',
  'POST /timeline/quote',
  'GET /places/areas',
  'GET /users/cities/{id}',
  'GET /users/countries',
  'GET /images/{publicId}/{width}',
  'POST /files/{publicId}/upload',
]);

export function isPublicInTests(call: Pick<Call, 'method' | 'path'>): boolean {
  return publicInTests.has(nameOfCall(call));
}

/** Everything that keys open, for the test that holds the table to the calls there are. */
export const scopedCalls: readonly string[] = [...scopes.keys()];

export const publicTestCalls: readonly string[] = [...publicInTests];
