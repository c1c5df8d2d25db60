-- Serve the lists of our people, newest or oldest first: orders and lines of wallets of everybody.
create index delivery_order_by_age on delivery_order (created_at desc, id desc);
create index wallet_transaction_by_age on wallet_transaction (created_at desc, id desc);
-- Serves the filter by a reference: what a provider calls a payout.
create index payout_by_provider_id on payout (provider_id) where provider_id is not null;
