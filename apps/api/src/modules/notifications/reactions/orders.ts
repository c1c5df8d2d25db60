import { transact } from '../../../platform/db/database.ts';
import { type DomainEvent, type Reaction, react } from '../../../platform/jobs/outbox.ts';
import { orderEvents, parcelExpired, receiverNoted, riderNotFound, userRated } from '../../orders/index.ts';
import type { NotificationsContext } from '../context.ts';
import { orderLink, parcelLink, requestLink, searchLink, starsLink } from '../links.ts';
import { type NotificationInput, notify } from '../notify.ts';
import { notifyOn } from '../notify-on.ts';
import { notificationsOfStep } from '../order-notifications.ts';
import type { StepNotification } from '../step-notification.ts';
import { findName, findOrderFacts, findParcelFacts, type OrderFacts, type ParcelFacts } from '../storage/facts.ts';

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
  react(event, 'notification', async (context: NotificationsContext, { eventId, isToldTogether }) => {
    if (isToldTogether) return;
    const facts = await findOrderFacts(context.db, eventId);
    if (facts) await notifyAll(context, eventId, facts, notificationsOfStep(event.name, facts));
  }),
);

type Unsent = { readonly packageId: string; readonly senderId: string };

/** A parcel that stays with its sender. */
function notifyOfUnsent<Data extends Unsent>(
  event: DomainEvent<Data>,
  told: (data: Data, parcel: ParcelFacts) => Pick<NotificationInput, 'type' | 'key' | 'words' | 'link'>,
) {
  return notifyOn(event, async (db, data) => {
    const { packageId, senderId } = data;
    const parcel = await findParcelFacts(db, packageId);
    return (
      parcel && {
        to: [senderId],
        subject: packageId,
        item: { id: packageId, type: parcel.itemType },
        ...told(data, parcel),
      }
    );
  });
}

const notifyOfNoRider = notifyOfUnsent(riderNotFound, ({ packageId, at }, { routeTo }) => ({
  type: 'riderNotFound',
  key: `no rider ${packageId} ${at}`,
  words: `No rider took your express parcel to ${routeTo}. Ring again, raise the fee, or make it an ordinary parcel.`,
  link: searchLink(packageId),
}));

const notifyOfExpiredParcel = notifyOfUnsent(parcelExpired, ({ packageId }, { routeTo, itemType }) => ({
  type: 'parcelExpired',
  key: `expired ${packageId}`,
  words: `Nobody took your parcel to ${routeTo} in time. Your money is back in your balance; you can send it again.`,
  link: parcelLink(itemType, packageId),
}));

/** Not what it says: a notification is read over a shoulder, and kept. */
const notifyOfNote = notifyOn(receiverNoted, async (db, { orderId, packageId, carrierId, at }) => {
  const parcel = await findParcelFacts(db, packageId);
  return (
    parcel && {
      to: [carrierId],
      type: 'receiverNoted',
      subject: orderId,
      key: `note ${orderId} ${at}`,
      words: `The receiver of your parcel to ${parcel.routeTo} left you a note about the handover.`,
      link: orderLink(orderId),
      item: { id: packageId, type: parcel.itemType },
    }
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

const notifyOfStars = notifyOn(userRated, async (db, event) => notificationOfStars(event, await findName(db, event.byId)));

export const orderReactions: readonly Reaction<NotificationsContext>[] = [
  ...stepReactions,
  notifyOfNoRider,
  notifyOfExpiredParcel,
  notifyOfStars,
  notifyOfNote,
];
