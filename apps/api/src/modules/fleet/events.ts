import type { PaperKind } from '@waybill/contract/fleet/vehicle-papers';
import type { Tx } from '../../platform/db/database.ts';
import { defineEvent } from '../../platform/jobs/outbox.ts';
import { sendEventToMany } from '../../platform/realtime/inbox.ts';

/** A paper of a vehicle runs out in so many days, or has. */
export const paperEnds = defineEvent<{
  readonly paperId: string;
  readonly businessId: string;
  readonly plate: string;
  readonly kind: PaperKind;
  readonly expiresOn: string;
  readonly daysLeft: number;
}>('fleet.paper-ends');

/** A rider was given a vehicle. */
export const vehicleGiven = defineEvent<{
  readonly businessId: string;
  readonly riderId: string;
  readonly vehicleId: string;
  readonly plate: string;
  readonly givenAt: string;
}>('fleet.vehicle-given');

/** A rider was planned for one or more shifts of a week. */
export const shiftsPlanned = defineEvent<{
  readonly businessId: string;
  readonly riderId: string;
  /** Its Monday. */
  readonly week: string;
  readonly key: string;
}>('fleet.shifts-planned');

/** Has the open pages of the business and of these riders look again. */
export function announceFleet(tx: Tx, businessId: string, riderIds: readonly (string | null | undefined)[]): void {
  const people = [businessId, ...riderIds.filter((id) => id != null)];
  sendEventToMany(tx, people, { type: 'fleet.changed', businessId });
}
