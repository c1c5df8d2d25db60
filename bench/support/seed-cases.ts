import type { Database } from '../../apps/api/src/platform/db/database.ts';

/** What the desk of a busy house has to do: as many cases of each kind wait, and as many were decided in the half year before. */
export const caseSizes = { kinds: 9, staff: 10 } as const;

/** Who works here; the first of them leads. */
export const staffId = (number: number): string => `usr_6${String(number).padStart(25, '0')}`;

/** The id of something that belongs to a case, by the kind of thing and the number of the case. */
export const caseThing = (prefix: string, number: number, step = ''): string =>
  `${prefix}_${step}${String(number).padStart(26 - step.length, '0')}`;

/** Our people, and the account that they answer as. They work in a house without a case, too. */
export async function seedStaff(db: Database): Promise<void> {
  await db.unsafe(`
    insert into account (id, username, email, auth_provider, country_code, email_verified_at, is_staff, staff_role)
    select 'usr_6' || lpad(n::text, 25, '0'), 'colleague' || n, 'colleague' || n || '@bench.example', 'password', 'NG', now(), true,
      case when n = 1 then 'lead' else 'support' end
    from generate_series(1, ${caseSizes.staff}) as n
    union all
    select 'usr_00000000000000000000000001', 'waybill.support', 'support@support.invalid', 'password', 'NG', now(), true, null`);
  await db.unsafe(`
    insert into profile (user_id, full_name, country_name)
    select id, 'Colleague ' || right(username, 2), 'Nigeria' from account where is_staff`);
  await db.unsafe(`
    insert into second_factor (user_id, authenticator_id, authenticator_at)
    select 'usr_6' || lpad(n::text, 25, '0'), 'aut_6' || lpad(n::text, 25, '0'), now() from generate_series(1, ${caseSizes.staff}) as n`);
}

/** Beside people (`seedOrderPeople`) and staff: so many cases of each kind that wait, with what they are about, and their history. */
export async function seedCases(db: Database, each: number): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    // Rows that are made right need not be looked up one by one.
    await tx`set local session_replication_role = replica`;
    // Those that wait came within three days, the others within half a year.
    await tx.unsafe(`
      create temporary table one_case on commit drop as
      select *, case when not is_open then since + (1 + n % 40) * interval '1 hour' end as decided,
        'usr_7' || lpad((1 + n % 1999)::text, 25, '0') as user_id, 'usr_7' || lpad((1 + (n + 7) % 1999)::text, 25, '0') as other_id,
        'usr_6' || lpad((1 + n % ${caseSizes.staff})::text, 25, '0') as staff_id, lpad(n::text, 26, '0') as tail, lpad(n::text, 25, '0') as short
      from (select n, n <= ${each} as is_open,
              date_trunc('milliseconds', now() - case when n <= ${each} then n * interval '3 days' / ${each}
                else interval '2 days' + (n - ${each}) * interval '180 days' / ${each} end) as since
            from generate_series(1, ${2 * each}) as n) as numbered`);
    await tx.unsafe('analyze one_case');
    for (const statement of [...goods, ...disputes, ...sales, ...people, ...money, ...ours]) await tx.unsafe(statement);
  });
  await db.unsafe(`select keep_support_wait(room_id) from chat_member where user_id = 'usr_00000000000000000000000001'`);
  await db.unsafe('vacuum analyze');
}

const place = `'{"label": "Yaba, Lagos", "latitude": 6.5, "longitude": 3.4, "countryCode": "NG", "state": "Lagos", "city": "Lagos"}'::jsonb`;

/** Parcels: those of disputes, and those of sales in question. */
const parcels = `(select *, 'pkg_' || tail as package_id, 'ord_' || tail as order_id, false as is_sale from one_case
  union all select *, 'pkg_1' || short, 'ord_1' || short, true from one_case) as parcel`;

