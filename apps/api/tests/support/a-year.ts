import type { Database } from '../../src/platform/db/database.ts';

/** Whose year it is: a member with a session, and two who deliver to each other. */
export type Lives = {
  readonly userId: string;
  readonly sessionId: string;
  readonly senderId: string;
  readonly carrierId: string;
};

/** `left`: of one row a day, how many days' rows are there when the jobs of that night are done. */
type Habit = {
  readonly left: number;
  /** Rows that are counted, where tonight's jobs make others. */
  readonly only?: string;
  readonly days?: number;
  readonly fill: (lives: Lives) => string;
};

const year = 365;
/** Where the past is longer than a year, so must be what is filled. */
const threeYears = 3 * year;

/** An hour younger than full days, so that a row is never just between two. */
const at = `now() - day * interval '1 day' + interval '1 hour'`;
const idOf = (prefix: string) => `'${prefix}_' || lpad(day::text, 26, '0')`;

/** What one day after the other leaves in each table whose rows go again. */
export const habits: Readonly<Record<string, Habit>> = {
  action_link: {
    left: 1,
    fill: ({ userId }) => `
      insert into action_link (id, user_id, mode, email, created_at, expires_at)
      select ${idOf('lnk')}, '${userId}', 'verifyEmail', 'a@b.example', ${at}, ${at} from days`,
  },
  one_time_code: {
    left: 1,
    fill: ({ userId }) => `
      insert into one_time_code (id, user_id, purpose, destination, created_at, expires_at)
      select ${idOf('otp')}, '${userId}', 'verify-email', 'a@b.example', ${at}, ${at} from days`,
  },
  federated_ticket: {
    left: 1,
    fill: () => `
      insert into federated_ticket (id, purpose, issuer, subject, email, email_verified, full_name, created_at, expires_at)
      select ${idOf('tkt')}, 'redeem', 'https://issuer.example', 'somebody', 'a@b.example', true, 'Ada', ${at}, ${at} from days`,
  },
  passkey_challenge: {
    left: 0,
    fill: () =>
      `insert into passkey_challenge (hash, purpose, created_at) select sha256(${idOf('key')}::bytea), 'sign-in', ${at} from days`,
  },
  password_guess: {
    left: 7,
    fill: () => `insert into password_guess (key, wrong, last_wrong_at) select ${idOf('guess')}, 1, ${at} from days`,
  },
  rate_limit: {
    left: 0,
    fill: () => `insert into rate_limit (key, window_ends_at, count) select ${idOf('limit')}, ${at}, 1 from days`,
  },
  session: {
    left: 30,
    fill: ({ userId }) => `
      insert into session (id, user_id, device, ip, started_at, expires_at, ended_at)
      select ${idOf('ses')}, '${userId}', 'A phone', '127.0.0.1', ${at}, ${at} + interval '1 year', ${at} from days`,
  },
  refresh_token: {
    left: 30,
    fill: ({ sessionId }) => `
      insert into refresh_token (hash, session_id, created_at, used_at)
      select sha256(${idOf('tok')}::bytea), '${sessionId}', ${at}, ${at} from days`,
  },
  presence: {
    left: 30,
    fill: ({ userId }) => `
      insert into presence (user_id, session_id, is_here, seen_at) select '${userId}', ${idOf('gone')}, false, ${at} from days`,
  },
  realtime_inbox: {
    left: 7,
    fill: () => `
      insert into realtime_inbox (user_id, seq, event, created_at)
      select 'usr_of_a_year', ${year} - day + 1, '{"type":"user.changed"}', ${at} from days`,
  },
  notification: {
    left: 90,
    fill: ({ userId }) => `
      insert into notification (id, user_id, type, category, subject, message, link, seen_at, created_at, modified_at)
      select ${idOf('ntf')}, '${userId}', 1, 'orders', ${idOf('pkg')}, 'Your parcel is there', '/orders', ${at}, ${at}, ${at} from days`,
  },
  notification_heard: {
    left: 14,
    fill: ({ userId }) =>
      `insert into notification_heard (user_id, key, heard_at) select '${userId}', ${idOf('heard')}, ${at} from days`,
  },
  order_request: {
    left: 30,
    fill: () => `
      insert into order_request (request_key, request_hash, result_id, created_at)
      select gen_random_uuid(), gen_random_uuid(), ${idOf('ord')}, ${at} from days`,
  },
  order_trail: {
    left: 7,
    fill: () =>
      `insert into order_trail (order_id, points, step_km, last_spot) select ${idOf('ord')}, '[[6.5, 3.4]]', 1, point(0, 0) from days`,
  },
  receiver_note: {
    left: 30,
    fill: () => `insert into receiver_note (order_id, note, written_at) select ${idOf('ord')}, 'Ring twice', ${at} from days`,
  },
  express_search: {
    left: 30,
    fill: () => `
      insert into express_search (package_id, wave, rings_until, state) select ${idOf('pkg')}, 1, ${at}, 'taken' from days`,
  },
  express_ring: {
    left: 30,
    fill: ({ carrierId }) => `
      insert into express_ring (package_id, rider_id, until, distance_m) select ${idOf('pkg')}, '${carrierId}', ${at}, 900 from days`,
  },
  timeline_term: {
    left: 0,
    fill: () => `
      insert into timeline_term (term, seq) select 'yaba', seq from timeline_item join days on timeline_item.id = ${idOf('pkg')}`,
  },
  timeline_view: {
    left: 30,
    fill: ({ userId }) =>
      `insert into timeline_view (item_id, user_id, created_at) select ${idOf('pkg')}, '${userId}', ${at} from days`,
  },
  business_invitation: {
    left: 30,
    fill: ({ userId }) => `
      insert into business_invitation (id, business_id, role, name, phone, invited_by, request_key, request_hash, created_at, expires_at)
      select ${idOf('inv')}, '${userId}', 'rider', 'Tobi', '+2348031234567', '${userId}', gen_random_uuid(), gen_random_uuid(),
        ${at} - interval '7 days', ${at} from days`,
  },
  rider_shift: {
    left: 400,
    days: threeYears,
    fill: ({ userId }) => `
      insert into rider_shift (id, business_id, rider_id, begins_at, ends_at, planned_by)
      select ${idOf('shf')}, '${userId}', '${userId}', ${at} - interval '8 hours', ${at}, '${userId}' from days`,
  },
  delivery_round: {
    left: 90,
    fill: ({ userId }) => `
      insert into delivery_round (id, business_id, rider_id, day, departs_at, planned_by, ended_at)
      select ${idOf('rnd')}, '${userId}', '${userId}', (${at})::date, ${at}, '${userId}', ${at} from days`,
  },
  collection: {
    left: 90,
    fill: ({ userId }) => `
      insert into collection (id, sender_id, created_at) select ${idOf('col')}, '${userId}', ${at} from days`,
  },
  collection_parcel: {
    left: 90,
    fill: () => `
      insert into collection_parcel (collection_id, position, package_id, order_id)
      select ${idOf('col')}, 0, ${idOf('pkg')}, ${idOf('ord')} from days`,
  },
  api_key: {
    left: 90,
    fill: ({ userId }) => `
      insert into api_key (id, user_id, name, hash, beginning, scopes, addresses, request_key, request_hash, created_at, revoked_at, revoked_by)
      select ${idOf('key')}, '${userId}', 'Shop', sha256(${idOf('key')}::bytea), 'wb_live_', '{read}', '{}', gen_random_uuid(), gen_random_uuid(),
             ${at}, ${at}, '${userId}' from days`,
  },
  round_stop: {
    left: 90,
    fill: () => `
      insert into round_stop (round_id, position, order_id, kind, travel_seconds, travel_metres)
      select ${idOf('rnd')}, 0, ${idOf('ord')}, 'pickup', 600, 4000 from days`,
  },
  api_key_request: {
    left: 90,
    fill: () => `
      insert into api_key_request (key_id, request_id, at, method, path, status, took)
      select ${idOf('key')}, 'req', ${at}, 'GET', '/api/orders', 200, 12 from days`,
  },
  test_world: {
    left: 0,
    fill: () => `
      insert into test_world (database, ended_at, made_at, used_at)
      select lower(${idOf('world')}), ${at}, ${at}, ${at} from days`,
  },
  key_budget: {
    left: 90,
    fill: ({ userId }) =>
      `insert into key_budget (key_id, user_id, currency, limit_minor) select ${idOf('key')}, '${userId}', 'NGN', 100 from days`,
  },
  fleet_act: {
    left: 400,
    days: threeYears,
    fill: ({ userId }) => `
      insert into fleet_act (business_id, acted_by, what, rider_id, created_at)
      select '${userId}', '${userId}', 'duty-on', '${userId}', ${at} from days`,
  },
  parcel_import: {
    left: 30,
    fill: ({ userId }) => `
      insert into parcel_import (id, user_id, file_name, headers, fields, settings, created_at, changed_at)
      select ${idOf('imp')}, '${userId}', 'orders.csv', '{Name}', '[null]', '{}', ${at}, ${at} from days`,
  },
  parcel_import_row: {
    left: 30,
    fill: () => `
      insert into parcel_import_row (import_id, position, cells, mark, state, faults)
      select ${idOf('imp')}, 1, '{Ada}', 'mark', 'faulty', '[]' from days`,
  },
  parcel_import_run: {
    left: 30,
    fill: () => `
      insert into parcel_import_run (request_key, import_id, request_hash, created_at)
      select gen_random_uuid(), ${idOf('imp')}, gen_random_uuid(), ${at} from days`,
  },
  door_words: {
    left: 365,
    fill: ({ userId }) => `
      insert into door_words (id, owner_id, door_key, words, said_by, said_at)
      select ${idOf('dwd')}, '${userId}', gen_random_uuid(), 'Blue gate', '${userId}', ${at} from days`,
  },
  price_quote: {
    left: 30,
    fill: ({ userId }) => `
      insert into price_quote (id, business_id, asked_by, currency, fee_minor, dispatch_mode, wanted_mode, delivery_type, weight_grams,
        pickup, drop_off, distance_m, list_version, list, lines, created_at, holds_until, request_key, request_hash)
      select ${idOf('prq')}, '${userId}', '${userId}', 'NGN', 200000, 0, 0, 0, 2000, '{}', '{}', 9000, 1, '{}', '[]', ${at},
        ${at} + interval '5 minutes', gen_random_uuid(), gen_random_uuid() from days`,
  },
  webhook_delivery: {
    left: 30,
    fill: ({ userId }) => `
      with endpoint as (
        insert into webhook_endpoint (id, owner_id, url, description, types, request_key, request_hash)
        values ('whe_of_a_year', '${userId}', 'https://shop.example', '', '{payout.paid}', gen_random_uuid(), gen_random_uuid()) returning id)
      insert into webhook_delivery (id, endpoint_id, message_id, event_key, type, about, payload, happened_at, state, created_at)
      select ${idOf('whd')}, endpoint.id, ${idOf('whm')}, day::text, 'payout.paid', '{}', '{}', ${at}, 'delivered', ${at} from days, endpoint`,
  },
  webhook_attempt: {
    left: 30,
    fill: () => `
      insert into webhook_attempt (delivery_id, status, ms, answer, at) select ${idOf('whd')}, 200, 80, '', ${at} from days`,
  },
  sale_code: {
    left: 2,
    fill: () => `
      insert into sale_code (id, sale_id, phone, expires_at, created_at)
      select ${idOf('bcd')}, 'sal_of_a_year', '+2348031234567', ${at}, ${at} from days`,
  },
  identity_check_file: {
    left: 30,
    fill: () => `
      insert into identity_check_file (id, check_id, kind, file_name, media_type, bytes, storage_key, uploaded_at)
      select ${idOf('doc')}, ${idOf('kyc')}, 'front', 'passport.png', 'image/png', 9, 'kyc/' || day, ${at} from days`,
  },
  provider_event: {
    left: 90,
    fill: () => `
      insert into provider_event (provider, event_key, about, received_at, processed_at)
      select 'paystack', ${idOf('evt')}, '{}', ${at}, ${at} from days`,
  },
  books_proof: {
    left: 400,
    days: threeYears,
    fill: () => `insert into books_proof (at, is_right, findings) select ${at}, true, '[]' from days`,
  },
  visit_count: {
    left: 730,
    days: threeYears,
    fill: () => `
      insert into visit_count (day, pattern, visits)
      select (now() at time zone 'Africa/Lagos')::date - day, '/timeline', 3 from days`,
  },
  'jobs.job': {
    left: 7,
    only: `group_id = 'of a year'`,
    fill: () => `
      insert into jobs.job (name, group_id, state, created_on, completed_on, data)
      select 'fast', 'of a year', 'completed', ${at}, ${at}, '{}' from days`,
  },
};

