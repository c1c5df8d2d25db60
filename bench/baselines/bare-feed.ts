import Fastify from 'fastify';
import { Pool } from 'pg';

/** The least a server can do for the same page: the same two prepared selects, sent as they come. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

const itemsOfPage = `
  select item.id, item.seq, item.type, item.created_at, item.message, item.dispatch_mode, item.pickup_address, item.pickup,
         item.drop_off_addresses, item.drop_offs, to_char(item.ship_date, 'YYYY-MM-DD') as ship_date,
         coalesce(item.ship_date < (now() at time zone 'Africa/Lagos')::date, false) as is_past, item.currency, item.price_minor,
         item.price_end_minor, item.status, item.asked_of, item.related_item_id, item.like_count, item.comment_count,
         coalesce((select true from timeline_like where item_id = item.id and user_id = $1), false) as is_liked,
         author.*, parcel.*
  from (
    select item.* from timeline_item as item
    where item.removed_at is null and item.status = 'open' and item.asked_of is null
      and item.author_id <> all(coalesce((select muted_users from profile where user_id = $1), '{}'))
      and item.id <> all(coalesce((select not_interested_items from profile where user_id = $1), '{}'))
      and (select blocked_at is null from account where account.id = item.author_id)
      and not coalesce((select true from timeline_report where reporter_id = $1 and item_id = item.id), false)
    order by item.seq desc limit 21) as item
  cross join lateral (
    select author.id as author_id, author.username, author.is_dispatch_partner, profile.full_name, profile.profile_picture,
           profile.rating_sum, profile.rating_count, profile.number_of_deliveries
    from account as author join profile on profile.user_id = author.id where author.id = item.author_id limit 1) as author
  left join lateral (
    select delivery_type, weight_grams, category_id, handle_id, cost_minor, sender_name, receiver_name, sender_phone, receiver_phone,
           carrier_id, (select charge_minor from escrow where package_id = package.item_id) as charge_minor
    from package where package.item_id = item.id limit 1) as parcel on true
  order by item.seq desc`;
const imagesOfItems = `
  select id, width, height, placeholder, widths, attached_to from image
  where attached_to = any($1) order by attached_to, position`;

app.get('/', async () => ({ status: 'ready' }));
app.get<{ Params: { viewer: string } }>('/feed/:viewer', async ({ params: { viewer } }) => {
  const { rows: items } = await pool.query<{ id: string }>({ name: 'items', text: itemsOfPage, values: [viewer] });
  const { rows: images } = await pool.query({ name: 'images', text: imagesOfItems, values: [items.map(({ id }) => id)] });
  return { items, images };
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
