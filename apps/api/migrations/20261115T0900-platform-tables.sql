-- Counters of rate limits. Unlogged: losing them in a crash only forgives a few tries.
create unlogged table rate_limit (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);
-- Serves the sweep of windows that have passed.
create index rate_limit_by_end on rate_limit (window_ends_at);

-- The last number given to each person's events; its row lock keeps the numbers gapless and in commit order.
create table realtime_cursor (
  user_id text primary key,
  last_seq bigint not null
);

create table realtime_inbox (
  user_id text not null,
  seq bigint not null,
  event jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, seq)
);
-- Serves the sweep of events that nobody will ask for any more.
create index realtime_inbox_by_age on realtime_inbox (created_at);
