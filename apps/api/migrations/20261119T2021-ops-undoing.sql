-- Which decisions of our people were taken back. It only grows, like the audit trail, which may be parted by month: so it is not referred to.
create table ops_undoing (
  -- Of the act that was taken back: of two who do it at the same moment the second finds the row.
  act_id bigint primary key,
  undone_by text not null references account,
  at timestamptz(3) not null default now()
);
create trigger ops_undoing_append_only before update or delete or truncate on ops_undoing
  for each statement execute function ops_act_refuse_change();
