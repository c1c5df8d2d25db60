-- What our people decided where a buyer said that it is not what was sold: once for a sale, and both sides read why.
create table sale_decision (
  sale_id text primary key references sale on delete cascade,
  -- Whose money it is; the books know them by this id.
  buyer_id text not null references sale_order on delete cascade,
  decision text not null check (decision in ('refund', 'release', 'split')),
  -- Of the price; the rest is the seller's, less our part.
  to_buyer_minor bigint not null check (to_buyer_minor >= 0),
  because text not null,
  -- None from the command line, which asks once.
  request_key uuid constraint sale_decision_request_key unique,
  request_hash uuid,
  decided_at timestamptz(3) not null default now(),
  constraint sale_decision_request_is_whole check ((request_key is null) = (request_hash is null))
);
-- Serves the list of those decided, newest first.
create index sale_decision_by_time on sale_decision (decided_at desc, sale_id desc);
-- Serves the list of those that wait, and their number.
create index sale_questioned on sale (id) where state = 'questioned';
