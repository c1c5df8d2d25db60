import type { Database, Tx } from '../../apps/api/src/platform/db/database.ts';

/** The towns of the riders: latitude, longitude, percentage and radius. Half of the riders are in one town. */
export const towns = [
  { latitude: 6.52, longitude: 3.38, share: 50, degrees: 0.2 },
  { latitude: 9.07, longitude: 7.4, share: 15, degrees: 0.15 },
  { latitude: 7.38, longitude: 3.93, share: 10, degrees: 0.12 },
  { latitude: 12.0, longitude: 8.52, share: 10, degrees: 0.12 },
  { latitude: 4.82, longitude: 7.03, share: 10, degrees: 0.1 },
  { latitude: 6.34, longitude: 5.62, share: 5, degrees: 0.1 },
] as const;

/**
 * Riders on duty by bike, car, van and truck, who have just said where they are and stay so while this runs. Of a hundred, ten are
 * businesses with hours, three of them closed; fifteen have been silent for too long; one is not checked; twenty carry one
 * parcel, five three, and three as many as anybody may.
 */
export async function seedRiders(db: Database, count: number): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`select setseed(0.42)`;
    await tx`
      insert into account (id, username, email, auth_provider, country_code, email_verified_at, is_dispatch_partner)
      select 'usr_7' || lpad(n::text, 25, '0'), 'rider' || n, 'rider' || n || '@bench.example', 'password', 'GH', now(), n % 10 = 0
      from generate_series(1, ${count}::int) as n`;
    await tx`
      insert into profile (user_id, full_name, country_name, kyc_status)
      select 'usr_7' || lpad(n::text, 25, '0'), 'Rider Number' || n, 'Ghana', case when n % 100 = 1 then 0 else 1 end
      from generate_series(1, ${count}::int) as n`;
    await tx`
      insert into dispatch_business (user_id, name, email, phone, rep_country, rep_country_code, working_hours_start, working_hours_end, number_of_vehicles)
      select 'usr_7' || lpad(n::text, 25, '0'), 'Fleet' || n, 'rider' || n || '@bench.example', '+233200000000', 'Ghana', 'GH', 
             case when n % 100 in (10, 40, 70) then (now() at time zone 'Africa/Lagos' + interval '10 hours')::time else '00:00' end,
             case when n % 100 in (10, 40, 70) then (now() at time zone 'Africa/Lagos' + interval '12 hours')::time else '00:00' end, 5
      from generate_series(10, ${count}::int, 10) as n`;
    await tx`
      insert into carrier_duty (user_id, is_on_duty, dispatch_mode, on_duty_since, latitude, longitude, spot, positioned_at)
      select id, true, mode, now(), latitude, longitude,
             point(6371 * radians(longitude), 6371 * ln(tan(pi() / 4 + radians(latitude) / 2))),
             case when n * 13 % 100 < 15 then now() - interval '30 minutes' else now() + interval '6 hours' end
      from (
        select n, 'usr_7' || lpad(n::text, 25, '0') as id, n / 100 % 4 as mode,
               town.latitude + (random() + random() - 1) * town.degrees as latitude,
               town.longitude + (random() + random() - 1) * town.degrees as longitude
        from generate_series(1, ${count}::int) as n
        join (
          select *, sum(share) over (order by position) as upto, sum(share) over (order by position) - share as above
          from jsonb_to_recordset(${tx.json(towns.map((town, position) => ({ ...town, position })))})
            as towns(latitude float8, longitude float8, share int, degrees float8, position int)) as town
          on (n * 37) % 100 >= town.above and (n * 37) % 100 < town.upto) as riders`;
    await seedCarried(tx, count);
  });
  for (const table of ['account', 'profile', 'dispatch_business', 'carrier_duty', 'delivery_order'])
    await db.unsafe(`vacuum analyze ${table}`);
}

/** Seeds the parcels that riders carry, as far as a search looks at them; they have no sender. */
async function seedCarried(tx: Tx, count: number): Promise<void> {
  await tx`set local session_replication_role = replica`;
  await tx`
    insert into delivery_order (id, tracking_id, package_id, sender_id, carrier_id, asked_by, is_booking, is_express, status, currency,
      fee_minor, route_from, route_to)
    select 'ord_' || tail, translate(lpad((n::bigint * 10 + parcel)::text, 9, '0'), '0123456789', 'ABCDEFGHJK'), 'pkg_' || tail,
           'usr_7' || lpad('', 25, '0'), 'usr_7' || lpad(n::text, 25, '0'), 'carrier', false, false, 1 + parcel % 3, 'NGN', 600000, 'Yaba', 'Wuse'
    from (
      select n, parcel, lpad(n || '0' || parcel, 26, '0') as tail from generate_series(1, ${count}::int) as n
      cross join lateral generate_series(1, case when n * 29 % 100 < 3 then 5 when n * 29 % 100 < 8 then 3 when n * 29 % 100 < 28 then 1 else 0 end)
        as parcel) as carried`;
  await tx`set local session_replication_role = origin`;
}
