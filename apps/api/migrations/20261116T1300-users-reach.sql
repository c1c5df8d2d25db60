-- What people let others see of them, and who may begin to write to them.
alter table profile
  add column show_presence boolean not null default true,
  add column direct_messages_from text not null default 'everyone' check (direct_messages_from in ('everyone', 'dealings'));

-- Who is looking at the app, on which device. Unlogged: after a crash everybody says so again within seconds.
create unlogged table presence (
  user_id text not null,
  session_id text not null,
  is_here boolean not null,
  room_id text,
  seen_at timestamptz not null default now(),
  primary key (user_id, session_id)
);
-- Serves the sweep.
create index presence_by_age on presence (seen_at);

-- For our people.
create table user_report (
  id bigint generated always as identity primary key,
  user_id text not null references account on delete cascade,
  reported_by text not null references account on delete cascade,
  reason text not null,
  message text not null default '',
  room_id text,
  created_at timestamptz not null default now(),
  handled_at timestamptz
);
create index user_report_open on user_report (created_at) where handled_at is null;
create index user_report_by_user on user_report (user_id);
create index user_report_by_reporter on user_report (reported_by);
