-- Serve the search of our people (`GET /ops/search`): parcels and sales by words of their title, in any order, and their beginnings.
create index escrow_by_title_words on escrow using gin (to_tsvector('simple', title));
create index sale_by_title_words on sale using gin (to_tsvector('simple', title));
-- The same: payouts by the end of the account that they go to, newest first, and by words of its name.
create index payout_by_account_end on payout (right(destination ->> 'accountNumber', 4), transaction_id desc);
create index payout_by_account_name on payout using gin (to_tsvector('simple', coalesce(destination ->> 'accountName', '')));
-- Serves the reports that somebody has made, newest first.
create index user_report_by_reporter on user_report (reported_by, created_at desc);
