import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PopupProps } from './popup-props.ts';
import type { OpenPopupView } from './popup-views.ts';

export type PopupEntry = { title: string; View: LazyExoticComponent<ComponentType<PopupProps>> };

function popup(title: string, load: () => Promise<ComponentType<PopupProps>>): PopupEntry {
  return { title, View: lazy(async () => ({ default: await load() })) };
}

export const popups: Record<OpenPopupView, PopupEntry> = {
  PostSend: popup('Send a parcel', async () => (await import('./views/post-send.tsx')).PostSendPopup),
  GetQuote: popup('Get a quote', async () => (await import('./views/get-quote.tsx')).GetQuotePopup),
  Deliver: popup('Carry a parcel', async () => (await import('./views/deliver.tsx')).DeliverPopup),
  FundWallet: popup('Add money', async () => (await import('./views/fund-wallet.tsx')).FundWalletPopup),
  PackageDetails: popup('Parcel', async () => (await import('./views/package-details.tsx')).PackageDetailsPopup),
  SetupPin: popup('Set your PIN', async () => (await import('./views/setup-pin.tsx')).SetupPinPopup),
  ForgotPin: popup('Forgotten PIN', async () => (await import('./views/forgot-pin.tsx')).ForgotPinPopup),
  WithdrawFunds: popup('Withdraw money', async () => (await import('./views/withdraw-funds.tsx')).WithdrawFundsPopup),
  BatchShipping: popup('Batch shipping', async () => (await import('./views/batch-shipping.tsx')).BatchShippingPopup),
  Tracking: popup('Track a parcel', async () => (await import('./views/tracking.tsx')).TrackingPopup),
  BookBatchShipping: popup('Book a batch', async () => (await import('./views/book.tsx')).BookBatchShippingPopup),
  OrderDetails: popup('Order', async () => (await import('./views/order-details.tsx')).OrderDetailsPopup),
  DeliveryCancel: popup('Cancel a delivery', async () => (await import('./views/delivery-cancel.tsx')).DeliveryCancelPopup),
  BookTravellersRequest: popup('Book a traveller', async () => (await import('./views/book.tsx')).BookTravellersRequestPopup),
  TransactionDetails: popup('Transaction', async () => (await import('./views/transaction-details.tsx')).TransactionDetailsPopup),
  MessageRequestDetails: popup(
    'Delivery request',
    async () => (await import('./views/message-request-details.tsx')).MessageRequestDetailsPopup,
  ),
  UserRating: popup('Rating', async () => (await import('./views/user-rating.tsx')).UserRatingPopup),
  BuyCredits: popup('Buy credits', async () => (await import('./views/buy-credits.tsx')).BuyCreditsPopup),
  CompleteKyc: popup('Identity check', async () => (await import('./views/complete-kyc.tsx')).CompleteKycPopup),
  ExpressDeliveryList: popup(
    'Express deliveries',
    async () => (await import('./views/express-delivery-list.tsx')).ExpressDeliveryListPopup,
  ),
};
