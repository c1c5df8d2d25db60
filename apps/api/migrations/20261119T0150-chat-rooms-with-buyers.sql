-- A room may be one of a seller and their buyer, who has no account: the smaller id of the two is then the buyer's. What a row belongs to follows
-- from the id, so exactly one of the two columns is there, and both keep their foreign key.
alter table chat_room
  drop constraint chat_room_user_a_fkey,
  add column account_a text generated always as (case when starts_with(user_a, 'byr_') then null else user_a end) stored
    constraint chat_room_account_a_fkey references account on delete cascade,
  add column buyer_id text generated always as (case when starts_with(user_a, 'byr_') then user_a end) stored
    constraint chat_room_buyer_fkey references sale_order on delete cascade;
-- Serves the page of a buyer, who has one room.
create unique index chat_room_by_buyer on chat_room (buyer_id) where buyer_id is not null;

alter table chat_member
  drop constraint chat_member_user_id_fkey,
  add column account_id text generated always as (case when starts_with(user_id, 'byr_') then null else user_id end) stored
    constraint chat_member_account_fkey references account on delete cascade,
  add column buyer_id text generated always as (case when starts_with(user_id, 'byr_') then user_id end) stored
    constraint chat_member_buyer_fkey references sale_order on delete cascade;
