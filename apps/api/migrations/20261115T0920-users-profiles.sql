create table profile (
  user_id text primary key references account on delete cascade,
  full_name text not null,
  city text not null default '',
  country_name text not null,
  referrer text,
  profile_picture text,
  kyc_status smallint not null default 0 check (kyc_status between 0 and 3),
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  number_of_deliveries integer not null default 0,
  packages_sent integer not null default 0,
  web_push_notification_enabled boolean not null default true,
  show_read_receipts boolean not null default true,
  email_on_new_notifications boolean not null default true,
  email_on_direct_messages boolean not null default true,
  email_payment_receipts boolean not null default true,
  email_order_performance boolean not null default true,
  muted_users text[] not null default '{}',
  not_interested_items text[] not null default '{}'
);

create table dispatch_business (
  user_id text primary key references account on delete cascade,
  name text not null,
  email text not null,
  website text not null default '',
  phone text not null,
  rep_name text,
  rep_role text,
  rep_city text,
  rep_country text not null,
  rep_country_code text not null check (rep_country_code ~ '^[A-Z]{2}$'),
  working_hours_start time not null,
  working_hours_end time not null,
  number_of_vehicles integer not null check (number_of_vehicles between 1 and 10000)
);

-- One row per device that wants notifications.
create table push_token (
  token text primary key,
  user_id text not null references account on delete cascade,
  created_at timestamptz not null default now()
);
create index push_token_by_user on push_token (user_id);
