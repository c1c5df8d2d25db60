-- Serve the sweeps of every night, which take away so many rows at a time: without these each step would read the whole table.
create index one_time_code_by_age on one_time_code (created_at);
create index action_link_by_age on action_link (created_at);
create index federated_ticket_by_age on federated_ticket (created_at);
create index sale_code_by_age on sale_code (created_at);
create index session_ended on session (ended_at) where ended_at is not null;
create index session_by_end on session (expires_at);
-- The same, for accounts that nobody has verified: a few among all there are.
create index account_unverified on account (created_at, id)
  where email_verified_at is null and phone_verified_at is null and not is_staff and blocked_at is null;
