import type { Db } from '../../../platform/db/database.ts';

/** The parts of an export. Which table is in which of them stands in personal-data/. */
export type SectionName =
  | 'account'
  | 'profile'
  | 'business'
  | 'documents'
  | 'identityChecks'
  | 'sessions'
  | 'federatedSignIns'
  | 'devicesThatRing'
  | 'presence'
  | 'pictures'
  | 'notifications'
  | 'reportsMade'
  | 'measures'
  | 'appeals'
  | 'receivers'
  | 'pickupPlaces'
  | 'doorWords'
  | 'priceLists'
  | 'priceQuotes'
  | 'trackingLook'
  | 'posts'
  | 'comments'
  | 'likes'
  | 'viewedParcels'
  | 'orders'
  | 'sales'
  | 'negotiations'
  | 'ratings'
  | 'duty'
  | 'expressRequests'
  | 'memberships'
  | 'shareRules'
  | 'rideEarnings'
  | 'invitations'
  | 'assignments'
  | 'vehicles'
  | 'vehiclesRidden'
  | 'shifts'
  | 'businessDuty'
  | 'fleetActs'
  | 'rounds'
  | 'webhookEndpoints'
  | 'chats'
  | 'wallets'
  | 'transactions'
  | 'payments'
  | 'payouts'
  | 'payoutAccounts'
  | 'earnings'
  | 'heldForDeliveries'
  | 'credits'
  | 'corrections';

/** A part of what we hold about somebody, and the rows as they leave the house. */
export type Section = {
  readonly name: SectionName;
  read(db: Db, userId: string): Promise<unknown>;
};

/** Amounts leave as people know them. */
export const major = (db: Db, column: string) => db`round(${db(column)} / 100.0, 2)::float8`;
