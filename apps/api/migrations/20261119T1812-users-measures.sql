-- While an account is for reading only: since when, until when (null: until somebody lifts it), and a reason from the list of the contract.
alter table account
  add column restricted_at timestamptz(3),
  add column restricted_until timestamptz(3),
  add column restriction_reason text;

-- What our people have set on an account: warnings, take-downs, restrictions, suspensions. Why they did is in the audit trail.
create table measure (
  id text primary key,
  user_id text not null references account,
  kind text not null check (kind in ('warning', 'takedown', 'restriction', 'suspension')),
  reason text not null,
  -- What the person reads.
  told_as text not null default '',
  item_id text,
  item_type smallint,
  -- Null for the command line of the machine itself.
  set_by text references account,
  set_at timestamptz(3) not null default now(),
  until timestamptz(3),
  -- When the person said that they have read it.
  read_at timestamptz(3),
  lifted_at timestamptz(3),
  lifted_by text references account,
  lifted_as text not null default '',
  constraint measure_until check (until is null or kind = 'restriction'),
  constraint measure_lifted check (lifted_at is not null or (lifted_by is null and lifted_as = ''))
);
create index measure_by_person on measure (user_id, set_at desc, id desc);
-- Whoever is suspended now was so before there were measures; the newest act about it says who did it.
insert into measure (id, user_id, kind, reason, set_by, set_at)
select 'msr_01' || upper(left(md5(account.id), 24)), account.id, 'suspension', 'other',
  (select staff_id from ops_act where ops_act.user_id = account.id and what = 'suspended' order by ops_act.id desc limit 1), blocked_at
from account where blocked_at is not null and deactivated_at is null;
