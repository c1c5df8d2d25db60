-- The member of a business who carries an order of it. Null: the carrier themselves, or nobody of the business yet.
alter table delivery_order add column rider_id text references account;
-- Serves the orders of a rider, newest first.
create index delivery_order_by_rider on delivery_order (rider_id, created_at desc, id desc) where rider_id is not null;

-- Who of a business was given an order, by whom, and what they said.
create table order_assignment (
  id text primary key,
  order_id text not null references delivery_order on delete cascade,
  rider_id text not null references account,
  assigned_by text not null references account,
  state text not null default 'offered' check (state in ('offered', 'taken', 'declined', 'ended')),
  reason text not null default '',
  -- The rider’s part of the fee as it was agreed when they were given it.
  share_percent smallint check (share_percent between 0 and 100),
  created_at timestamptz(3) not null default now(),
  answered_at timestamptz(3),
  ended_at timestamptz(3),
  check ((ended_at is not null) = (state in ('declined', 'ended')))
);
-- One at a time; serves the order.
create unique index order_assignment_live on order_assignment (order_id) where ended_at is null;
-- Serves what a rider has to do.
create index order_assignment_by_rider on order_assignment (rider_id) where ended_at is null;

-- The person behind an act that was done in the name of a business.
alter table order_event add column acted_by text references account;
-- Stars for a business count for its rider, too.
alter table rating add column rider_id text references account;
-- Serves the ratings of a rider, newest first.
create index rating_by_rider on rating (rider_id, created_at desc, order_id desc) where rider_id is not null;
