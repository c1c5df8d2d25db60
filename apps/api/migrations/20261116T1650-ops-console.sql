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

-- How reports ended.
alter table user_report
  add column handled_by text references account,
  add column outcome text check (outcome in ('nothing', 'removed', 'suspended')),
  add column because text not null default '';
create index user_report_closed on user_report (handled_at desc, id desc) where handled_at is not null;
alter table timeline_report
  add column id bigint generated always as identity unique,
  add column handled_at timestamptz,
  add column handled_by text references account,
  add column outcome text check (outcome in ('nothing', 'removed', 'suspended')),
  add column because text not null default '';
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
  constraint money_correction_decided check ((state = 'proposed') = (decided_at is null)),
  -- Whatever the code does: nobody approves what they proposed, and nobody their own money.
  constraint money_correction_two_people check (state <> 'approved' or (decided_by <> proposed_by and decided_by <> user_id and proposed_by <> user_id))
);
create index money_correction_waiting on money_correction (proposed_at, id) where state = 'proposed';
create index money_correction_by_age on money_correction (proposed_at desc, id desc);

-- How the books were proven.
create table books_proof (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  is_right boolean not null,
  findings jsonb not null
);

-- Who of us wrote an answer of Waybill support.
create table support_answer (
  message_id text primary key,
  staff_id text not null references account,
  at timestamptz(3) not null default now()
);