const place = `'{"label":"Yaba, Lagos","latitude":6.5,"longitude":3.37,"countryCode":"NG","state":"Lagos","city":"Lagos"}'::jsonb`;

/** What each day leaves for good: a delivery that is done and paid, what was said of it, an act of staff, a checked identity. */
const forGood = ({ userId, senderId, carrierId }: Lives): readonly string[] => [
  `insert into timeline_item (id, type, author_id, created_at, message, dispatch_mode, pickup_address, pickup, drop_off_addresses, drop_offs,
     ship_date, currency, price_minor, status, request_key, request_hash)
   select ${idOf('pkg')}, 1, '${senderId}', ${at}, 'A phone', 1, 'Yaba', ${place}, array['Wuse'], jsonb_build_array(${place}),
     (${at})::date, 'NGN', 600000, 'delivered', gen_random_uuid(), gen_random_uuid() from days`,
  `insert into package (item_id, delivery_type, weight_grams, category_id, handle_id, cost_minor, sender_name, receiver_name, sender_phone,
     receiver_phone, carrier_id)
   select ${idOf('pkg')}, 1, 2500, 3, 1, 100000, 'A', 'B', '+2348031234567', '+2348059876543', '${carrierId}' from days`,
  `insert into delivery_order (id, tracking_id, package_id, sender_id, carrier_id, asked_by, is_booking, is_express, status, currency, fee_minor,
     route_from, route_to, created_at, changed_at)
   select ${idOf('ord')}, translate(lpad(day::text, 9, '0'), '0123456789', 'ABCDEFGHJK'), ${idOf('pkg')}, '${senderId}', '${carrierId}',
     'carrier', false, false, 5, 'NGN', 600000, 'Yaba', 'Wuse', ${at}, ${at} from days`,
  `insert into order_event (id, order_id, what, status, actor, user_id, happened_at, heard_at)
   select ${idOf('evt')}, ${idOf('ord')}, 'order.completed', 5, 'carrier', '${carrierId}', ${at}, ${at} from days`,
  `insert into rating (order_id, by_id, of_id, rated_as, stars, created_at)
   select ${idOf('ord')}, '${senderId}', '${carrierId}', 'carrier', 5, ${at} from days`,
  `insert into chat_room (id, created_by, user_a, user_b) values ('room_of_a_year', '${senderId}', least('${senderId}', '${carrierId}'), greatest('${senderId}', '${carrierId}'))`,
  `insert into chat_message (room_id, seq, id, sender_id, client_id, kind, body, sent_at)
   select 'room_of_a_year', ${year} - day + 1, ${idOf('msg')}, '${senderId}', gen_random_uuid(), 0, 'Thank you', ${at} from days`,
  `insert into ops_act (at, what, subject, because) select ${at}, 'suspended', 'somebody', 'A year ago or less' from days`,
  `insert into identity_check (id, user_id, provider, state, created_at, submitted_at, decided_at)
   select ${idOf('kyc')}, '${userId}', 'built-in', 'accepted', ${at}, ${at}, ${at} from days`,
  `insert into sale (id, code, seller_id, title, price_minor, currency, weight_grams, category_id, pickup_address, pickup, delivery_paid_by,
     pay_when, may_open_first, state, request_key, request_hash, created_at, modified_at)
   values ('sal_of_a_year', 'ABCDEFGH23', '${senderId}', 'A camera', 100, 'NGN', 900, 3, 'Yaba', ${place}, 'buyer', 'now', false, 'ended', 'a key',
     'a hash', now() - interval '1 year', now() - interval '1 year')`,
];

/** One row a day in every table that grows, for a year or for longer where the past is kept for longer. */
export async function liveForAYear(db: Database, lives: Lives): Promise<void> {
  await db.begin(async (tx) => {
    const during = async (days: number, statement: string) => {
      await tx.unsafe(`create temporary view days as select day from generate_series(1, ${days}) as day`);
      await tx.unsafe(statement);
      await tx.unsafe('drop view days');
    };
    for (const statement of forGood(lives)) await during(year, statement);
    for (const { days = year, fill } of Object.values(habits)) await during(days, fill(lives));
  });
}
