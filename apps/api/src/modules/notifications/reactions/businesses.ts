import { roleNames } from '@waybill/contract/businesses/role-words';
import type { Reaction } from '../../../platform/jobs/outbox.ts';
import { memberEnded, memberJoined } from '../../businesses/index.ts';
import { assignmentAnswered, orderAssigned } from '../../orders/index.ts';
import { roundGiven } from '../../rounds/index.ts';
import type { NotificationsContext } from '../context.ts';
import { dayLink, peopleLink, workLink } from '../links.ts';
import { notifyOn } from '../notify-on.ts';
import { findMemberNames, findWork } from '../storage/business-facts.ts';

const parcels = (count: number) => (count === 1 ? 'a parcel' : `${count} parcels`);

export const businessReactions: readonly Reaction<NotificationsContext>[] = [
  notifyOn(orderAssigned, async (db, { assignmentId, orderId, businessId, riderId, roundId }) => {
    // A round is told once, with all its parcels.
    if (roundId !== undefined) return undefined;
    const work = await findWork(db, orderId, riderId);
    return (
      work && {
        type: 'workGiven',
        words: `${work.businessName} wants you to ride ${work.routeFrom} → ${work.routeTo}. Can you?`,
        to: [riderId],
        subject: orderId,
        key: `given ${assignmentId}`,
        link: workLink(orderId, businessId),
      }
    );
  }),
  notifyOn(roundGiven, async (db, { roundId, revision, businessId, riderId, count }) => {
    const names = await findMemberNames(db, businessId, riderId);
    return (
      names && {
        type: 'workGiven',
        words: `${names.businessName} wants you to ride a round with ${parcels(count)}. Can you?`,
        to: [riderId],
        subject: roundId,
        key: `round ${roundId} ${revision}`,
        link: dayLink(businessId),
      }
    );
  }),
  notifyOn(assignmentAnswered, async (db, { assignmentId, orderId, businessId, riderId, answer, reason }) => {
    const work = answer === 'declined' ? await findWork(db, orderId, riderId) : undefined;
    return (
      work && {
        type: 'workDeclined',
        words: `${work.riderName} cannot ride ${work.routeFrom} → ${work.routeTo}: “${reason}” Please give it to somebody else.`,
        to: [businessId],
        subject: orderId,
        key: `declined ${assignmentId}`,
        link: workLink(orderId, businessId),
      }
    );
  }),
  notifyOn(memberJoined, async (db, { membershipId, businessId, userId, role }) => {
    const names = await findMemberNames(db, businessId, userId);
    return (
      names && {
        type: 'memberJoined',
        words: `${names.memberName} has said yes and is ${roleNames[role]} of yours now.`,
        to: [businessId],
        subject: membershipId,
        key: `joined ${membershipId}`,
        link: peopleLink,
      }
    );
  }),
  notifyOn(memberEnded, async (db, { membershipId, businessId, userId, as, ordersBack, inTheirHands }) => {
    const names = as === 'closed' ? undefined : await findMemberNames(db, businessId, userId);
    if (!names || (as === 'removed' && ordersBack === 0)) return undefined;
    const left = as === 'left' ? `${names.memberName} has left you.` : `${names.memberName} acts for you no more.`;
    const back =
      ordersBack === 0 ? '' : ` ${ordersBack === 1 ? 'One order waits' : `${ordersBack} orders wait`} for another rider.`;
    const fetch = inTheirHands === 0 ? '' : ` They still have ${parcels(inTheirHands)}: please send somebody to fetch it.`;
    return {
      type: 'memberEnded',
      words: `${left}${back}${fetch}`,
      to: [businessId],
      subject: membershipId,
      key: `ended ${membershipId}`,
      link: ordersBack === 0 ? peopleLink : '/orders',
    };
  }),
];
