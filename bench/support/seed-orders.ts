import { type Database, openDatabase, type Tx } from '../../apps/api/src/platform/db/database.ts';
import { past, seedBooks } from './seed-books.ts';

/** Senders have the even numbers, carriers the odd ones. */
export const orderPeople = 2_000;

export const personId = (number: number): string => `usr_7${String(number).padStart(25, '0')}`;

/** People who send and people who carry, with checked identities. */
export async function seedOrderPeople(db: Database): Promise<void> {
  await db`
    insert into account (id, username, email, phone, auth_provider, country_code, email_verified_at, phone_verified_at)
    select 'usr_7' || lpad(n::text, 25, '0'), 'person' || n, 'person' || n || '@bench.example', '+23480' || lpad(n::text, 8, '0'),
           'password', 'NG', now(), now()
    from generate_series(1, ${orderPeople}) as n`;
  await db`
    insert into profile (user_id, full_name, country_name, kyc_status)
    select 'usr_7' || lpad(n::text, 25, '0'), 'Person Number' || n, 'Nigeria', 1 from generate_series(1, ${orderPeople}) as n`;
  await db`
    insert into wallet (id, user_id, currency)
    select 'wal_' || lpad(n::text, 26, '0'), 'usr_7' || lpad(n::text, 25, '0'), 'NGN' from generate_series(1, ${orderPeople}) as n`;
  await db`vacuum analyze account, profile, wallet`;
}

/** Every pair of them has met by the time each has had a thousand orders. */
const pairs = orderPeople / 2;

/** Rows of some tables, which are made apart from all others. */
type Field = { readonly tables: readonly string[]; readonly sow: (tx: Tx) => Promise<void> };

/** Nothing refers to these: they do without their keys, too, while so many rows come. */
const bare = ['ledger_transaction', 'ledger_move', 'ledger_hold', 'order_request'];

/**
 * Deliveries that are long done, a minute apart, each with everything it leaves behind: the package, the escrow that paid its
 * carrier, the lines of both in their wallets, the books, what happened, the requests it came by, a haggle for one in four,
 * two ratings, a message. Fields are filled side by side.
 */
export async function seedPastOrders(db: Database, url: string, orders: number): Promise<void> {
  await db`
    create unlogged table past as
    select n, lpad(n::text, 26, '0') as tail, now() - (${orders} - n + 100000) * interval '1 minute' as at, (n - 1) / ${pairs}::int as k,
           'usr_7' || lpad((2 + 2 * ((n - 1) % ${pairs}::int))::text, 25, '0') as sender_id,
           'usr_7' || lpad((1 + 2 * ((n - 1 + (n - 1) / ${pairs}::int) % ${pairs}::int))::text, 25, '0') as carrier_id,
           'Town ' || n * 7919::bigint % 199 as route_from, 'Town ' || n * 104729::bigint % 197 as route_to
    from generate_series(1, ${orders}::int) as n`;
  await db`analyze past`;
  await Promise.all(fields.map((field) => sowField(db, url, field)));
  await db`drop table past`;
}

async function sowField(db: Database, url: string, { tables, sow }: Field): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`set local maintenance_work_mem = '256MB'`;
    // Rows that are made right need not be looked up one by one.
    await tx`set local session_replication_role = replica`;
    const putBack = await stripIndexes(tx, tables);
    await sow(tx);
    await putBack();
  });
  // Vacuuming takes longer than a statement may, and wants no transaction around it.
  const alone = openDatabase(url, { max: 1, name: 'bench' });
  await alone`set statement_timeout = 0`;
  await alone.unsafe(`vacuum analyze ${tables.join(', ')}`);
  await alone.end();
}

/** Drops indexes and keys, which would slow down so many rows; answers the function that makes them again. */
async function stripIndexes(tx: Tx, tables: readonly string[]): Promise<() => Promise<void>> {
  const keys = await tx<{ drop: string; make: string }[]>`
    select format('alter table %I drop constraint %I', relname, conname) as drop,
           format('alter table %I add constraint %I %s', relname, conname, pg_get_constraintdef(pg_constraint.oid)) as make
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where relname = any(${bare.filter((table) => tables.includes(table))}) and contype = 'p'`;
  const indexes = await tx<{ drop: string; make: string }[]>`
    select format('drop index %I', indexname) as drop, indexdef as make from pg_indexes
    where tablename = any(${[...tables]}) and indexname not in (select conname from pg_constraint)`;
  for (const { drop } of [...keys, ...indexes]) await tx.unsafe(drop);
  return async () => {
    for (const { make } of [...keys, ...indexes]) await tx.unsafe(make);
  };
}

const place = (name: string) =>
  `jsonb_build_object('label', ${name}, 'latitude', 6.5, 'longitude', 3.4, 'countryCode', 'NG', 'state', 'Lagos', 'city', ${name})`;

