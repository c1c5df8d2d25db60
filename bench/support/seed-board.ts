import { demoId } from '../../apps/api/src/demo/demo-id.ts';
import type { Database } from '../../apps/api/src/platform/db/database.ts';

const place = (name: string, latitude: string, longitude: string) =>
  `jsonb_build_object('label', ${name} || ', Lagos', 'latitude', ${latitude}, 'longitude', ${longitude}, 'countryCode', 'NG', 'state', 'Lagos',
     'city', 'Lagos')`;

const from = place(`'Yaba ' || n % 40`, '6.45 + n * 7 % 100 / 700.0', '3.3 + n * 13 % 100 / 400.0');
const to = place(`'Ajah ' || n % 30`, '6.45 + n * 11 % 100 / 700.0', '3.3 + n * 17 % 100 / 400.0');

/** A busy day of the demo's business: riders on duty all over Lagos, and parcels, of which every second one is with one of them. */
export async function seedBoard(
  db: Database,
  { riders, orders }: { readonly riders: number; readonly orders: number },
): Promise<void> {
  const businessId = demoId('usr', 'swiftlane');
  const senderId = demoId('usr', 'adaeze');
  await db.begin(async (tx) => {
    // Rows that are made right need not be looked up one by one.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into account (id, username, email, auth_provider, country_code, email_verified_at)
      select 'usr_7' || lpad(n::text, 25, '0'), 'rider' || n, 'rider' || n || '@bench.example', 'password', 'GH', now()
      from generate_series(1, ${riders}::int) as n`;
    await tx`
      insert into profile (user_id, full_name, country_name, kyc_status)
      select 'usr_7' || lpad(n::text, 25, '0'), 'Rider Number' || n, 'Ghana', 1 from generate_series(1, ${riders}::int) as n`;
    await tx`
      insert into business_member (id, business_id, user_id, role, invited_by)
      select 'mbr_7' || lpad(n::text, 25, '0'), ${businessId}, 'usr_7' || lpad(n::text, 25, '0'), 'rider', ${businessId}
      from generate_series(1, ${riders}::int) as n`;
    await tx`
      insert into rider_duty (business_id, rider_id, is_on, said_at)
      select ${businessId}, 'usr_7' || lpad(n::text, 25, '0'), true, now() from generate_series(1, ${riders}::int) as n`;
    await tx`
      insert into carrier_duty (user_id, latitude, longitude, spot, positioned_at)
      select id, latitude, longitude, point(6371 * radians(longitude), 6371 * ln(tan(pi() / 4 + radians(latitude) / 2))), now()
      from (select 'usr_7' || lpad(n::text, 25, '0') as id, 6.45 + n * 7 % 100 / 700.0 as latitude, 3.3 + n * 13 % 100 / 400.0 as longitude
            from generate_series(1, ${riders}::int) as n) as seen`;
    await tx`
      create temporary table carried on commit drop as
      select n, lpad(n::text, 26, '0') as tail, case when n % 2 = 0 then 'usr_7' || lpad((1 + n % ${riders}::int)::text, 25, '0') end as rider_id
      from generate_series(1, ${orders}::int) as n`;
    await tx.unsafe(
      `insert into timeline_item (id, type, author_id, created_at, message, dispatch_mode, pickup_address, pickup, drop_off_addresses, drop_offs,
         ship_date, currency, price_minor, status, request_key, request_hash)
       select 'pkg_' || tail, 1, $1, now(), 'A parcel', 0, 'Yaba', ${from}, array['Ajah'], jsonb_build_array(${to}), current_date, 'NGN', 260000,
         'matched', gen_random_uuid(), gen_random_uuid() from carried`,
      [senderId],
    );
    await tx`
      insert into package (item_id, delivery_type, weight_grams, category_id, handle_id, cost_minor, sender_name, receiver_name, sender_phone,
        receiver_phone, carrier_id)
      select 'pkg_' || tail, 0, 2500, 3, 1, 100000, 'Adaeze', 'Receiver Number' || n, '+2348031234567', '+2348059876543', ${businessId}
      from carried`;
    await tx`
      insert into delivery_order (id, tracking_id, package_id, sender_id, carrier_id, asked_by, is_booking, is_express, status, currency, fee_minor,
        route_from, route_to, rider_id)
      select 'ord_' || tail, translate(lpad(n::text, 9, '0'), '0123456789', 'ABCDEFGHJK'), 'pkg_' || tail, ${senderId}, ${businessId}, 'carrier',
        false, false, 1, 'NGN', 260000, 'Yaba', 'Ajah', rider_id from carried`;
    await tx`
      insert into order_assignment (id, order_id, rider_id, assigned_by, state)
      select 'asg_' || tail, 'ord_' || tail, rider_id, ${businessId}, 'taken' from carried where rider_id is not null`;
  });
  for (const table of [
    'account',
    'profile',
    'business_member',
    'rider_duty',
    'carrier_duty',
    'timeline_item',
    'package',
    'delivery_order',
  ])
    await db.unsafe(`vacuum analyze ${table}`);
}
