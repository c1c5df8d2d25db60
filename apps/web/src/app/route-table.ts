import { type Path, paths } from '../session/paths.ts';
import { matchPath } from '../ui/navigation/match-path.ts';
import type { Area } from './guards.ts';
import { lazyPage } from './lazy-page.ts';
import type { LazyPart, PageComponent } from './lazy-part.tsx';
import type { settingsPages } from './routes/settings/pages.ts';

export type RouteEntry = {
  /** With `/*` at its end it stands for everything below, too. */
  readonly path: Path | `${Path}/*` | '*';
  /** Stands in the browser’s tab, before “Waybill”. */
  readonly title: string;
  readonly area: Area;
  /** Around the page: the signed-in app, the logged-out pages in front of it, or an article with a frame of its own. */
  readonly frame: 'app' | 'logged-out' | 'article';
  readonly page: LazyPart;
};

type Load = () => Promise<PageComponent>;

function loggedOut(path: Path, title: string, area: Area, load: Load): RouteEntry {
  return { path, title, area, frame: 'logged-out', page: lazyPage(load) };
}

function article(path: Path, title: string, load: Load): RouteEntry {
  return { path, title, area: 'open', frame: 'article', page: lazyPage(load) };
}

function app(path: Path | `${Path}/*`, title: string, load: Load, area: Area = 'member'): RouteEntry {
  return { path, title, area, frame: 'app', page: lazyPage(load) };
}

export const notFound: RouteEntry = {
  path: '*',
  title: 'Not here',
  area: 'open',
  frame: 'app',
  page: lazyPage(() => import('./routes/not-found.tsx').then((file) => file.NotFoundRoute)),
};

/** Everything below the dashboard, which leads to the page of that name (below-dashboard.tsx). */
export const belowDashboard = `${paths.dashboardPage}/*` as const;

const entrance: readonly RouteEntry[] = [
  loggedOut(paths.login, 'Sign in', 'open', () => import('./routes/login.tsx').then((file) => file.LoginRoute)),
  loggedOut(paths.federated, 'Signing in', 'open', () =>
    import('./routes/login-federated.tsx').then((file) => file.FederatedRoute),
  ),
  loggedOut(paths.resetPassword, 'Forgot your password', 'open', () =>
    import('./routes/reset-password.tsx').then((file) => file.ResetPasswordRoute),
  ),
  loggedOut(paths.verifications, 'Your link', 'open', () =>
    import('./routes/verifications.tsx').then((file) => file.VerificationsRoute),
  ),
  loggedOut(paths.unsubscribe, 'Fewer emails', 'open', () =>
    import('./routes/unsubscribe.tsx').then((file) => file.UnsubscribeRoute),
  ),
  loggedOut(paths.signup, 'Sign up', 'newcomer', () =>
    import('./routes/signup/choose-mode.tsx').then((file) => file.ChooseModeRoute),
  ),
  loggedOut(paths.signupUserInfo, 'Sign up: about you', 'newcomer', () =>
    import('./routes/signup/user-info.tsx').then((file) => file.UserInfoRoute),
  ),
  loggedOut(paths.signupCreds, 'Sign up: password', 'newcomer', () =>
    import('./routes/signup/creds.tsx').then((file) => file.CredsRoute),
  ),
  loggedOut(paths.signupDispatchPartner, 'Sign up: your business', 'newcomer', () =>
    import('./routes/signup/dispatch-partner.tsx').then((file) => file.DispatchPartnerRoute),
  ),
  loggedOut(paths.signupSecurity, 'Sign up: password', 'newcomer', () =>
    import('./routes/signup/security.tsx').then((file) => file.SecurityRoute),
  ),
  loggedOut(paths.signupPhoneVerification, 'Sign up: code', 'unverified', () =>
    import('./routes/signup/phone-verification.tsx').then((file) => file.PhoneVerificationRoute),
  ),
  loggedOut(paths.signupBusinessRep, 'Sign up: representative', 'member', () =>
    import('./routes/signup/business-rep.tsx').then((file) => file.BusinessRepRoute),
  ),
  loggedOut(paths.signupDocuments, 'Sign up: documents', 'member', () =>
    import('./routes/signup/documents.tsx').then((file) => file.DocumentsRoute),
  ),
  loggedOut(paths.signupTransactionPin, 'Sign up: PIN', 'member', () =>
    import('./routes/signup/transaction-pin.tsx').then((file) => file.TransactionPinRoute),
  ),
  loggedOut(paths.accountSuspended, 'Account suspended', 'suspended', () =>
    import('./routes/signup/account-suspended.tsx').then((file) => file.AccountSuspendedRoute),
  ),
];

