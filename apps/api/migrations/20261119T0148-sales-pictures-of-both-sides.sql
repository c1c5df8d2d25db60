-- Buyers show what they got, and have no account: a picture belongs to a member or to whoever ordered under a link.
alter table image drop constraint image_owner_id_fkey;
alter table image
  add column member_id text generated always as (case when owner_id not like 'byr\_%' then owner_id end) stored
    references account on delete cascade,
  add column buyer_id text generated always as (case when owner_id like 'byr\_%' then owner_id end) stored
    references sale_order on delete cascade;

-- What the seller answers where the buyer says that it is not what was sold: once, before our people decide.
create table sale_answer (
  id text primary key,
  sale_id text not null constraint sale_answer_of_sale unique references sale on delete cascade,
  message text not null,
  answered_at timestamptz(3) not null default now()
);
