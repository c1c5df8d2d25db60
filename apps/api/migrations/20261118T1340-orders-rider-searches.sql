-- When the search began that runs or ran last, and how many there were for this package: riders are not rung without end.
alter table express_search add column started_at timestamptz(3) not null default now();
alter table express_search add column searches smallint not null default 1;