const goods = [
  `insert into timeline_item (id, type, author_id, created_at, message, dispatch_mode, pickup_address, pickup, drop_off_addresses, drop_offs,
     ship_date, currency, price_minor, status, request_key, request_hash)
   select package_id, 1, user_id, since, 'A parcel', 1, 'Yaba', ${place}, array['Ajah'], jsonb_build_array(${place}), since::date, 'NGN', 600000,
     'matched', gen_random_uuid(), gen_random_uuid() from ${parcels} order by n`,
  `insert into package (item_id, delivery_type, weight_grams, category_id, handle_id, cost_minor, sender_name, receiver_name, sender_phone,
     receiver_phone, carrier_id)
   select package_id, 1, 2500, 3, 1, 100000, 'A', 'B', '+2348031234567', '+2348059876543', other_id from ${parcels} order by n`,
  `insert into delivery_order (id, tracking_id, package_id, sender_id, carrier_id, asked_by, is_booking, is_express, status, currency, fee_minor,
     route_from, route_to, created_at, changed_at, is_sale)
   select order_id, translate(lpad((n + case when is_sale then 500000000 else 0 end)::text, 9, '0'), '0123456789', 'ABCDEFGHJK'), package_id,
     user_id, other_id, 'carrier', false, false, case when is_sale then 4 when is_open then 8 else 6 end, 'NGN', 600000, 'Yaba', 'Ajah',
     since - interval '2 days', coalesce(decided, since), is_sale from ${parcels} order by n`,
  `insert into order_event (id, order_id, what, status, actor, user_id, happened_at, heard_at)
   select 'evt_' || (step + case when is_sale then 5 else 0 end) || short, order_id, what, status, 'carrier', other_id, at, at
   from ${parcels}, lateral (values (0, 'order.requested', 0, since - interval '2 days'), (1, 'order.accepted', 1, since - interval '2 days'),
     (2, 'order.picked-up', 2, since - interval '1 day')) as steps(step, what, status, at) order by n, step`,
];

const disputes = [
  `insert into order_event (id, order_id, what, status, actor, user_id, happened_at, heard_at, message)
   select 'evt_A' || short, 'ord_' || tail, 'order.disputed', 8, 'sender', user_id, since, since, 'It never came' from one_case order by n`,
  `insert into order_event (id, order_id, what, status, actor, happened_at, heard_at)
   select 'evt_B' || short, 'ord_' || tail, 'order.cancelled', 6, 'ops', decided, decided from one_case where not is_open order by n`,
  // One in ten of those that were decided: what a carrier says to it comes now.
  `insert into order_event (id, order_id, what, actor, user_id, happened_at, heard_at)
   select 'evt_C' || short, 'ord_' || tail, 'claim-late', 'carrier', other_id, now(), now() - n % 50 * interval '1 hour'
   from one_case where not is_open and n % 10 = 0 order by n`,
  `insert into escrow (package_id, sender_id, carrier_id, currency, fee_minor, charge_minor, state, title, held_at, ended_at)
   select 'pkg_' || tail, user_id, null, 'NGN', 600000, 50000, case when is_open then 'frozen' else 'released' end, 'A parcel number ' || n,
     since - interval '2 days', decided from one_case order by n`,
];

const sales = [
  `insert into sale (id, code, seller_id, title, price_minor, currency, weight_grams, category_id, pickup_address, pickup, delivery_paid_by, pay_when,
     may_open_first, delivery_fee_minor, state, package_id, request_key, request_hash, created_at, modified_at)
   select 'sal_' || tail, translate(lpad(n::text, 10, '0'), '0123456789', 'ABCDEFGHJK'), user_id, 'Leather bag ' || n, 1000000, 'NGN', 2500, 3, 'Yaba',
     ${place}, 'buyer', 'now', false, 600000, case when is_open then 'questioned' else 'paid-out' end, 'pkg_1' || short, 'request ' || n, 'hash',
     since - interval '3 days', coalesce(decided, since) from one_case order by n`,
  `insert into sale_order (id, sale_id, name, phone, dropoff_address, dropoff, pay_when, fee_minor, charge_minor, buyer_pays_minor, complaint,
     complained_at, created_at)
   select 'byr_' || tail, 'sal_' || tail, 'Bola Ade', '+23490' || lpad(n::text, 8, '0'), 'Ajah', ${place}, 'now', 600000, 50000, 1650000,
     'It is torn', since, since - interval '3 days' from one_case order by n`,
  `insert into sale_decision (sale_id, buyer_id, decision, to_buyer_minor, because, decided_at)
   select 'sal_' || tail, 'byr_' || tail, 'release', 0, 'It is as it was shown', decided from one_case where not is_open`,
  `insert into escrow (package_id, sender_id, carrier_id, currency, fee_minor, charge_minor, state, title, held_at, ended_at, buyer_id, goods_minor,
     delivery_by, goods_state)
   select 'pkg_1' || short, user_id, case when not is_open then other_id end, 'NGN', 600000, 50000, case when is_open then 'held' else 'captured' end,
     'Leather bag ' || n, since - interval '3 days', decided, 'byr_' || tail, 1000000, 'buyer', case when is_open then 'waiting' else 'seller' end
   from one_case order by n`,
];

