import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PopupProps } from '../session/popup/popup-props.ts';
import type { OpenPopupView } from '../session/popup/popup-views.ts';

export type PopupEntry = { title: string; View: LazyExoticComponent<ComponentType<PopupProps>>; size: PopupSize };

type PopupSize = { full?: boolean; tall?: boolean; wide?: boolean };

function popup(title: string, load: () => Promise<ComponentType<PopupProps>>, size: PopupSize = {}): PopupEntry {
  return { title, View: lazy(async () => ({ default: await load() })), size };
}

export const popups: Record<OpenPopupView, PopupEntry> = {
  PostSend: popup('Send a parcel', async () => (await import('../features/timeline/popups/post-send.tsx')).PostSendPopup),
  GetQuote: popup('Get a quote', async () => (await import('../features/timeline/popups/get-quote.tsx')).GetQuotePopup),
  Deliver: popup('Carry a parcel', async () => (await import('../features/timeline/popups/deliver.tsx')).DeliverPopup),
  FundWallet: popup('Add money', async () => (await import('../features/wallet/popups/fund-wallet.tsx')).FundWalletPopup),
  PackageDetails: popup(
    'Parcel',
    async () => (await import('../features/timeline/popups/package-details.tsx')).PackageDetailsPopup,
    { tall: true, wide: true },
  ),
  SetupPin: popup('Set your PIN', async () => (await import('../features/wallet/popups/setup-pin.tsx')).SetupPinPopup),
  ForgotPin: popup('Reset your PIN', async () => (await import('../features/wallet/popups/forgot-pin.tsx')).ForgotPinPopup),
  WithdrawFunds: popup(
    'Withdraw money',
    async () => (await import('../features/wallet/popups/withdraw-funds.tsx')).WithdrawFundsPopup,
  ),
  BatchShipping: popup(
    'Batch shipping',
    async () => (await import('../features/timeline/popups/batch-shipping.tsx')).BatchShippingPopup,
  ),
  Tracking: popup('Track a parcel', async () => (await import('../features/orders/popups/tracking.tsx')).TrackingPopup, {
    full: true,
  }),
  BookBatchShipping: popup(
    'Book a batch',
    async () => (await import('../features/timeline/popups/book.tsx')).BookBatchShippingPopup,
  ),
  OrderDetails: popup('Order', async () => (await import('../features/orders/popups/order-details.tsx')).OrderDetailsPopup, {
    tall: true,
  }),
  DeliveryCancel: popup(
    'Cancel a delivery',
    async () => (await import('../features/orders/popups/delivery-cancel.tsx')).DeliveryCancelPopup,
  ),
  BookTravellersRequest: popup(
    'Book a traveller',
    async () => (await import('../features/timeline/popups/book.tsx')).BookTravellersRequestPopup,
  ),
  TransactionDetails: popup(
    'Transaction',
    async () => (await import('../features/wallet/popups/transaction-details.tsx')).TransactionDetailsPopup,
  ),
  MessageRequestDetails: popup(
    'Delivery request',
    async () => (await import('../features/orders/popups/message-request-details.tsx')).MessageRequestDetailsPopup,
  ),
  UserRating: popup('Rating', async () => (await import('../features/orders/popups/user-rating.tsx')).UserRatingPopup),
  BuyCredits: popup('Buy credits', async () => (await import('../features/wallet/popups/buy-credits.tsx')).BuyCreditsPopup),
  CompleteKyc: popup('Identity check', async () => (await import('../features/kyc/popups/complete-kyc.tsx')).CompleteKycPopup),
  ExpressDeliveryList: popup(
    'Express deliveries',
    async () => (await import('../features/orders/popups/express-delivery-list.tsx')).ExpressDeliveryListPopup,
    { tall: true },
  ),
  SendSale: popup('Send what you sold', async () => (await import('../features/sales/popups/send-sale.tsx')).SendSalePopup),
};
