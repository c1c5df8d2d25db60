import type { AttemptFault, DeliveryState, WebhookAttemptView } from '@waybill/contract/webhooks/delivery-view';
import type { WebhookEndpointView } from '@waybill/contract/webhooks/endpoint-view';

export const stateWords: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

const faultWords: Readonly<Record<Exclude<AttemptFault, 'status'>, string>> = {
  redirect: 'led elsewhere, which we do not follow',
  timeout: 'no answer in time',
  connection: 'no connection, or cut off',
  certificate: 'its certificate is not valid',
  'address-unknown': 'we cannot find the host',
  'address-forbidden': 'the host leads into a private network',
};

/** What an attempt came to, in a line. */
export function attemptWords({ status, fault, ms }: WebhookAttemptView): string {
  const what = fault === null || fault === 'status' ? undefined : faultWords[fault];
  const answered = status === null ? undefined : `answered ${status}`;
  return [answered, what, `${ms.toLocaleString('en')} ms`].filter(Boolean).join(' · ');
}

export function offWords({ offBecause }: Pick<WebhookEndpointView, 'offBecause'>): string {
  switch (offBecause) {
    case 'gone':
      return 'We switched it off: it answered “410 Gone”.';
    case 'failing':
      return 'We switched it off: nothing was taken for three days.';
    default:
      return 'Switched off. New events are not kept for it.';
  }
}

/** The place of an address without what everybody knows of it. */
export function shortUrl(url: string): string {
  return url.replace(/^https:\/\//, '').replace(/\/$/, '');
}
