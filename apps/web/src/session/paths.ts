import type { ParamName } from '../ui/navigation/match-path.ts';

/**
 * Every address of the web app, in one place; nothing else in the app spells one out. The pages of the console are in
 * features/ops/model/ops-paths.ts, which only staff download.
 */
export const paths = {
  dashboard: '/',
  dashboardPage: '/dashboard',
  /** Leads to the home wallet. */
  wallet: '/wallet',
  walletIntl: '/wallet/intl',
  walletNg: '/wallet/ng',
  timeline: '/timeline',
  timelineItem: '/timeline/post/:type/:id',
  orders: '/orders',
  /** An order with a page to itself, as on a desk; elsewhere it is a sheet over the page one is on. */
  order: '/orders/:id',
  /** To be printed and stuck on the parcel. */
  waybill: '/orders/waybill/:id',
  /** Many of them at once, as a file. */
  labels: '/orders/labels',
  /** Where the code on a label leads those who may see the order. */
  orderByNumber: '/orders/number/:trackingId',
  /** Parcels of one door that one carrier fetches together. */
  collections: '/collections',
  newCollection: '/collections/new',
  collection: '/collections/:id',
  /** Many parcels at once, from a file. */
  imports: '/send/import',
  import: '/send/import/:id',
  /** What one sells by a link. */
  sales: '/sales',
  newSale: '/sales/new',
  sale: '/sales/:id',
  /** For anybody: a number to be entered, and the parcel it is of. */
  track: '/track',
  trackParcel: '/track/:trackingId',
  messages: '/messages',
  chat: '/messages/chat',
  profile: '/profile',
  /** Somebody else, as everybody sees them. */
  person: '/profile/:uid',
  activity: '/activity',
  /** From which a business hands out its work. */
  board: '/business/board',
  /** Where rounds are planned and changed. */
  rounds: '/business/rounds',
  /** The stops of a rider, in their order. */
  today: '/business/today',
  /** What a business drives. */
  vehicles: '/business/vehicles',
  /** The plan of its riders, week by week. */
  shifts: '/business/shifts',
  /** A member’s own duty and shifts. */
  duty: '/business/duty',
  /** What a business earned, and for its riders what is theirs. */
  earnings: '/business/earnings',
  notifications: '/notifications',
  buyCredits: '/buy-credits',
  paystackSuccess: '/paystack-success',

  settings: '/settings',
  accountSettings: '/settings/1',
  notificationSettings: '/settings/2',
  directMessages: '/settings/3',
  additionalResources: '/settings/4',
  accountInformation: '/settings/account-information',
  changePassword: '/settings/change-password',
  passkeys: '/settings/passkeys',
  display: '/settings/display',
  /** Of a business. */
  prices: '/settings/prices',
  mutedUsers: '/settings/muted-users',
  standing: '/settings/standing',
  changePin: '/settings/change-pin',
  emailNotifications: '/settings/email-notifications',
  pushNotifications: '/settings/push-notifications',
  deactivate: '/settings/deactivate',
  /** Whoever acts for a business. */
  people: '/settings/people',
  apiKeys: '/settings/developers',
  webhooks: '/settings/webhooks',
  trackingPage: '/settings/tracking-page',
  receivers: '/settings/receivers',
  pickupPlaces: '/settings/pickup-places',
  confirmPassword: '/settings/confirm-password',

  /** For staff, with everything below it. */
  ops: '/ops',

  /** For developers: the design system on one page. */
  design: '/design',

  login: '/login',
  federated: '/login/federated',
  resetPassword: '/reset-password',
  verifications: '/verifications',
  /** Linked at the foot of every email that can be switched off. */
  unsubscribe: '/unsubscribe',

  /** The front door: what Waybill is, for whoever comes for the first time. */
  welcome: '/welcome',

  /** A parcel, a trip, a batch or a person as anybody sees it who was given the link. */
  shared: '/shared/:id',

  /** An invitation to act for a business. */
  join: '/join/:token',

  /** What somebody sells, for whoever was given the link. */
  buy: '/buy/:code',

  /** To be read by anybody. */
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  licences: '/licences',
  developers: '/developers',

  signup: '/signup',
  signupUserInfo: '/signup/user-info',
  signupCreds: '/signup/creds',
  signupPhoneVerification: '/signup/phone-verification',
  signupDispatchPartner: '/signup/dispatch-partner',
  signupSecurity: '/signup/security',
  signupBusinessRep: '/signup/business-rep',
  signupDocuments: '/signup/documents',
  signupTransactionPin: '/signup/transaction-pin',
  accountSuspended: '/signup/account-suspended',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

type Params<P extends string> = { readonly [Name in ParamName<P>]: string | number };

/** Fills in a path: `hrefOf(paths.timelineItem, { type: 1, id })`. Paths without parameters are addresses as they are. */
export function hrefOf<P extends Path>(path: P, params: Params<P>): string {
  const values: Readonly<Record<string, string | number>> = params;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** The conversation with somebody. */
export function chatWith(userId: string): string {
  return withQuery(paths.chat, { userId });
}

export function profileOf(userId: string): string {
  return hrefOf(paths.person, { uid: userId });
}

/** The page of an order; with its form for a new receiver open. */
export function orderHref(id: string, form?: string): string {
  return withQuery(hrefOf(paths.order, { id }), { form });
}

export function collectionHref(id: string): string {
  return hrefOf(paths.collection, { id });
}

export function saleHref(id: string): string {
  return hrefOf(paths.sale, { id });
}

/** The public side of an item or a person. */
export function sharedHref(id: string): string {
  return hrefOf(paths.shared, { id });
}

/** The page of an item of the timeline. */
export function itemHref({ itemType, id }: { readonly itemType: number; readonly id: string }): string {
  return hrefOf(paths.timelineItem, { type: itemType, id });
}

/** The same address with a query; values left undefined are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '');
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}
