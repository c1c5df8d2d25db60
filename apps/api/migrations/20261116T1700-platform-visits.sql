-- How often each page was visited on each day in Lagos. Who visited it is written down nowhere.
create table visit_count (
  day date not null,
  -- A pattern of addresses (/timeline/post/:type/:id), so that no id of anything is in it.
  pattern text not null check (length(pattern) <= 80),
  visits integer not null check (visits > 0),
  primary key (day, pattern)
);