const deliveries = [
  `insert into timeline_item (id, type, author_id, created_at, message, dispatch_mode, pickup_address, pickup, drop_off_addresses, drop_offs,
     ship_date, currency, price_minor, status, request_key, request_hash)
   select 'pkg_' || tail, 1, sender_id, at, 'A parcel', 1, route_from, ${place('route_from')}, array[route_to], jsonb_build_array(${place('route_to')}),
     at::date, 'NGN', 600000, 'delivered', gen_random_uuid(), gen_random_uuid() from past order by n`,
  `insert into package (item_id, delivery_type, weight_grams, category_id, handle_id, cost_minor, sender_name, receiver_name, sender_phone,
     receiver_phone, carrier_id)
   select 'pkg_' || tail, 1, 2500, 3, 1, 100000, 'A', 'B', '+2348031234567', '+2348059876543', carrier_id from past order by n`,
  `insert into delivery_order (id, tracking_id, package_id, sender_id, carrier_id, asked_by, is_booking, is_express, status, currency, fee_minor,
     route_from, route_to, created_at, changed_at)
   select 'ord_' || tail, translate(lpad(n::text, 9, '0'), '0123456789', 'ABCDEFGHJK'), 'pkg_' || tail, sender_id, carrier_id, 'carrier', false,
     false, 5, 'NGN', 600000, route_from, route_to, at, at from past order by n`,
  `insert into order_event (id, order_id, what, status, actor, user_id, happened_at, heard_at)
   select 'evt_' || step || right(tail, 25), 'ord_' || tail, what, step, 'carrier', carrier_id, at, at
   from past, (values (0, 'order.requested'), (1, 'order.accepted'), (2, 'order.picked-up'), (4, 'order.delivered'), (5, 'order.completed'))
     as steps(step, what) order by n, step`,
  `insert into order_request (request_key, request_hash, result_id, created_at)
   select gen_random_uuid(), gen_random_uuid(), 'ord_' || tail, at from past, generate_series(1, 4)`,
  `insert into negotiation (id, package_id, sender_id, carrier_id, named_by, currency, amount_minor, status, created_at, open_until, ended_at)
   select 'neg_' || tail, 'pkg_' || tail, sender_id, carrier_id, 'carrier', 'NGN', 600000, 2, at, at, at from past where n % 4 = 0 order by n`,
  `insert into rating (order_id, by_id, of_id, rated_as, stars, created_at)
   select 'ord_' || tail, sender_id, carrier_id, 'carrier', 5, at from past
   union all select 'ord_' || tail, carrier_id, sender_id, 'sender', 5, at from past`,
];

const money = [
  `insert into escrow (package_id, sender_id, carrier_id, currency, fee_minor, charge_minor, state, title, held_at, ended_at)
   select 'pkg_' || tail, sender_id, carrier_id, 'NGN', 600000, 50000, 'captured', 'A parcel', at, at from past order by n`,
  `insert into wallet_transaction (id, user_id, kind, direction, currency, amount_minor, status, title, detail, reference, created_at)
   select 'trx_' || step || right(tail, 25), case when step = 3 then carrier_id else sender_id end, kind, direction, 'NGN', amount, 1,
     'A parcel', '', kind || ' pkg_' || tail, at
   from past, (values (1, 'top-up', 'in', ${past.fee + past.charge}), (2, 'escrow', 'out', ${past.fee + past.charge}), (3, 'earning', 'in', ${past.earned}))
     as lines(step, kind, direction, amount) order by step, n`,
  `insert into earning (package_id, user_id, currency, amount_minor, remaining_minor, transaction_id, clears_at, cleared_at)
   select 'pkg_' || tail, carrier_id, 'NGN', ${past.earned}, ${past.earned}, 'trx_3' || right(tail, 25), at, at from past order by n`,
];

/** The first carrier of each sender and they have written to each other ever since. */
const chats = [
  `insert into chat_room (id, user_a, user_b, created_by, created_at, last_seq)
   select 'rom_' || tail, least(sender_id, carrier_id), greatest(sender_id, carrier_id), sender_id, at,
     (select max(k) + 1 from past as later where later.sender_id = past.sender_id) from past where k = 0`,
  `insert into chat_member (room_id, user_id, newest_at, delivered_seq, read_seq, shown_read_seq)
   select id, who, now(), last_seq, last_seq, last_seq from chat_room, unnest(array[user_a, user_b]) as who`,
  `insert into chat_message (room_id, seq, id, sender_id, client_id, kind, body, sent_at)
   select 'rom_' || lpad((1 + (n - 1) % ${pairs}::int)::text, 26, '0'), k + 1, 'msg_' || tail, sender_id, gen_random_uuid(), 0,
     'I am at the gate with your parcel, the blue one.', at from past order by n`,
];

const fields: readonly Field[] = [
  {
    tables: ['timeline_item', 'package', 'delivery_order', 'order_event', 'order_request', 'negotiation', 'rating'],
    async sow(tx) {
      for (const statement of deliveries) await tx.unsafe(statement);
    },
  },
  {
    tables: ['chat_room', 'chat_member', 'chat_message'],
    async sow(tx) {
      for (const statement of chats) await tx.unsafe(statement);
    },
  },
  {
    tables: ['escrow', 'wallet_transaction', 'earning', 'ledger_account', 'ledger_transaction', 'ledger_move', 'ledger_hold'],
    async sow(tx) {
      for (const statement of money) await tx.unsafe(statement);
      await seedBooks(tx);
    },
  },
];
