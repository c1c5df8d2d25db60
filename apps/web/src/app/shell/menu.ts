import type { OwnUser } from '@waybill/contract/users/user-view';
import Bell from 'lucide-react/icons/bell';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import Settings from 'lucide-react/icons/settings';
import Tag from 'lucide-react/icons/tag';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import type { Unseen } from '../../features/notifications/api/get-unseen.ts';
import { unseenWords } from '../../features/notifications/model/unseen-words.ts';
import { paths } from '../../session/paths.ts';
import { type MenuPlace, menuPlaces } from './active-view.ts';

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
};

type MenuUser = Pick<OwnUser, 'isDispatchPartner' | 'isNigerian'>;

/** As they are listed: selling beside the orders that come of it. */
const listed: readonly MenuPlace[] = menuPlaces.flatMap((place) =>
  place === 'sales' ? [] : place === 'orders' ? [place, 'sales'] : [place],
);

/**
 * The ten places with their indexes; activity is for dispatch partners only, what is sold by link is sold in naira, the wallet is
 * the one at home.
 */
export function menuFor(user: MenuUser): MenuEntry[] {
  return listed
    .map((place) => ({ place, index: menuPlaces.indexOf(place), ...looks[place] }))
    .map((entry) => (entry.place === 'wallet' && !user.isNigerian ? { ...entry, to: paths.walletIntl } : entry))
    .filter((entry) => entry.place !== 'activity' || user.isDispatchPartner)
    .filter((entry) => entry.place !== 'sales' || user.isNigerian);
}

/** The five places of the bar on a phone. */
export function bottomBarFor(user: MenuUser): MenuEntry[] {
  return menuFor(user)
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
