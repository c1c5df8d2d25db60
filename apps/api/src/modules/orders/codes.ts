import type { SecretKeys } from '../../platform/secret-keys.ts';

/** The sender gives it to the carrier who fetches the parcel. */
export function pickupCodeOf(keys: SecretKeys, orderId: string): string {
  return keys.deriveDigits('order pickup code', orderId);
}

/** The seller gives it to the carrier who brings back what nobody took: the carrier knows the one of the pickup by then. */
export function returnCodeOf(keys: SecretKeys, orderId: string): string {
  return keys.deriveDigits('order return code', orderId);
}

/** The receiver gives it to the carrier when they hold the parcel. A new receiver has a new number, and so a new code. */
export function handoverCodeOf(keys: SecretKeys, orderId: string, number: number): string {
  return keys.deriveDigits('order handover code', `${orderId} ${number}`);
}
