import { takeAlong } from '../features/timeline/model/posting/quote-fields.ts';
import { takeIntent } from '../session/intent.ts';
import { paths } from '../session/paths.ts';
import { withPopup } from '../session/popup/popup-address.ts';

/** Where to go for what somebody wanted before they signed in; a parcel is put into the form for sending. */
export function followIntent(userId: string): string | undefined {
  const intent = takeIntent(sessionStorage);
  if (intent?.kind !== 'send') return intent?.href;
  const { from, to, weight } = intent;
  takeAlong(localStorage, userId, {
    pickupAddress: from.label,
    pickupAddressJson: JSON.stringify(from),
    dropoffAddress: to.label,
    dropOffAddressJson: JSON.stringify(to),
    weight: String(weight),
  });
  return paths.dashboard + withPopup('', 'PostSend', { taken: 'quote' });
}
