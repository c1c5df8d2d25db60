import type { Section } from './section.ts';

/** The member's identity and use of the product. Hashes, tokens and storage locations are left out. */
export const personSections: readonly Section[] = [
  {
    name: 'account',
    read: async (db, userId) => {
      const [row] = await db`
        select id, username, email, phone, pending_email, auth_provider, country_code, is_dispatch_partner, is_staff, email_verified_at,
               phone_verified_at, password_hash is not null as has_password, blocked_at as suspended_at, created_at
        from account where id = ${userId}`;
      return row;
    },
  },
  {
    name: 'profile',
    read: async (db, userId) => {
      const [row] = await db`
        select full_name, city, country_name, referrer, profile_picture, kyc_status, rating_sum, rating_count, number_of_deliveries,
               packages_sent, web_push_notification_enabled, show_read_receipts, show_presence, direct_messages_from,
               email_on_new_notifications, email_on_direct_messages, email_payment_receipts, email_order_performance, time_zone, muted_users,
               not_interested_items
        from profile where user_id = ${userId}`;
      return row;
    },
  },
  {
    name: 'business',
    read: async (db, userId) => {
      const [row] = await db`
        select name, email, website, phone, rep_name, rep_role, rep_city, rep_country, rep_country_code, working_hours_start,
               working_hours_end, number_of_vehicles, round(base_fare_minor / 100.0, 2)::float8 as base_fare, active_locations
        from dispatch_business where user_id = ${userId}`;
      return row ?? null;
    },
  },
  {
    name: 'documents',
    read: (db, userId) => db`
      select id, kind, file_name, media_type, bytes, uploaded_at from business_document where user_id = ${userId} order by uploaded_at`,
  },
  {
    name: 'identityChecks',
    // Notes of staff on an acceptance are internal; reasons of a refusal are for the member.
    read: (db, userId) => db`
      select id, provider, state, document_type, document_number_end, name_on_document, date_of_birth, reasons,
             case when state = 'refused' then note else '' end as note, created_at,
             submitted_at, decided_at,
             (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'fileName', file_name, 'bytes', bytes, 'uploadedAt', uploaded_at)
                order by uploaded_at), '[]') from identity_check_file where check_id = identity_check.id) as files
      from identity_check where user_id = ${userId} order by created_at`,
  },
  {
    name: 'sessions',
    read: (db, userId) => db`
      select id, device, ip, started_at, last_used_at, expires_at, ended_at from session where user_id = ${userId} order by started_at`,
  },
  {
    name: 'federatedSignIns',
    read: (db, userId) => db`select issuer, created_at from federated_identity where user_id = ${userId} order by created_at`,
  },
  {
    name: 'devicesThatRing',
    read: (db, userId) =>
      db`select created_at, failures, failed_at from push_token where user_id = ${userId} order by created_at`,
  },
  {
    name: 'presence',
    read: (db, userId) => db`select is_here, seen_at from presence where user_id = ${userId} order by seen_at`,
  },
  {
    name: 'pictures',
    read: (db, userId) => db`
      select id, is_profile, state, width, height, duration_ms, attached_to, created_at from image where owner_id = ${userId} order by created_at`,
  },
  {
    name: 'notifications',
    read: (db, userId) => db`
      select id, type, category, subject, message, link, count, seen_at, created_at, modified_at, cleared_at from notification
      where user_id = ${userId} order by created_at`,
  },
  {
    name: 'reportsMade',
    // The outcome is between us and the reported member.
    read: (db, userId) => db`
      select 'person' as of, user_id as about, reason, message, created_at from user_report where reported_by = ${userId}
      union all
      select 'item', item_id, reason, message, created_at from timeline_report where reporter_id = ${userId}
      order by created_at`,
  },
  {
    name: 'measures',
    read: (db, userId) => db`
      select kind, reason, told_as, item_id as about, set_at, until, read_at, lifted_at, lifted_as from measure
      where user_id = ${userId} order by set_at`,
  },
  {
    name: 'appeals',
    read: (db, userId) => db`
      select kind, set_at, says, made_at, decided_at, outcome, appeal.told_as from appeal join measure on measure.id = measure_id
      where appeal.user_id = ${userId} order by made_at`,
  },
];
