import type { RestrictionView } from '@waybill/contract/measures/measure-view';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import type { Place } from '@waybill/contract/places/place';
import type { Db } from '../../../platform/db/database.ts';
import { restrictionOf, staffRoleOf } from '../../identity/index.ts';
import { isToRead } from './measures.ts';
import type { BusinessRow, Settings } from './profiles.ts';

/** Everything a view of a person is made from, in one row. */
export type UserRow = Settings &
  Omit<BusinessRow, 'name' | 'email' | 'website' | 'phone' | 'baseFareMinor'> & {
    readonly id: string;
    readonly username: string;
    readonly email: string;
    readonly phone: string | null;
    readonly pendingEmail: string | null;
    readonly authProvider: 'password' | 'oidc';
    readonly hasPassword: boolean;
    readonly countryCode: string;
    readonly isDispatchPartner: boolean;
    readonly isStaff: boolean;
    readonly staffRole: StaffRole | null;
    readonly isBlocked: boolean;
    readonly restriction: RestrictionView | null;
    readonly measuresToRead: number;
    readonly isEmailVerified: boolean;
    readonly isPhoneVerified: boolean;
    readonly createdAt: Date;
    readonly fullName: string;
    readonly city: string;
    readonly countryName: string;
    readonly referrer: string | null;
    readonly profilePicture: string | null;
    readonly kycStatus: number;
    readonly ratingSum: number;
    readonly ratingCount: number;
    readonly numberOfDeliveries: number;
    readonly packagesSent: number;
    readonly mutedUsers: readonly string[];
    readonly notInterestedItems: readonly string[];
    readonly hasPin: boolean;
    readonly documentKinds: readonly string[];
    readonly businessName: string | null;
    readonly businessEmail: string;
    readonly businessWebsite: string;
    readonly businessPhone: string;
    readonly baseFareMinor: string | null;
    /** Three, each as it was typed and where it is. */
    readonly activeLocations: readonly ({ readonly text: string; readonly place: Place } | null)[];
  };

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db<UserRow[]>`
    select account.id, username, account.email, account.phone, pending_email, auth_provider, password_hash is not null as has_password,
           country_code, is_dispatch_partner, is_staff, ${staffRoleOf(db)} as staff_role, blocked_at is not null and deactivated_at is null as is_blocked,
           ${restrictionOf(db)} as restriction,
           (select count(*)::int from measure where measure.user_id = account.id and ${isToRead(db)}) as measures_to_read,
           email_verified_at is not null as is_email_verified, phone_verified_at is not null as is_phone_verified, account.created_at,
           full_name, city, country_name, referrer, profile_picture, kyc_status, rating_sum, rating_count, number_of_deliveries, packages_sent,
           web_push_notification_enabled, show_read_receipts, show_presence, direct_messages_from, email_on_new_notifications, email_on_direct_messages,
           email_payment_receipts, email_order_performance, time_zone, muted_users, not_interested_items,
           wallet_pin.user_id is not null as has_pin,
           case when is_dispatch_partner
             then array(select kind from business_document where business_document.user_id = account.id) else '{}' end as document_kinds,
           business.name as business_name, business.email as business_email, website as business_website, business.phone as business_phone,
           rep_name, rep_role, rep_city, rep_country, rep_country_code, working_hours_start, working_hours_end,
           -- Counted as soon as the business has a list; before, what it told us of itself.
           coalesce((select nullif(count(*), 0)::int from vehicle where business_id = account.id and retired_at is null),
                    number_of_vehicles) as number_of_vehicles,
           base_fare_minor, active_locations
    from account
    join profile on profile.user_id = account.id
    left join wallet_pin on wallet_pin.user_id = account.id
    left join dispatch_business as business on business.user_id = account.id
    where account.id = ${id}`;
  return row;
}

export async function isUser(db: Db, id: string): Promise<boolean> {
  const [row] = await db`select from account where id = ${id}`;
  return row !== undefined;
}

/** Whether there is such an item of the timeline that this person may know of. */
export async function isTimelineItem(db: Db, id: string, viewerId: string): Promise<boolean> {
  const [row] = await db`
    select from timeline_item
    where id = ${id} and removed_at is null and (asked_of is null or ${viewerId} in (asked_of, author_id))`;
  return row !== undefined;
}

/** The room in which two people write to each other; nothing if they have none. */
export async function findCommonRoom(db: Db, one: string, other: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    select id from chat_room where user_a = least(${one}, ${other}) and user_b = greatest(${one}, ${other})`;
  return row?.id;
}

export async function hasMuted(db: Db, who: string, whom: string): Promise<boolean> {
  const [row] = await db`select from profile where user_id = ${who} and ${whom} = any(muted_users)`;
  return row !== undefined;
}

/** Addresses and settings for notifications to a member. */
export type Reach = Settings & Pick<UserRow, 'email' | 'isEmailVerified' | 'isBlocked' | 'fullName'>;

export async function reachOf(db: Db, userId: string): Promise<Reach | undefined> {
  const [row] = await db<Reach[]>`
    select email, email_verified_at is not null as is_email_verified, blocked_at is not null as is_blocked, full_name,
           web_push_notification_enabled, show_read_receipts, show_presence, direct_messages_from, email_on_new_notifications,
           email_on_direct_messages, email_payment_receipts, email_order_performance
    from account join profile on profile.user_id = account.id where account.id = ${userId}`;
  return row;
}
