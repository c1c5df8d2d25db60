import { paperNames } from '@waybill/contract/fleet/vehicle-papers';
import type { Reaction } from '../../../platform/jobs/outbox.ts';
import { paperEnds, shiftsPlanned, vehicleGiven } from '../../fleet/index.ts';
import type { NotificationsContext } from '../context.ts';
import { dutyLink, papersLink } from '../links.ts';
import { notifyOn } from '../notify-on.ts';
import { findMemberNames } from '../storage/business-facts.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(',', '');

function endsWhen(expiresOn: string, daysLeft: number): string {
  if (daysLeft < 0) return `ran out on ${dayText(expiresOn)}. Please renew it before it goes out again.`;
  if (daysLeft === 0) return 'runs out today. Please renew it before it goes out again.';
  return `runs out on ${dayText(expiresOn)}, in ${daysLeft === 1 ? 'a day' : `${daysLeft} days`}.`;
}

export const fleetReactions: readonly Reaction<NotificationsContext>[] = [
  notifyOn(paperEnds, async (_db, { paperId, businessId, plate, kind, expiresOn, daysLeft }) => ({
    type: 'papersEnd',
    words: `${plate}: the ${paperNames[kind]} ${endsWhen(expiresOn, daysLeft)}`,
    to: [businessId],
    subject: paperId,
    key: `paper ${paperId} ${expiresOn} ${daysLeft}`,
    link: papersLink,
  })),
  notifyOn(vehicleGiven, async (db, { businessId, riderId, vehicleId, plate, givenAt }) => {
    const names = await findMemberNames(db, businessId, riderId);
    return (
      names && {
        type: 'vehicleGiven',
        words: `${names.businessName} has given you ${plate}. It is yours to ride until they take it back.`,
        to: [riderId],
        subject: vehicleId,
        key: `given ${vehicleId} ${givenAt}`,
        link: dutyLink(businessId),
      }
    );
  }),
  notifyOn(shiftsPlanned, async (db, { businessId, riderId, week, key }) => {
    const names = await findMemberNames(db, businessId, riderId);
    return (
      names && {
        type: 'shiftsPlanned',
        words: `${names.businessName} has planned your shifts of the week of ${dayText(week)}.`,
        to: [riderId],
        subject: `${businessId} ${week}`,
        key: `planned ${key}`,
        link: dutyLink(businessId),
      }
    );
  }),
];
