-- Parts the audit trail by month. Nothing does this by itself: docs/partitions.md says when it is worth it. It is short next to the others, so
-- it is copied under a lock, in one transaction; as it stands it may become a migration.
--   psql "$ADMIN_DATABASE_URL" -f apps/api/src/ops/partition-audit-trail.sql
begin;
lock table ops_act in access exclusive mode;
alter table ops_act rename to ops_act_before;
alter index ops_act_by_staff rename to ops_act_before_by_staff;
alter index ops_act_by_user rename to ops_act_before_by_user;
alter index ops_act_by_claim rename to ops_act_before_by_claim;
alter index ops_act_by_what rename to ops_act_before_by_what;
alter index ops_act_pkey rename to ops_act_before_pkey;

create sequence ops_act_numbers;
select setval('ops_act_numbers', greatest(max(id), 1), max(id) is not null) from ops_act_before;
create table ops_act (
  like ops_act_before including defaults including constraints,
  primary key (id, at),
  foreign key (staff_id) references account,
  foreign key (user_id) references account
) partition by range (at);
alter table ops_act alter column id set default nextval('ops_act_numbers');
alter sequence ops_act_numbers owned by ops_act.id;
create index ops_act_by_staff on ops_act (staff_id, id desc);
create index ops_act_by_user on ops_act (user_id, id desc) where user_id is not null;
create index ops_act_by_what on ops_act (what, at);
create index ops_act_by_claim on ops_act ((about ->> 'orderId'), at) where what = 'claim-looked-into';
create trigger ops_act_append_only before update or delete or truncate on ops_act
  for each statement execute function ops_act_refuse_change();

-- A trigger of the whole table is not asked by whoever names a partition, so each has its own.
create function ops_act_make_partition(p_name text, p_bounds text) returns void language plpgsql as $$
begin
  if to_regclass(p_name) is not null then return; end if;
  execute format('create table %I partition of ops_act %s', p_name, p_bounds);
  execute format('create trigger %I before update or delete or truncate on %I for each statement execute function ops_act_refuse_change()',
    p_name || '_append_only', p_name);
end $$;

-- Makes the partition of a month, where it is missing; a job does it for the months to come. Months begin in UTC.
create function ops_act_make_month(p_at timestamptz) returns void language plpgsql as $$
declare
  month timestamp := date_trunc('month', p_at at time zone 'UTC');
begin
  perform ops_act_make_partition('ops_act_' || to_char(month, 'YYYY_MM'),
    format('for values from (%L) to (%L)', month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC'));
end $$;

-- A month that nobody has made is no reason to forget an act.
select ops_act_make_partition('ops_act_other', 'default');
select ops_act_make_month(month) from generate_series(
  (select date_trunc('month', coalesce(min(at), now())) from ops_act_before), now() + interval '2 months', interval '1 month') as month;
insert into ops_act select * from ops_act_before;
drop table ops_act_before;
commit;
