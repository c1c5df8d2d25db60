export type Place =
  | 'Home'
  | 'Timeline'
  | 'Wallet'
  | 'Orders'
  | 'Sell by link'
  | 'Messages'
  | 'Notifications'
  | 'Board'
  | 'Earnings'
  | 'Activity'
  | 'Profile'
  | 'Settings';

export type Address = { readonly address: string; readonly heading: string | RegExp };

/** The pages for people who are not signed in that can be opened without anything before. */
export const loggedOutPages: readonly Address[] = [
  { address: '/welcome', heading: 'Send it with somebody who is going that way.' },
  { address: '/login', heading: 'Welcome back' },
  { address: '/login/federated', heading: 'Almost there' },
  { address: '/reset-password', heading: 'Forgot your password?' },
  { address: '/verifications', heading: 'That link no longer works' },
  { address: '/unsubscribe', heading: 'That link no longer works' },
  { address: '/signup', heading: 'What brings you here?' },
  { address: '/signup/user-info', heading: 'Tell us about you' },
  { address: '/signup/dispatch-partner', heading: 'Tell us about your business' },
  { address: '/track', heading: 'Where is my parcel?' },
  { address: '/shared/nothing', heading: 'This is not here any more' },
  { address: '/help', heading: 'How can we help?' },
  { address: '/terms', heading: 'Terms' },
  { address: '/privacy', heading: 'Privacy' },
  { address: '/licences', heading: 'Licences' },
  { address: '/developers', heading: 'Build on Waybill' },
  { address: '/design', heading: 'The paper waybill' },
];

/** The places of the app as a dispatch partner sees them, and the place of the menu that is marked; null for none. */
export const places: readonly (Address & { readonly place: Place | null })[] = [
  { address: '/', heading: /^Good /, place: 'Home' },
  { address: '/dashboard', heading: /^Good /, place: 'Home' },
  { address: '/timeline', heading: 'Timeline', place: 'Timeline' },
  { address: '/timeline/post/1/some-parcel', heading: 'From the timeline', place: 'Timeline' },
  { address: '/wallet/ng', heading: 'Naira wallet', place: 'Wallet' },
  { address: '/wallet/intl', heading: 'Dollar wallet', place: 'Wallet' },
  { address: '/orders', heading: 'Orders', place: 'Orders' },
  { address: '/orders/labels', heading: 'Print labels', place: 'Orders' },
  { address: '/sales', heading: 'Sell by link', place: 'Sell by link' },
  { address: '/sales/new', heading: 'Sell something', place: 'Sell by link' },
  { address: '/messages', heading: 'Messages', place: 'Messages' },
  { address: '/messages/chat', heading: 'Conversation', place: 'Messages' },
  { address: '/notifications', heading: 'Notifications', place: 'Notifications' },
  { address: '/business/board', heading: 'Board', place: 'Board' },
  { address: '/business/rounds', heading: 'Rounds', place: 'Board' },
  { address: '/business/today', heading: 'Today', place: null },
  { address: '/business/vehicles', heading: 'Vehicles', place: null },
  { address: '/business/shifts', heading: 'Shifts', place: null },
  { address: '/business/duty', heading: 'Your shifts', place: null },
  { address: '/business/earnings', heading: 'Earnings', place: 'Earnings' },
  { address: '/activity', heading: 'Activity', place: 'Activity' },
  { address: '/profile', heading: 'Swiftlane Logistics', place: 'Profile' },
  { address: '/profile/nobody', heading: 'Profile', place: 'Profile' },
  { address: '/buy-credits', heading: 'Credits', place: null },
  { address: '/paystack-success?reference=T123', heading: 'Your payment', place: null },
];

export const settings: readonly Address[] = [
  { address: '/settings', heading: 'Settings' },
  { address: '/settings/1', heading: 'Account' },
  { address: '/settings/2', heading: 'Notifications' },
  { address: '/settings/3', heading: 'Direct messages' },
  { address: '/settings/4', heading: 'Additional resources' },
  { address: '/settings/account-information', heading: 'Account information' },
  { address: '/settings/passkeys', heading: 'Passkeys' },
  { address: '/settings/change-password', heading: 'Password' },
  { address: '/settings/display', heading: 'Look and time' },
  { address: '/settings/muted-users', heading: 'Muted people' },
  { address: '/settings/change-pin', heading: 'Wallet PIN' },
  { address: '/settings/email-notifications', heading: 'Email' },
  { address: '/settings/push-notifications', heading: 'Push' },
  { address: '/settings/tracking-page', heading: 'Tracking page' },
  { address: '/settings/receivers', heading: 'Receivers' },
  { address: '/settings/pickup-places', heading: 'Pickup places' },
  { address: '/settings/deactivate', heading: 'Deactivate account' },
  { address: '/settings/confirm-password', heading: 'Confirm it’s you' },
];

/** Every popup by its name in the address, and what stands at its head. */
export const popups: Readonly<Record<string, string>> = {
  'post-send': 'Send a parcel',
  'get-quote': 'Get a quote',
  deliver: 'Carry a parcel',
  'fund-wallet': 'Add money',
  'package-details': 'Parcel',
  'setup-pin': 'Set your PIN',
  'forgot-pin': 'Reset your PIN',
  'withdraw-funds': 'Withdraw money',
  'batch-shipping': 'Batch shipping',
  tracking: 'Track a parcel',
  'book-batch-shipping': 'Book a batch',
  'order-details': 'Order',
  'delivery-cancel': 'Cancel a delivery',
  'book-travellers-request': 'Book a traveller',
  'transaction-details': 'Transaction',
  'message-request-details': 'Delivery request',
  'user-rating': 'Rating',
  'buy-credits': 'Buy credits',
  'complete-kyc': 'Identity check',
  'express-delivery-list': 'Express deliveries',
  'send-sale': 'Send what you sold',
};

/** The pages of the staff console; those about one thing are seen in its journeys. */
export const consolePages: readonly Address[] = [
  { address: '/ops', heading: 'What waits for us' },
  { address: '/ops/work', heading: 'My work' },
  { address: '/ops/kyc', heading: 'Identity checks' },
  { address: '/ops/reports', heading: 'Reports' },
  { address: '/ops/appeals', heading: 'Appeals' },
  { address: '/ops/disputes', heading: 'Disputes' },
  { address: '/ops/sale-questions', heading: 'Sales in question' },
  { address: '/ops/support', heading: 'Support' },
  { address: '/ops/orders', heading: 'Orders' },
  { address: '/ops/transactions', heading: 'Transactions' },
  { address: '/ops/people', heading: 'People' },
  { address: '/ops/payouts', heading: 'Payouts' },
  { address: '/ops/questions', heading: 'Money questions' },
  { address: '/ops/books', heading: 'The books' },
  { address: '/ops/corrections', heading: 'Corrections' },
  { address: '/ops/proposals', heading: 'Waits for a second person' },
  { address: '/ops/staff', heading: 'The team' },
  { address: '/ops/jobs', heading: 'Failed jobs' },
  { address: '/ops/figures', heading: 'How it goes' },
  { address: '/ops/replies', heading: 'Saved replies' },
  { address: '/ops/acts', heading: 'Audit trail' },
  { address: '/ops/second-factor', heading: 'Your second factor' },
  { address: '/ops/nowhere', heading: 'Not here' },
];