const tracking: readonly RouteEntry[] = [
  loggedOut(paths.track, 'Track a parcel', 'open', () => import('./routes/track.tsx').then((file) => file.TrackRoute)),
  loggedOut(paths.trackParcel, 'Track a parcel', 'open', () =>
    import('./routes/track-parcel.tsx').then((file) => file.TrackParcelRoute),
  ),
  loggedOut(paths.shared, 'Shared with you', 'open', () => import('./routes/shared.tsx').then((file) => file.SharedRoute)),
  loggedOut(paths.join, 'An invitation', 'open', () => import('./routes/join.tsx').then((file) => file.JoinRoute)),
  loggedOut(paths.buy, 'Buy safely', 'open', () => import('./routes/buy.tsx').then((file) => file.BuyRoute)),
];

const toRead: readonly RouteEntry[] = [
  article(paths.welcome, 'Send it with somebody who is going that way', () =>
    import('./routes/welcome.tsx').then((file) => file.WelcomeRoute),
  ),
  article(paths.help, 'Help', () => import('./routes/articles/help.tsx').then((file) => file.HelpRoute)),
  article(paths.terms, 'Terms', () => import('./routes/articles/terms.tsx').then((file) => file.TermsRoute)),
  article(paths.privacy, 'Privacy', () => import('./routes/articles/privacy.tsx').then((file) => file.PrivacyRoute)),
  article(paths.licences, 'Licences', () => import('./routes/articles/licences.tsx').then((file) => file.LicencesRoute)),
  article(paths.developers, 'Build on Waybill', () =>
    import('./routes/articles/developers/developers.tsx').then((file) => file.DevelopersRoute),
  ),
];

const home = app(paths.dashboard, 'Home', () => import('./routes/dashboard.tsx').then((file) => file.DashboardRoute));

const inside: readonly RouteEntry[] = [
  home,
  { ...home, path: paths.dashboardPage },
  { ...notFound, path: belowDashboard, title: 'Home', area: 'member' },
  app(paths.wallet, 'Wallet', () => import('./routes/wallet.tsx').then((file) => file.WalletNgRoute)),
  app(paths.walletIntl, 'Wallet', () => import('./routes/wallet.tsx').then((file) => file.WalletIntlRoute)),
  app(paths.walletNg, 'Wallet', () => import('./routes/wallet.tsx').then((file) => file.WalletNgRoute)),
  app(paths.timeline, 'Timeline', () => import('./routes/timeline-pages.ts').then((file) => file.timelinePages.feed)),
  app(paths.timelineItem, 'Timeline', () => import('./routes/timeline-pages.ts').then((file) => file.timelinePages.item)),
  app(paths.orders, 'Orders', () => import('./routes/orders.tsx').then((file) => file.OrdersRoute)),
  app(paths.labels, 'Labels', () => import('./routes/labels.tsx').then((file) => file.LabelsRoute)),
  app(paths.orderByNumber, 'Order', () => import('./routes/order-by-number.tsx').then((file) => file.OrderByNumberRoute)),
  app(paths.order, 'Order', () => import('./routes/order.tsx').then((file) => file.OrderRoute)),
  app(paths.waybill, 'Waybill', () => import('./routes/waybill.tsx').then((file) => file.WaybillRoute)),
  app(paths.collections, 'Collected together', () =>
    import('./routes/collection-pages.ts').then((file) => file.collectionPages.list),
  ),
  app(paths.newCollection, 'Offer together', () =>
    import('./routes/collection-pages.ts').then((file) => file.collectionPages.offer),
  ),
  app(paths.collection, 'Collected together', () =>
    import('./routes/collection-pages.ts').then((file) => file.collectionPages.one),
  ),
  app(paths.imports, 'Send from a file', () => import('./routes/imports.tsx').then((file) => file.ImportsRoute)),
  app(paths.import, 'A file of parcels', () => import('./routes/import.tsx').then((file) => file.ImportRoute)),
  app(paths.sales, 'Sell by link', () => import('./routes/sales.tsx').then((file) => file.SalesRoute)),
  app(paths.newSale, 'Sell something', () => import('./routes/new-sale.tsx').then((file) => file.NewSaleRoute)),
  app(paths.sale, 'Sale', () => import('./routes/sale.tsx').then((file) => file.SaleRoute)),
  app(paths.messages, 'Messages', () => import('./routes/messages.tsx').then((file) => file.MessagesRoute)),
  app(paths.chat, 'Chat', () => import('./routes/chat.tsx').then((file) => file.ChatRoute)),
  app(paths.profile, 'Profile', () => import('./routes/profile.tsx').then((file) => file.ProfileRoute)),
  app(paths.person, 'Profile', () => import('./routes/person.tsx').then((file) => file.PersonRoute)),
  app(paths.activity, 'Activity', () => import('./routes/activity.tsx').then((file) => file.ActivityRoute), 'dispatch-partner'),
  app(paths.rounds, 'Rounds', () => import('./routes/business/rounds.tsx').then((file) => file.RoundsRoute), 'dispatch-partner'),
  app(paths.today, 'Today', () => import('./routes/business/today.tsx').then((file) => file.TodayRoute)),
  app(
    paths.earnings,
    'Earnings',
    () => import('./routes/business/earnings.tsx').then((file) => file.EarningsRoute),
    'dispatch-partner',
  ),
  app(paths.board, 'Board', () => import('./routes/business/board.tsx').then((file) => file.BoardRoute), 'dispatch-partner'),
  app(
    paths.vehicles,
    'Vehicles',
    () => import('./routes/business/vehicles.tsx').then((file) => file.VehiclesRoute),
    'dispatch-partner',
  ),
  app(paths.shifts, 'Shifts', () => import('./routes/business/shifts.tsx').then((file) => file.ShiftsRoute), 'dispatch-partner'),
  app(paths.duty, 'Your shifts', () => import('./routes/business/duty.tsx').then((file) => file.DutyRoute)),
  app(paths.notifications, 'Notifications', () => import('./routes/notifications.tsx').then((file) => file.NotificationsRoute)),
  app(paths.buyCredits, 'Buy credits', () => import('./routes/buy-credits.tsx').then((file) => file.BuyCreditsRoute)),
  app(paths.paystackSuccess, 'Payment', () => import('./routes/paystack-success.tsx').then((file) => file.PaystackSuccessRoute)),
];

