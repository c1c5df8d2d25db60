import { place } from '@waybill/contract/places/place';
import { weight } from '@waybill/contract/timeline/item-fields';
import * as z from 'zod/mini';
import { intentKey } from './intent-key.ts';
import { safeNext } from './safe-next.ts';

/**
 * What a visitor wanted before they signed up or in. `send`: a parcel of which these three are known; the form for sending
 * begins with them. `open`: a page of the app.
 */
const intent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('send'), from: place, to: place, weight }),
  z.strictObject({ kind: z.literal('open'), href: z.string().check(z.refine((href) => safeNext(href) === href)) }),
]);

export type Intent = z.infer<typeof intent>;
export type BegunParcel = Omit<Extract<Intent, { kind: 'send' }>, 'kind'>;

/** For this tab, until they are inside. */
export function keepIntent(store: Storage, wanted: Intent): void {
  try {
    store.setItem(intentKey, JSON.stringify(wanted));
  } catch {
    // A full or closed store costs what was typed, not the way in.
  }
}

/** Read once. Whatever does not look as we wrote it is as good as nothing. */
export function takeIntent(store: Storage): Intent | undefined {
  try {
    const kept = store.getItem(intentKey);
    store.removeItem(intentKey);
    return intent.parse(JSON.parse(kept ?? ''));
  } catch {
    return undefined;
  }
}
