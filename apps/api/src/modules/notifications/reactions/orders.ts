import { transact } from '../../../platform/db/database.ts';
import { type Reaction, react } from '../../../platform/jobs/outbox.ts';
import { orderEvents, parcelExpired, riderNotFound, userRated } from '../../orders/index.ts';
import type { NotificationsContext } from '../context.ts';
import { itemLink, orderLink, requestLink, starsLink } from '../links.ts';
import { type NotificationInput, notify } from '../notify.ts';
import { notificationsOfStep, type StepNotification } from '../order-notifications.ts';
import { findName, findOrderFacts, findParcelFacts, type OrderFacts } from '../storage/facts.ts';

async function notifyAll(
  context: NotificationsContext,
  key: string,
  facts: OrderFacts,
  all: readonly StepNotification[],
): Promise<void> {
  await transact(context.db, async (tx) => {
    // In the order of their ids, like every act that notifies several people.
    for (const notification of [...all].sort((a, b) => (a.to < b.to ? -1 : 1)))
      await notify(context, tx, notificationOf(key, facts, notification));
  });
}

/** The notification of one side about a step. */
export function notificationOf(key: string, facts: OrderFacts, step: StepNotification): NotificationInput {
  const { orderId, packageId, itemType, carrierId, userId } = facts;
  const { to, isRequest = false, subject = orderId, ...notification } = step;
  return {
    ...notification,
    to: [to],
    subject,
    key,
    link: isRequest ? requestLink(packageId, carrierId) : orderLink(orderId),
    item: { id: packageId, type: itemType },
    by: userId,
  };
}

const stepReactions = orderEvents.map((event) =>
  react(event, 'notification', async (context: NotificationsContext, { eventId }) => {
    const facts = await findOrderFacts(context.db, eventId);
    if (facts) await notifyAll(context, eventId, facts, notificationsOfStep(event.name, facts));
  }),
);

const notifyOfNoRider = react(riderNotFound, 'notification', async (context: NotificationsContext, event) => {
  const { packageId, senderId, at } = event;
  const parcel = await findParcelFacts(context.db, packageId);
  if (!parcel) return;
  await transact(context.db, (tx) =>
    notify(context, tx, {
      to: [senderId],
      type: 'riderNotFound',
      subject: packageId,
      key: `no rider ${packageId} ${at}`,
      words: `No rider took your express parcel to ${parcel.routeTo}. You can ring riders again, or let it wait on the timeline.`,
      link: itemLink(parcel.itemType, packageId),
      item: { id: packageId, type: parcel.itemType },
    }),
  );
});

const notifyOfExpiredParcel = react(parcelExpired, 'notification', async (context: NotificationsContext, event) => {
  const { packageId, senderId } = event;
  const parcel = await findParcelFacts(context.db, packageId);
  if (!parcel) return;
  await transact(context.db, (tx) =>
    notify(context, tx, {
      to: [senderId],
      type: 'parcelExpired',
      subject: packageId,
      key: `expired ${packageId}`,
      words: `Nobody took your parcel to ${parcel.routeTo} in time. Your money is back in your balance.`,
      link: itemLink(parcel.itemType, packageId),
      item: { id: packageId, type: parcel.itemType },
    }),
  );
});

export function notificationOfStars(
  { orderId, byId, ofId, stars }: { orderId: string; byId: string; ofId: string; stars: number },
  name: string,
): NotificationInput {
  return {
    to: [ofId],
    type: 'rated',
    subject: orderId,
    key: `rated ${orderId} ${byId}`,
    words: `${name} gave you ${stars} of 5 stars.`,
    link: starsLink(ofId),
    by: byId,
    unlessMuted: true,
  };
}

const notifyOfStars = react(userRated, 'notification', async (context: NotificationsContext, event) => {
  const notification = notificationOfStars(event, await findName(context.db, event.byId));
  await transact(context.db, (tx) => notify(context, tx, notification));
});

export const orderReactions: readonly Reaction<NotificationsContext>[] = [
  ...stepReactions,
  notifyOfNoRider,
  notifyOfExpiredParcel,
  notifyOfStars,
];
