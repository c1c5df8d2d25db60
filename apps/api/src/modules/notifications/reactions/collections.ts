import type { Reaction } from '../../../platform/jobs/outbox.ts';
import { collectionDeclined, collectionOffered, collectionPickedUp, collectionTaken } from '../../collections/index.ts';
import type { NotificationsContext } from '../context.ts';
import { collectionLink } from '../links.ts';
import { notifyOn } from '../notify-on.ts';
import { findName } from '../storage/facts.ts';

const parcels = (count: number) => (count === 1 ? 'parcel' : `${count} parcels`);

/** Of many parcels at once people hear once. */
export const collectionReactions: readonly Reaction<NotificationsContext>[] = [
  notifyOn(collectionOffered, async (db, { collectionId, senderId, askedId, count }) => ({
    type: 'requestReceived',
    words: `${await findName(db, senderId)} asks you to fetch ${parcels(count)} at one door. See where they go, and what you earn.`,
    to: [askedId],
    by: senderId,
    unlessMuted: true,
    subject: collectionId,
    key: `offered ${collectionId}`,
    link: collectionLink(collectionId),
  })),
  notifyOn(collectionDeclined, async (db, { collectionId, senderId, askedId, count }) => ({
    type: 'requestEnded',
    words: `${await findName(db, askedId)} cannot fetch your ${parcels(count)}. They stay posted; you can ask somebody else.`,
    to: [senderId],
    by: askedId,
    subject: collectionId,
    key: `declined ${collectionId}`,
    link: collectionLink(collectionId),
  })),
  notifyOn(collectionTaken, async (db, { collectionId, senderId, carrierId, count }) => ({
    type: 'orderAccepted',
    words: `It’s agreed: ${await findName(db, carrierId)} carries your ${parcels(count)}. One code is for all of them at the pickup.`,
    to: [senderId],
    by: carrierId,
    subject: collectionId,
    key: `taken ${collectionId}`,
    link: collectionLink(collectionId),
  })),
  notifyOn(collectionPickedUp, async (db, { collectionId, senderId, carrierId, count, firstOrderId }) => ({
    type: 'orderPickedUp',
    words: `${await findName(db, carrierId)} has picked up your ${parcels(count)}.`,
    to: [senderId],
    by: carrierId,
    subject: collectionId,
    key: `picked up ${firstOrderId}`,
    link: collectionLink(collectionId),
  })),
];
