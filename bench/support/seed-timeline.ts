import type { Database, Tx } from '../../apps/api/src/platform/db/database.ts';

const authors = 2_000;
const words = 5_000;
const places = 200;

/** People who post; the demo's people read. */
export async function seedAuthors(db: Database): Promise<void> {
  await db`
    insert into account (id, username, email, auth_provider, country_code, email_verified_at)
    select 'usr_7' || lpad(n::text, 25, '0'), 'author' || n, 'author' || n || '@bench.example', 'password', 'GH', now()
    from generate_series(1, ${authors}) as n`;
  await db`
    insert into profile (user_id, full_name, country_name)
    select 'usr_7' || lpad(n::text, 25, '0'), 'Author Number' || n, 'Ghana' from generate_series(1, ${authors}) as n`;
}

/**
 * Items from one number to another, as a town would post them: half of them packages, words as common as words are
 * (the second half as common as the first), from and to two hundred places, each with everything it is found by.
 */
export async function seedItems(db: Database, from: number, to: number): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`set local work_mem = '256MB'`;
    await tx`set local maintenance_work_mem = '512MB'`;
    await tx`select setseed(0.42)`;
    await tx`
      create temporary table fresh on commit drop as
      select n, 1000000 + n as seq, case when n % 20 < 9 then 1 when n % 20 = 9 then 5 when n % 20 < 14 then 2 when n % 20 < 18 then 3 else 4 end as type,
             1 + floor(random() * ${authors})::int as author, 1 + floor(random() * ${places})::int as pickup, 1 + floor(random() * ${places})::int as drop_off,
             floor(random() * 7)::int as mode, current_date + floor(random() * 30)::int as day,
             array[word(), word(), word(), word(), word()] as words
      from generate_series(${from}::int, ${to}::int) as n`;
    await insertItems(tx);
    await tx`alter table timeline_term drop constraint timeline_term_pkey`;
    await tx`
      insert into timeline_term (term, seq)
      select distinct on (seq, term) term, seq from fresh, unnest(words || array['author' || author, 'number' || author] ||
        case when type = 3 then '{}'::text[] else array['place' || pickup, 'place' || drop_off, ':from:place' || pickup, ':to:place' || drop_off, ':day:' || day] end ||
        case when type in (1, 2, 5) then array[':mode:' || mode] else '{}'::text[] end) as term`;
    await tx`alter table timeline_term add primary key (term, seq)`;
    await tx`truncate timeline_word`;
    await tx`insert into timeline_word (term, items) select term, count(*) from timeline_term group by term`;
  });
  for (const table of ['timeline_item', 'package', 'timeline_term', 'timeline_word', 'account', 'profile'])
    await db.unsafe(`vacuum analyze ${table}`);
}

async function insertItems(tx: Tx): Promise<void> {
  await tx`
    insert into timeline_item (id, seq, type, author_id, message, dispatch_mode, pickup_address, pickup, drop_off_addresses, drop_offs, ship_date,
      currency, price_minor, price_end_minor, request_key, request_hash)
    overriding system value
    select (array['pkg', 'trp', 'pst', 'bat', 'pkg'])[type] || '_' || lpad(n::text, 26, '0'), seq, type, 'usr_7' || lpad(author::text, 25, '0'),
      array_to_string(words, ' '), case when type in (1, 2, 5) then mode end,
      case when type <> 3 then 'place' || pickup end, case when type <> 3 then place(pickup) end,
      case when type <> 3 then array['place' || drop_off] end, case when type <> 3 then jsonb_build_array(place(drop_off)) end,
      case when type <> 3 then day end, case when type in (1, 4, 5) then 'NGN' end, case when type in (1, 4, 5) then 500000 end,
      case when type = 4 then 900000 end, gen_random_uuid(), gen_random_uuid()
    from fresh order by seq`;
  await tx`
    insert into package (item_id, delivery_type, weight_grams, category_id, handle_id, cost_minor, sender_name, receiver_name, sender_phone, receiver_phone)
    select 'pkg_' || lpad(n::text, 26, '0'), 1, 2500, 3, 1, 100000, 'A', 'B', '+2348031234567', '+2348059876543'
    from fresh where type in (1, 5)`;
}

/** Creates the functions that the statements above call; they go with the bench's database. */
export async function createSeedingFunctions(db: Database): Promise<void> {
  // Rank r is drawn with a chance of about 1/r, as words are.
  await db.unsafe(`
    create function word() returns text language sql volatile as $$ select 'word' || floor(power(${words}, random()))::int $$;
    create function place(n int) returns jsonb language sql immutable as $$
      select jsonb_build_object('label', 'place' || n, 'latitude', 6.5, 'longitude', 3.4, 'countryCode', 'NG', 'state', 'Lagos', 'city', 'Lagos') $$`);
}
