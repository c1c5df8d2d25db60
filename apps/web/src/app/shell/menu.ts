import type { MemberRole } from '@waybill/contract/businesses/roles';
import type { OwnUser } from '@waybill/contract/users/user-view';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import HandCoins from 'lucide-react/icons/hand-coins';
import House from 'lucide-react/icons/house';
import LayoutList from 'lucide-react/icons/layout-list';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageCircle from 'lucide-react/icons/message-circle';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import Settings from 'lucide-react/icons/settings';
import Tag from 'lucide-react/icons/tag';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import type { Unseen } from '../../features/notifications/api/get-unseen.ts';
import { unseenWords } from '../../features/notifications/model/unseen-words.ts';
import { acting } from '../../session/acting.ts';
import { paths } from '../../session/paths.ts';
import { activeViewIndex, type MenuPlace, menuPlaces } from './active-view.ts';

export type MenuEntry = { place: MenuPlace; index: number; label: string; to: string; Icon: typeof Bell };

const looks: Record<MenuPlace, { label: string; to: string; Icon: typeof Bell }> = {
  dashboard: { label: 'Home', to: paths.dashboard, Icon: House },
  timeline: { label: 'Timeline', to: paths.timeline, Icon: Newspaper },
  wallet: { label: 'Wallet', to: paths.walletNg, Icon: Wallet },
  orders: { label: 'Orders', to: paths.orders, Icon: Package },
  messages: { label: 'Messages', to: paths.messages, Icon: MessageCircle },
  notifications: { label: 'Notifications', to: paths.notifications, Icon: Bell },
  activity: { label: 'Activity', to: paths.activity, Icon: ChartNoAxesColumn },
  profile: { label: 'Profile', to: paths.profile, Icon: UserRound },
  settings: { label: 'Settings', to: paths.settings, Icon: Settings },
  sales: { label: 'Sell by link', to: paths.sales, Icon: Tag },
  board: { label: 'Board', to: paths.board, Icon: LayoutList },
  today: { label: 'Today', to: paths.today, Icon: ListChecks },
  duty: { label: 'Shifts', to: paths.duty, Icon: CalendarDays },
  earnings: { label: 'Earnings', to: paths.earnings, Icon: HandCoins },
};

type MenuUser = Pick<OwnUser, 'isDispatchPartner' | 'isNigerian'>;

/** What of the menu each role of a business may use. */
const placesOfRole: Readonly<Record<MemberRole, readonly MenuPlace[]>> = {
  manager: [
    'dashboard',
    'timeline',
    'wallet',
    'orders',
    'messages',
    'notifications',
    'board',
    'today',
    'earnings',
    'activity',
    'profile',
  ],
  dispatcher: ['orders', 'timeline', 'messages', 'notifications', 'board', 'today', 'earnings', 'profile'],
  rider: ['today', 'orders', 'duty', 'earnings'],
  accountant: ['orders', 'wallet', 'earnings'],
};

/** Whether a page is part of what a role may do; what is no place of the menu belongs to the place above it. */
export function isPlaceOf(role: MemberRole, place: MenuPlace): boolean {
  return placesOfRole[role].includes(place);
}

/** The pages beside the menu that a role has for its work, with those about one’s own shifts; all others are the owner’s. */
const pagesOfRole: Readonly<Record<MemberRole, readonly string[]>> = {
  manager: [
    paths.people,
    paths.prices,
    paths.apiKeys,
    paths.webhooks,
    paths.trackingPage,
    paths.receivers,
    paths.pickupPlaces,
    paths.vehicles,
    paths.shifts,
    paths.duty,
  ],
  dispatcher: [paths.people, paths.receivers, paths.pickupPlaces, paths.vehicles, paths.shifts, paths.duty],
  rider: [],
  accountant: [paths.people],
};

/** Whether an address is part of what a role may do; pages outside the menu are open to everybody, but for those of a business. */
export function isOpenTo(role: MemberRole, pathname: string): boolean {
  const place = menuPlaces[activeViewIndex(pathname) ?? -1];
  const isOwn = place === undefined ? !pathname.startsWith('/business/') : isPlaceOf(role, place);
  return isOwn || pagesOfRole[role].includes(pathname);
}

/** As they are listed: selling beside the orders that come of it, the board and its earnings beside the activity of a business. */
const listed: readonly MenuPlace[] = menuPlaces
  .filter((place) => place !== 'sales' && place !== 'board' && place !== 'earnings')
  .flatMap((place): MenuPlace[] =>
    place === 'orders' ? [place, 'sales'] : place === 'activity' ? ['board', 'earnings', place] : [place],
  );

const forPartners: readonly MenuPlace[] = ['board', 'earnings', 'activity'];

/**
 * The twelve places with their indexes; the board, earnings and activity are for dispatch partners only, the wallet is the one at home.
 */
export function menuFor(user: MenuUser, role = acting()?.role): MenuEntry[] {
  // On the way one looks at the day first, and at what it earned last.
  return (role === 'rider' ? placesOfRole.rider : listed)
    .map((place) => ({ place, index: menuPlaces.indexOf(place), ...looks[place] }))
    .map((entry) => (entry.place === 'wallet' && !user.isNigerian ? { ...entry, to: paths.walletIntl } : entry))
    .filter((entry) => !forPartners.includes(entry.place) || user.isDispatchPartner)
    .filter(({ place }) => (role === undefined ? place !== 'today' && place !== 'duty' : isPlaceOf(role, place)));
}

/** The five places of the bar on a phone. */
export function bottomBarFor(user: MenuUser, role = acting()?.role): MenuEntry[] {
  return menuFor(user, role)
    .filter(({ place }) => place !== 'sales')
    .slice(0, 5);
}

/** The count of new things at a place, and the place’s accessible name with it. */
export function newAt({ place, label }: Pick<MenuEntry, 'place' | 'label'>, { chats, notifications }: Unseen) {
  if (place === 'messages' && chats > 0) return { count: chats, name: `${label}, ${unseenWords('chats', chats)}` };
  if (place === 'notifications' && notifications > 0)
    return { count: notifications, name: `${label}, ${unseenWords('notifications', notifications)}` };
  return { count: 0, name: label };
}
