import type { QueryClient } from '@tanstack/react-query';
import { notificationTypes } from '@waybill/contract/notifications/enums';
import type { NotificationView } from '@waybill/contract/notifications/notification-view';
import type { RealtimeEvent } from '@waybill/contract/realtime/events';
import type { AppState } from '../../session/app-state.ts';
import { paths } from '../../session/paths.ts';
import { readPopup } from '../../session/popup/popup-address.ts';
import { ui } from '../../session/ui/ui-state.ts';
import { toast } from '../../ui/toast.tsx';
import { fetchNewest } from './api/list-notifications.ts';
import { markNotification } from './api/mark-notification.ts';
import { refreshUnseen } from './model/refresh-unseen.ts';

export type NotificationsEvent = Extract<RealtimeEvent, { type: `notification.${string}` }>;

/**
 * The notifications that get a toast. Steps of orders have toasts of their own, one’s own actions
 * need none, and everything else can wait for its badge.
 */
const toastTitles: ReadonlyMap<number, string> = new Map([
  [notificationTypes.liked, 'New like'],
  [notificationTypes.commented, 'New comment'],
  [notificationTypes.moneyIn, 'Money added'],
  [notificationTypes.payoutFailed, 'Payout returned'],
  [notificationTypes.moneyTakenBack, 'Payment reversed'],
  [notificationTypes.moneyCorrected, 'Balance corrected'],
  [notificationTypes.earningsCleared, 'Earnings cleared'],
]);

// A row that counts gets one toast, not with every count.
const shownIds = new Set<string>();

/** The list of notifications is no longer what was loaded: badge and page look again, and some rows get a toast. */
export async function handleNotificationsEvent(queries: QueryClient, event: NotificationsEvent, app: AppState): Promise<void> {
  ui.notificationsChanged();
  refreshUnseen(queries);
  if (event.what !== 'added') shownIds.clear();
  else if (event.id !== null && !shownIds.has(event.id) && !isBusy(app)) await showToast(event.id, app);
}

/** On the page of notifications it shows by itself; a sheet is no place for other notifications; a hidden tab is not looked at. */
function isBusy({ read }: AppState): boolean {
  const { pathname, search } = read();
  return pathname === paths.notifications || readPopup(search).view !== 'Hidden' || document.visibilityState === 'hidden';
}

async function showToast(id: string, app: AppState): Promise<void> {
  try {
    const row = (await fetchNewest()).find((newest) => newest.Id === id);
    const title = row && toastTitles.get(row.NotificationType);
    if (!row || title === undefined || shownIds.has(id) || isShown(row, app)) return;
    shownIds.add(id);
    const act = () => {
      app.go(row.link);
      // Left unmarked it stays in the list, as new as it was.
      markNotification(id).catch(() => {});
    };
    toast.asking(title, row.Message, { label: 'View', act });
  } catch {
    // Nobody asked for this, so its failure is not shown.
  }
}

/** Whether the page already shows it: the post shows its comments, and the wallet its money. */
function isShown({ link, category }: NotificationView, { read }: AppState): boolean {
  const { pathname } = read();
  if (category === 'money') return [paths.walletNg, paths.walletIntl, paths.paystackSuccess].some((path) => pathname === path);
  return pathname === link.split('?')[0];
}
