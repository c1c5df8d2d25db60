import type { TransferView } from '@waybill/contract/wallet/transfer-view';

/** The transfer that somebody comes back to: the newest of its purpose whose account is still open, or that waits for its rest. */
export function waitingTransfer(
  transfers: readonly TransferView[] | undefined,
  purpose: TransferView['purpose'],
  now = Date.now(),
): TransferView | undefined {
  return transfers?.find((each) => each.purpose === purpose && (each.state === 'part' || Date.parse(each.dateExpires) > now));
}
