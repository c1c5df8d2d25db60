-- Lists of the console as one of our people has narrowed them.
create table ops_view (
  id text primary key,
  list text not null,
  name text not null check (name <> ''),
  -- As they stand in the address of the list.
  filters jsonb not null,
  made_by text not null references account,
  -- For all of us, or for whoever made it alone.
  is_shared boolean not null,
  version int not null default 1,
  -- Kept for a day, so that it can be taken back.
  removed_at timestamptz(3)
);
-- Of two that are saved at once with the same name, one is told of the other. Serves the views of a list as well.
create unique index ops_view_own on ops_view (made_by, list, lower(name)) where removed_at is null and not is_shared;
create unique index ops_view_shared on ops_view (list, lower(name)) where removed_at is null and is_shared;

-- The view that a list opens with.
create table ops_view_default (
  staff_id text not null references account,
  list text not null,
  view_id text not null references ops_view on delete cascade,
  primary key (staff_id, list)
);
-- Serves the removal of a view.
create index ops_view_default_view on ops_view_default (view_id);
