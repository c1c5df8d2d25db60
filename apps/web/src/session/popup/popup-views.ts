/** Every popup, and the name it has in the address bar. Hidden is no popup: the address without one. */
export const popupSlugs = {
  PostSend: 'post-send',
  GetQuote: 'get-quote',
  Deliver: 'deliver',
  FundWallet: 'fund-wallet',
  PackageDetails: 'package-details',
  SetupPin: 'setup-pin',
  ForgotPin: 'forgot-pin',
  WithdrawFunds: 'withdraw-funds',
  BatchShipping: 'batch-shipping',
  Tracking: 'tracking',
  BookBatchShipping: 'book-batch-shipping',
  OrderDetails: 'order-details',
  DeliveryCancel: 'delivery-cancel',
  BookTravellersRequest: 'book-travellers-request',
  TransactionDetails: 'transaction-details',
  MessageRequestDetails: 'message-request-details',
  UserRating: 'user-rating',
  BuyCredits: 'buy-credits',
  CompleteKyc: 'complete-kyc',
  ExpressDeliveryList: 'express-delivery-list',
  SendSale: 'send-sale',
} as const;

export type OpenPopupView = keyof typeof popupSlugs;

export type PopupView = 'Hidden' | OpenPopupView;

export type PopupParams = Readonly<Record<string, string>>;
