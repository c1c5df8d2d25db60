-- Who of our people did what, to what and why. It can only grow.
create table ops_act (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  -- Null for the command line of the machine itself.
  staff_id text references account,
  -- See actNames in the contract.
  what text not null,
  subject text not null,
  -- The person it concerns, where it concerns one.
  user_id text references account,
  -- In ids and figures: never secrets.
  about jsonb not null default '{}',
  because text not null default ''
);
create index ops_act_by_staff on ops_act (staff_id, id desc);
create index ops_act_by_user on ops_act (user_id, id desc) where user_id is not null;
create function ops_act_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was done was done: the audit trail only grows.' using errcode = 'restrict_violation';
end $$;
create trigger ops_act_append_only before update or delete or truncate on ops_act
  for each statement execute function ops_act_refuse_change();

-- Our people's lists end at a moment that a browser can say again: in milliseconds.
alter table account alter column created_at type timestamptz(3);
create index account_by_age on account (created_at desc, id desc);
create index order_event_by_ops on order_event (heard_at desc) where actor = 'ops';

-- How reports ended.
alter table user_report
  alter column created_at type timestamptz(3),
  alter column handled_at type timestamptz(3),
  add column handled_by text references account,
  add column outcome text check (outcome in ('nothing', 'removed', 'suspended')),
  add column because text not null default '';
-- What was closed is over: the same people may have to say it again on the same day.
drop index user_report_once_a_day;
create unique index user_report_one_open_a_day on user_report (reported_by, user_id, (timezone('UTC', created_at)::date)) where handled_at is null;
create index user_report_closed on user_report (handled_at desc, id desc) where handled_at is not null;
alter table timeline_report
  alter column created_at type timestamptz(3),
  add column id bigint generated always as identity,
  add column handled_at timestamptz(3),
  add column handled_by text references account,
  add column outcome text check (outcome in ('nothing', 'removed', 'suspended')),
  add column because text not null default '';
alter table timeline_report drop constraint timeline_report_pkey, add primary key (id);
create unique index timeline_report_one_open on timeline_report (reporter_id, item_id) where handled_at is null;
-- Serves the timeline: who reported something does not see it again.
create index timeline_report_by_reporter on timeline_report (reporter_id, item_id);
create index timeline_report_open on timeline_report (created_at, id) where handled_at is null;
create index timeline_report_closed on timeline_report (handled_at desc, id desc) where handled_at is not null;

-- A movement of money by hand: one proposes, another one decides.
create table money_correction (
  id text primary key,
  user_id text not null references account,
  direction text not null check (direction in ('in', 'out')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency in ('NGN', 'USD')),
  title text not null,
  because text not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'rejected')),
  proposed_by text not null references account,
  proposed_at timestamptz(3) not null default now(),
  decided_by text references account,
  decided_at timestamptz(3),
  decision_because text not null default '',
  -- What both were asked for under: the same key is the same act, and with other details it is refused.
  request_key uuid not null unique,
  request_hash uuid not null,
  decision_key uuid unique,
  decision_hash uuid,
  constraint money_correction_decided check ((state = 'proposed') = (decided_at is null) and (state = 'proposed') = (decided_by is null)),
  -- Whatever the code does: nobody approves what they proposed, and nobody their own money.
  constraint money_correction_two_people check (state <> 'approved' or (decided_by <> proposed_by and decided_by <> user_id and proposed_by <> user_id))
);
create index money_correction_waiting on money_correction (proposed_at, id) where state = 'proposed';
create index money_correction_by_age on money_correction (proposed_at desc, id desc);
-- Serves the list of payouts, newest first: the ids of transactions sort by age.
create index payout_by_age on payout (transaction_id desc);

-- How the books were proven.
create table books_proof (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  is_right boolean not null,
  findings jsonb not null,
  constraint books_proof_says_why check (is_right = (findings = '[]'))
);

-- Claims that came too late and that somebody of us has looked into, by their order.
create index ops_act_by_claim on ops_act ((about ->> 'orderId'), at) where what = 'claim-looked-into';

-- Up to which message somebody of us said that a room of support needs no answer.
create table support_settled (
  room_id text primary key references chat_room on delete cascade,
  seq bigint not null,
  staff_id text not null references account,
  at timestamptz(3) not null default now()
);

-- Who of us wrote an answer of Waybill support.
create table support_answer (
  message_id text primary key,
  staff_id text not null references account,
  at timestamptz(3) not null default now()
);
