-- What people let others see of them, and who may begin to write to them.
alter table profile
  add column show_presence boolean not null default true,
  add column direct_messages_from text not null default 'everyone' check (direct_messages_from in ('everyone', 'dealings'));

-- Who is looking at the app, on which device. Unlogged: after a crash everybody says so again within seconds.
create unlogged table presence (
  user_id text not null,
  session_id text not null,
  is_here boolean not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, session_id)
);
-- Serves the sweep.
create index presence_by_age on presence (seen_at);

-- The session on which a device asked to be rung; null for those that asked before we kept it, until they are here again.
alter table push_token add column session_id text references session on delete cascade;
create index push_token_by_session on push_token (session_id);
-- How often in a row it could not be reached, and when last.
alter table push_token add column failures smallint not null default 0, add column failed_at timestamptz;

-- However a session ends, its device is not rung any more and nobody is seen there.
create function forget_ended_session() returns trigger language plpgsql as $$
begin
  delete from push_token where session_id = new.id;
  delete from presence where user_id = new.user_id and session_id = new.id;
  return null;
end $$;
create trigger session_ends after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function forget_ended_session();

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
-- However often somebody presses the button: once a day for each person, with the newest words.
create unique index user_report_once_a_day on user_report (reported_by, user_id, (timezone('UTC', created_at)::date));
create index user_report_open on user_report (created_at) where handled_at is null;
create index user_report_by_user on user_report (user_id);
