-- Who has left: the row stays, because orders and books speak of it, and nothing in it says who it was.
alter table account add column deactivated_at timestamptz;
alter table account drop constraint account_check;
alter table account add constraint account_reachable check (country_code <> 'NG' or phone is not null or is_staff or deactivated_at is not null);
