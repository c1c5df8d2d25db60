import { emailKinds } from '@waybill/contract/users/unsubscribe';

export type EmailKind = (typeof emailKinds)[number];

/** What a token says it stops; the server alone knows whether it is true. Undefined for anything that cannot be a token. */
export function kindOfToken(token: string): EmailKind | undefined {
  const [, place] = /^[0-9A-Z]{26}\.(\d)\.[\w-]+$/.exec(token) ?? [];
  return place === undefined ? undefined : emailKinds[Number(place)];
}

/** How a letter of this kind is called, in the middle of a sentence. */
export const emailKindWords: Readonly<Record<EmailKind, string>> = {
  emailOnNewNotifications: 'e-mails about your parcels and posts',
  emailOnDirectMessages: 'e-mails about messages you have not read',
  emailPaymentReceipts: 'payment receipts by e-mail',
  emailOrderPerformance: 'e-mails about how your deliveries went',
};
