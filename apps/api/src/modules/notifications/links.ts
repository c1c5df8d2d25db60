import type { Currency } from '@waybill/contract/money';

/** Addresses within the web app: a popup has one, too, above the page it belongs to. */
function popup(page: string, name: string, params: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ popup: name });
  for (const [key, value] of Object.entries(params)) query.set(`popup.${key}`, value);
  return `${page}?${query}`;
}

export const orderLink = (orderId: string) => popup('/orders', 'order-details', { orderId });

/** A request is identified by its carrier for both sides, whoever looks. */
export const requestLink = (packageId: string, carrierId: string) =>
  popup('/orders', 'message-request-details', { packageId, userId: carrierId });

/** The search for a rider, where it can be gone on with. */
export const searchLink = (packageId: string) => popup('/orders', 'express-delivery-list', { packageId });

/** A parcel of one’s own. */
export const parcelLink = (itemType: number, itemId: string) =>
  popup('/orders', 'package-details', { itemId, itemType: String(itemType) });

export const saleLink = (saleId: string) => `/sales/${saleId}`;

export const collectionLink = (collectionId: string) => `/collections/${collectionId}`;

export const itemLink = (itemType: number, itemId: string) => `/timeline/post/${itemType}/${itemId}`;

export const transactionLink = (currency: Currency, transactionId: string) =>
  popup(currency === 'NGN' ? '/wallet/ng' : '/wallet/intl', 'transaction-details', { transactionId });

/** An order as a member of the business sees it: the page opens in the business’s name. */
export const workLink = (orderId: string, businessId: string) =>
  `/orders?${new URLSearchParams({ as: businessId, popup: 'order-details', 'popup.orderId': orderId })}`;

/** A member’s own shifts and vehicle: the page opens in the business’s name. */
export const dutyLink = (businessId: string) => `/business/duty?${new URLSearchParams({ as: businessId })}`;
export const papersLink = '/business/vehicles?list=papers';
/** The stops of a rider today. */
export const dayLink = (businessId: string) => `/business/today?${new URLSearchParams({ as: businessId })}`;
export const peopleLink = '/settings/people';
export const starsLink = (userId: string) => popup('/profile', 'user-rating', { userId });
export const identityLink = popup('/profile', 'complete-kyc');
export const securityLink = '/settings/account-information';
export const standingLink = '/settings/standing';
export const pinLink = '/settings/change-pin';
export const roomLink = (roomId: string) => `/messages/chat?${new URLSearchParams({ roomId })}`;
