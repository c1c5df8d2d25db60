-- Staff gave it back in another way: the provider knows nothing of it, and the payer's bank may take the payment back besides.
alter table refund add column is_by_hand boolean not null default false;
