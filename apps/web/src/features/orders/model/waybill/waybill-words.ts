import type { OrderView } from '@waybill/contract/orders/order-view';
import { isRunning } from '@waybill/contract/orders/status-groups';
import { handleRequirements } from '@waybill/contract/timeline/enums';

/** There is something to stick it on: from the agreement until the parcel is where it belongs. */
export function hasWaybill({ orderStatus: status, package: { secrets } }: Pick<OrderView, 'orderStatus' | 'package'>): boolean {
  return secrets !== null && isRunning(status);
}

/** “•••• 6543”: enough to know one’s own parcel by, too little to call a stranger. */
export function endOfPhone(phoneNumber: string): string {
  return `•••• ${phoneNumber.slice(-4)}`;
}

/** The handling requirement, in capitals on the label; undefined where nothing is special. */
export function handlingWords(handleRequirementId: number): string | undefined {
  const requirement = handleRequirements.find(({ id }) => id === handleRequirementId);
  return requirement && requirement.id !== 1 ? requirement.name : undefined;
}
