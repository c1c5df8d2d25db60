import type { TransferView } from '@waybill/contract/wallet/transfer-view';
import { forgetRequestKey } from '../../../forms/request-key.ts';
import { topUpDrafts } from './top-up-form.ts';

/** Somebody who asks again within this time is shown the same account, with enough time left to use it. */
export const transferKeyLastsMs = 25 * 60_000;

export const transferKeys = { 'top-up': 'top-up.transfer', credits: 'credits.transfer' } as const;

/** The next payment is another one, with a key and an account of its own; after a success the form is empty again, too. */
export function transferEnded(store: Storage, { purpose, state }: Pick<TransferView, 'purpose' | 'state'>): void {
  forgetRequestKey(store, transferKeys[purpose]);
  if (state === 'paid' && purpose === 'top-up') topUpDrafts.NGN.clear(store);
}
