-- Things sold by a link: the buyer needs no account, and their money waits in escrow (docs/decisions/0050).
create table sale (
  id text primary key,
  -- What the link is known by: long enough that guessing finds none.
  code text not null constraint sale_code_key unique check (code ~ '^[2-9A-HJKMNP-Z]{10}$'),
  seller_id text not null references account,
  title text not null,
  description text not null default '',
  price_minor bigint not null check (price_minor > 0),
  currency text not null check (currency = 'NGN'),
  weight_grams integer not null check (weight_grams > 0),
  category_id smallint not null,
  pickup_address text not null,
  pickup jsonb not null,
  delivery_paid_by text not null check (delivery_paid_by in ('buyer', 'seller')),
  pay_when text not null check (pay_when in ('now', 'door', 'choice')),
  may_open_first boolean not null,
  -- Null where it follows from the distance.
  delivery_fee_minor bigint check (delivery_fee_minor > 0),
  state text not null default 'waiting'
    check (state in ('waiting', 'ordered', 'paid', 'sent', 'arrived', 'questioned', 'paid-out', 'came-back', 'ended')),
  -- The parcel it became.
  package_id text constraint sale_package_key unique references timeline_item,
  -- When it ends by itself; null once it is a parcel, whose own times count from then on.
  due_at timestamptz(3),
  request_key text not null constraint sale_request_key_key unique,
  request_hash text not null,
  created_at timestamptz(3) not null default now(),
  modified_at timestamptz(3) not null default now(),
  constraint sale_waits check ((due_at is not null) = (state in ('waiting', 'ordered', 'paid'))),
  constraint sale_is_a_parcel check ((package_id is not null) = (state in ('sent', 'arrived', 'questioned', 'paid-out', 'came-back')))
);
-- Serves the sales of a person, newest first.
create index sale_by_seller on sale (seller_id, created_at desc, id desc);
-- Serves the clock: sales that end by themselves, and those that are parcels and move with them.
create index sale_due on sale (due_at) where due_at is not null;
create index sale_on_the_way on sale (modified_at) where state in ('sent', 'arrived', 'questioned');

-- Whoever has ordered: a payer in the books, named by this id, without an account.
create table sale_order (
  id text primary key,
  sale_id text not null references sale on delete cascade,
  name text not null,
  -- Proven by a code.
  phone text not null,
  dropoff_address text not null,
  dropoff jsonb not null,
  pay_when text not null check (pay_when in ('now', 'door')),
  fee_minor bigint not null check (fee_minor > 0),
  charge_minor bigint not null check (charge_minor >= 0),
  buyer_pays_minor bigint not null check (buyer_pays_minor > 0),
  -- Until then it keeps others out, where it is to be paid now and is not.
  reserved_until timestamptz(3),
  paid_at timestamptz(3),
  -- The payment that completed it: told twice, it counts once.
  paid_reference text,
  ended_at timestamptz(3),
  -- expired: not paid in time; released: the seller let them go; replaced: by another order of theirs; ended: the sale was.
  ended_as text check (ended_as in ('expired', 'released', 'replaced', 'ended')),
  complaint text,
  complained_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint sale_order_end_is_whole check ((ended_at is null) = (ended_as is null)),
  constraint sale_order_paid_is_whole check ((paid_at is null) = (paid_reference is null)),
  constraint sale_order_complaint_is_whole check ((complaint is null) = (complained_at is null))
);
-- One buyer at a time.
create unique index sale_order_live on sale_order (sale_id) where ended_at is null;
-- Serves what somebody has ordered with their phone, and the way back to it.
create index sale_order_by_phone on sale_order (phone, created_at desc);
create index sale_order_by_sale on sale_order (sale_id, phone);
-- Serves the clock.
create index sale_order_reserved on sale_order (reserved_until) where ended_at is null and paid_at is null and reserved_until is not null;

-- Codes that prove a buyer's phone. The digits are derived from the id and a key that is not here.
create table sale_code (
  id text primary key,
  sale_id text not null references sale on delete cascade,
  phone text not null,
  attempts smallint not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
-- Serves the newest code of a phone, and how many it got of late, whichever sale they were for.
create index sale_code_by_phone on sale_code (phone, created_at desc);
