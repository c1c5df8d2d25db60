import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Reaction } from '../../platform/jobs/outbox.ts';
import type { NotificationsContext } from './context.ts';
import { sendDueEmails, sendMessagesEmail, sendNotificationsEmail } from './jobs/email-jobs.ts';
import { ringPhones, ringPhonesForChat } from './jobs/ring-phones.ts';
import { sweepNotifications } from './jobs/sweep.ts';
import { businessReactions } from './reactions/businesses.ts';
import { chatReactions } from './reactions/chat.ts';
import { collectionReactions } from './reactions/collections.ts';
import { feeReactions } from './reactions/fees.ts';
import { fleetReactions } from './reactions/fleet.ts';
import { identityReactions } from './reactions/identity.ts';
import { orderReactions } from './reactions/orders.ts';
import { pinReactions } from './reactions/pins.ts';
import { questionReactions } from './reactions/questions.ts';
import { saleReactions } from './reactions/sales.ts';
import { timelineReactions } from './reactions/timeline.ts';
import { walletReactions } from './reactions/wallet.ts';
import { clearNotificationsRoute } from './routes/clear-notifications.ts';
import { getUnseenRoute } from './routes/get-unseen.ts';
import { listNotificationsRoute } from './routes/list-notifications.ts';
import { markAllNotificationsRoute } from './routes/mark-all-notifications.ts';
import { markNotificationRoute } from './routes/mark-notification.ts';
import { restoreNotificationsRoute } from './routes/restore-notifications.ts';
import { unsubscribeRoute } from './routes/unsubscribe.ts';

export { announce } from './commands/announce.ts';
export { forgetReader } from './commands/forget-reader.ts';
export { recordPastNotifications } from './commands/record-past-notifications.ts';
export type { NotificationsContext } from './context.ts';

export const notificationsRoutes: readonly Route<NotificationsContext>[] = [
  listNotificationsRoute,
  markNotificationRoute,
  markAllNotificationsRoute,
  clearNotificationsRoute,
  restoreNotificationsRoute,
  getUnseenRoute,
  unsubscribeRoute,
];
export const notificationsJobs: readonly JobHandler<NotificationsContext>[] = [
  ringPhones,
  ringPhonesForChat,
  sendNotificationsEmail,
  sendMessagesEmail,
  sendDueEmails,
  sweepNotifications,
];
export const notificationsReactions: readonly Reaction<NotificationsContext>[] = [
  ...timelineReactions,
  ...orderReactions,
  ...questionReactions,
  ...collectionReactions,
  ...saleReactions,
  ...businessReactions,
  ...fleetReactions,
  ...feeReactions,
  ...walletReactions,
  ...identityReactions,
  ...pinReactions,
  ...chatReactions,
];