const people = [
  `insert into identity_check (id, user_id, provider, state, document_type, document_number_end, name_on_document, created_at, submitted_at, decided_at,
     decided_by)
   select 'kyc_' || tail, user_id, 'built-in', case when is_open then 'pending' else 'accepted' end, 'nin', '1234', 'Person Number' || n, since, since,
     decided, case when not is_open then staff_id end from one_case order by n`,
  `insert into user_report (user_id, reported_by, reason, message, created_at, handled_at, handled_by, outcome)
   select user_id, other_id, 'scam', 'He wanted money before', since, decided, case when not is_open then 'colleague' end,
     case when not is_open then 'warned' end from one_case where n % 2 = 0 order by n`,
  `insert into timeline_item (id, type, author_id, created_at, message, request_key, request_hash)
   select 'pst_' || tail, 3, user_id, since, 'Send me money and I carry it', gen_random_uuid(), gen_random_uuid() from one_case where n % 2 = 1 order by n`,
  `insert into timeline_report (reporter_id, item_id, reason, message, created_at, handled_at, handled_by, outcome)
   select other_id, 'pst_' || tail, 'scam', 'That is a trick', since, decided, case when not is_open then 'colleague' end,
     case when not is_open then 'nothing' end from one_case where n % 2 = 1 order by n`,
  // Nobody has two rooms with us: the oldest of those that were answered are left out.
  `create temporary table talk on commit drop as
   select distinct on (user_id) *, 4 + n % 5 - (4 + n % 5 - case when is_open then 1 else 0 end) % 2 as last_seq from one_case order by user_id, n`,
  `insert into chat_room (id, user_a, user_b, created_by, created_at, last_seq)
   select 'rom_' || tail, 'usr_00000000000000000000000001', user_id, user_id, since - interval '1 day', last_seq from talk order by n`,
  `insert into chat_member (room_id, user_id, newest_at, delivered_seq, read_seq, shown_read_seq)
   select 'rom_' || tail, who, coalesce(decided, since), last_seq, last_seq, last_seq
   from talk, unnest(array['usr_00000000000000000000000001', user_id]) as who order by n`,
  `insert into chat_message (room_id, seq, id, sender_id, client_id, kind, body, sent_at)
   select 'rom_' || tail, seq, 'msg_' || seq || short, case when seq % 2 = 1 then user_id else 'usr_00000000000000000000000001' end, gen_random_uuid(), 0,
     'Where is my parcel with the shoes, number ' || n || '?', coalesce(decided, since) - (last_seq - seq) * interval '3 hours'
   from talk, generate_series(1, last_seq) as seq order by n, seq`,
  `insert into support_answer (message_id, staff_id) select 'msg_' || seq || short, staff_id from talk, generate_series(2, last_seq, 2) as seq`,
];

/** A line of somebody’s wallet for each payout and payment. */
const line = (step: string, kind: string, direction: string, status: string) => `
  insert into wallet_transaction (id, user_id, kind, direction, currency, amount_minor, status, title, detail, reference, created_at, settled_at)
  select 'trx_${step}' || short, user_id, '${kind}', '${direction}', 'NGN', 500000, ${status}, 'Money', '', '${kind} ' || n, since, decided
  from one_case order by n`;

