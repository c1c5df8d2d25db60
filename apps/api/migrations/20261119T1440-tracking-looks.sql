-- How the tracking pages of somebody’s parcels look to whoever opens them. Its logo is a picture that is attached to it.
create table tracking_look (
  user_id text primary key references account,
  is_shown boolean not null,
  shop_name text not null check (shop_name <> ''),
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  -- These three may be empty.
  website text not null check (website = '' or website ~* '^https://'),
  phone text not null,
  whatsapp text not null,
  changed_at timestamptz(3) not null default now()
);
