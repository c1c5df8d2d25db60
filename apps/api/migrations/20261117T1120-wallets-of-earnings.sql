-- Who earned in the currency that is not their own had the money in the books and no wallet to see it in.
insert into wallet (id, user_id, currency)
select distinct on (user_id, currency) 'wal_' || substring(transaction_id from 5), user_id, currency
from earning order by user_id, currency, clears_at
on conflict (user_id, currency) do nothing;
