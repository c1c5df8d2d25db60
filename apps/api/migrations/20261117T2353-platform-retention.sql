-- Serve the jobs that take away what has run out, every night.
create index refresh_token_spent on refresh_token (used_at) where used_at is not null;
create index provider_event_heeded on provider_event (processed_at) where processed_at is not null;
create index express_search_by_age on express_search (rings_until);
create index order_request_by_age on order_request (created_at);

-- Numbers of accounts that were never verified and are gone.
delete from realtime_cursor where not exists (select from account where account.id = realtime_cursor.user_id);
