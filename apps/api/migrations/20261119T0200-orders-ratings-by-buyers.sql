-- Whoever has bought something by a link rates its seller, too. A buyer has no account: whose id it is follows from the id.
alter table rating
  drop constraint rating_by_id_fkey,
  drop constraint rating_rated_as_check,
  add constraint rating_rated_as_check check (rated_as in ('sender', 'carrier', 'seller')),
  add column account_id text generated always as (case when starts_with(by_id, 'byr_') then null else by_id end) stored
    constraint rating_account_fkey references account,
  add column buyer_id text generated always as (case when starts_with(by_id, 'byr_') then by_id end) stored
    constraint rating_buyer_fkey references sale_order on delete cascade,
  add constraint rating_of_a_seller check ((rated_as = 'seller') = starts_with(by_id, 'byr_'));
-- Serves the page of a buyer; a buyer says it once.
create unique index rating_by_buyer on rating (buyer_id) where buyer_id is not null;
