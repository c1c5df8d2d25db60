import type { DeliveryState } from '@waybill/contract/webhooks/delivery-view';
import type { DeliveredType } from '@waybill/contract/webhooks/event-types';

/** What the list of deliveries is searched by. Days are those of the reader. */
export type DeliveryFilter = {
  readonly endpointId?: string;
  readonly type?: DeliveredType;
  readonly state?: DeliveryState;
  readonly about?: string;
  readonly startDate?: string;
  readonly endDate?: string;
};

const idShape = /^[a-z]{3}_\w+$/;

/** An id that is still being typed finds everything. */
export function isId(text: string): boolean {
  return idShape.test(text.trim());
}

/** As the API is asked: from the beginning of the first day to the end of the last. */
export function searchOf({ startDate, endDate, about, ...rest }: DeliveryFilter) {
  return {
    ...rest,
    ...(about !== undefined && isId(about) ? { about: about.trim() } : {}),
    ...(startDate ? { from: startOf(startDate).toISOString() } : {}),
    ...(endDate ? { to: startOf(endDate, 1).toISOString() } : {}),
  };
}

/** Midnight where the reader is; so many days later. */
function startOf(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}
