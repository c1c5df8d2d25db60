-- Who has opened a package, once each: the sender sees how many. No count is kept on the package itself, whose row is the door of
-- every change of its delivery: people who only look never wait there, and nobody waits for them.
create table timeline_view (
  item_id text not null references timeline_item on delete cascade,
  user_id text not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (item_id, user_id)
);
-- Serves the sweep of what is a month old.
create index timeline_view_by_age on timeline_view (created_at);
-- Serves what somebody asks to have exported, and goes with them.
create index timeline_view_by_user on timeline_view (user_id);

-- Serves the parcels of one sender that look for a carrier, and those that nobody took.
create index timeline_item_looking on timeline_item (author_id, seq desc)
  where status in ('open', 'expired') and type in (1, 5) and asked_of is null and removed_at is null;