const money = [
  line('1', 'payout', 'out', 'case when is_open then 0 else 3 end'),
  line('2', 'top-up', 'in', 'case when is_open then 0 else 1 end'),
  `insert into payout (reference, user_id, provider, currency, amount_minor, destination, state, request_key, request_hash, transaction_id, created_at,
     checked_at)
   select 'payout-' || tail, user_id, 'paystack', 'NGN', 500000,
     jsonb_build_object('bankCode', '044', 'accountNumber', lpad(n::text, 10, '0'), 'accountName', 'Person Number' || n),
     case when is_open then 'waiting' else 'returned' end, gen_random_uuid(), gen_random_uuid(), 'trx_1' || short, since, decided from one_case order by n`,
  `insert into payment (reference, user_id, provider, purpose, currency, amount_minor, provider_id, state, paid_minor, paid_currency, request_key,
     request_hash, transaction_id, created_at, checked_at)
   select 'payment-' || tail, user_id, 'paystack', 'top-up', 'NGN', 500000, 'ps-' || n, case when is_open then 'quarantined' else 'settled' end, 400000,
     'NGN', gen_random_uuid(), gen_random_uuid(), 'trx_2' || short, since, decided from one_case order by n`,
  `insert into money_correction (id, user_id, direction, amount_minor, currency, title, because, state, proposed_by, proposed_at, decided_by, decided_at,
     request_key, request_hash)
   select 'cor_' || tail, user_id, 'in', 10000, 'NGN', 'Paid twice', 'The bank says so', case when is_open then 'proposed' else 'rejected' end, staff_id,
     since, case when not is_open then staff_id end, decided, gen_random_uuid(), gen_random_uuid() from one_case order by n`,
];

const ours = [
  `insert into jobs.job (name, data, created_on, source_name, group_id, source_output, source_retry_count)
   select 'dead-letters', jsonb_build_object('orderId', 'ord_' || tail), since, 'mail', 'notifications.mail', '{"message": "No answer"}', 8
   from one_case where is_open order by n`,
  `insert into ops_act (at, staff_id, what, subject, user_id, about, because)
   select decided, staff_id, what, subject, user_id, about, 'We looked into it' from one_case, lateral (values
     ('dispute-refunded', 'pkg_' || tail, jsonb_build_object('orderId', 'ord_' || tail)), ('kyc-accepted', 'kyc_' || tail, '{}'),
     ('report-closed', 'user-' || n, '{}'), ('sale-released', 'sal_' || tail, '{}'), ('payout-given-back', 'payout-' || tail, '{}'),
     ('question-answered', 'payment-' || tail, jsonb_build_object('since', since, 'answer', 'credit')), ('correction-rejected', 'cor_' || tail, '{}'),
     ('job-retried', 'notifications.mail', jsonb_build_object('failedAt', since)), ('person-looked-at', user_id, '{}')) as act(what, subject, about)
   where not is_open order by decided`,
  `insert into ops_hold (kind, id, held_by, held_since)
   select kind, id, staff_id, now() - n % 60 * interval '1 minute' from one_case, lateral (values
     ('dispute', 'ord_' || tail), ('check', 'kyc_' || tail), ('support', 'rom_' || tail), ('sale-question', 'sal_' || tail),
     ('payout', 'payout-' || tail), ('money-question', 'payment-' || tail), ('correction', 'cor_' || tail)) as held(kind, id)
   where n <= ${caseSizes.staff}`,
  `insert into ops_note (kind, case_id, staff_id, body, at, request_key)
   select 'dispute', 'ord_' || tail, staff_id, 'I have asked the carrier, note ' || note || ' @colleague1', since, gen_random_uuid()
   from one_case, generate_series(1, 3) as note where n % 5 = 1 order by n, note`,
  `insert into ops_mention (staff_id, note_id, seen_at)
   select 'usr_6' || lpad('1', 25, '0'), id, case when id % 3 > 0 then now() end from ops_note`,
  `insert into ops_glance (staff_id, kind, id, seen_at)
   select 'usr_6' || lpad(n::text, 25, '0'), 'dispute', 'ord_' || tail, now() + interval '1 hour' from one_case where n between 2 and ${caseSizes.staff}`,
];
