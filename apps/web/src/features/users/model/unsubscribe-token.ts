import { emailKinds } from '@waybill/contract/users/unsubscribe';

export type EmailKind = (typeof emailKinds)[number];

/** The kind of email that a token claims to stop; only the server can verify it. Undefined for anything that is no token. */
export function kindOfToken(token: string): EmailKind | undefined {
  const [, place] = /^[0-9A-Z]{26}\.(\d)\.[\w-]+$/.exec(token) ?? [];
  return place === undefined ? undefined : emailKinds[Number(place)];
}

/** The name of each kind of email, for the middle of a sentence. */
export const emailKindWords: Readonly<Record<EmailKind, string>> = {
  emailOnNewNotifications: 'emails about your parcels and posts',
  emailOnDirectMessages: 'emails about messages you have not read',
  emailPaymentReceipts: 'payment receipts by email',
  emailOrderPerformance: 'emails about how your deliveries went',
};