const setting =
  (page: keyof typeof settingsPages): Load =>
  () =>
    import('./routes/settings/pages.ts').then((file) => file.settingsPages[page]);

const settings: readonly RouteEntry[] = [
  app(paths.settings, 'Settings', setting('home')),
  app(paths.accountSettings, 'Account', setting('account')),
  app(paths.notificationSettings, 'Notification settings', setting('notifications')),
  app(paths.directMessages, 'Direct messages', setting('directMessages')),
  app(paths.additionalResources, 'Additional resources', setting('resources')),
  app(paths.accountInformation, 'Account information', () =>
    import('./routes/settings/account-information.tsx').then((file) => file.AccountInformationRoute),
  ),
  app(paths.changePassword, 'Password', setting('password')),
  app(paths.passkeys, 'Passkeys', () => import('./routes/settings/passkeys.tsx').then((file) => file.PasskeysRoute)),
  app(paths.confirmPassword, 'Confirm your password', setting('confirmPassword')),
  app(paths.prices, 'Prices', () => import('./routes/settings/prices.tsx').then((file) => file.PricesRoute), 'dispatch-partner'),
  app(paths.display, 'Look and time', setting('display')),
  app(paths.mutedUsers, 'Muted people', setting('mutedUsers')),
  app(paths.standing, 'Your standing', setting('standing')),
  app(paths.changePin, 'Wallet PIN', () => import('./routes/settings/change-pin.tsx').then((file) => file.ChangePinRoute)),
  app(paths.emailNotifications, 'Email', setting('email')),
  app(paths.pushNotifications, 'Push notifications', setting('push')),
  app(paths.people, 'People', () => import('./routes/settings/people.tsx').then((file) => file.PeopleRoute), 'dispatch-partner'),
  app(paths.receivers, 'Receivers', () => import('./routes/settings/receivers.tsx').then((file) => file.ReceiversRoute)),
  app(paths.pickupPlaces, 'Pickup places', () =>
    import('./routes/settings/pickup-places.tsx').then((file) => file.PickupPlacesRoute),
  ),
  app(paths.webhooks, 'Webhooks', () => import('./routes/settings/webhooks.tsx').then((file) => file.WebhooksRoute)),
  app(paths.trackingPage, 'Tracking page', () =>
    import('./routes/settings/tracking-page.tsx').then((file) => file.TrackingPageRoute),
  ),
  app(paths.apiKeys, 'API keys', () => import('./routes/settings/api-keys.tsx').then((file) => file.ApiKeysRoute)),
  app(paths.deactivate, 'Deactivate account', setting('deactivate')),
];

const ops = app(`${paths.ops}/*`, 'Console', () => import('./routes/ops/console.tsx').then((file) => file.ConsoleRoute), 'staff');

const forDevelopers = app(
  paths.design,
  'Design system',
  () => import('./routes/design-gallery.tsx').then((file) => file.DesignGalleryRoute),
  'open',
);

/** The route table: every address of the app, who may see it, and the code that draws it. */
export const routes: readonly RouteEntry[] = [...entrance, ...tracking, ...toRead, ...inside, ...settings, ops, forDevelopers];

/** The entry of an address, as the router will find it. */
export function entryOf(pathname: string): RouteEntry {
  return routes.find((entry) => matchPath(entry.path, pathname) !== undefined) ?? notFound;
}
