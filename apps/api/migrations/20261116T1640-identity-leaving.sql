-- Who has left: the row stays, because orders and books speak of it, and nothing in it says who it was.
alter table account add column deactivated_at timestamptz;
alter table account drop constraint account_check;
alter table account add constraint account_reachable check (country_code <> 'NG' or phone is not null or is_staff or deactivated_at is not null);
-- Wherever a suspended person is left out, somebody who has left is too; and nobody lifts that.
alter table account add constraint account_gone_is_blocked check (deactivated_at is null or blocked_at is not null);
-- The name of the account that our people answer as is nobody else's.
alter table account add constraint account_username_reserved check (username <> 'waybill.support' or is_staff);

-- Whoever leaves locks their account for good. Something new that names them waits for that, and then must not begin: it is
-- run again like any lost race, and finds nobody. Without this, a call that was under way would make an order or hold money
-- for somebody who is not there.
create function refuse_who_has_left() returns trigger language plpgsql as $$
declare
  who text;
  gone timestamptz;
begin
  foreach who in array tg_argv loop
    select deactivated_at into gone from account where id = to_jsonb(new) ->> who for key share;
    if gone is not null then
      raise exception 'They have left in the meantime.' using errcode = 'serialization_failure';
    end if;
  end loop;
  return new;
end $$;
create trigger delivery_order_of_those_here before insert on delivery_order
  for each row execute function refuse_who_has_left('sender_id', 'carrier_id');
create trigger negotiation_of_those_here before insert on negotiation
  for each row execute function refuse_who_has_left('sender_id', 'carrier_id');
create trigger escrow_of_those_here before insert on escrow for each row execute function refuse_who_has_left('sender_id');
create trigger payment_of_those_here before insert on payment for each row execute function refuse_who_has_left('user_id');
create trigger payout_of_those_here before insert on payout for each row execute function refuse_who_has_left('user_id');
-- Nor does a call that was under way write down again who they were.
create trigger identity_check_of_those_here before insert on identity_check for each row execute function refuse_who_has_left('user_id');
create trigger business_document_of_those_here before insert on business_document for each row execute function refuse_who_has_left('user_id');
create trigger push_token_of_those_here before insert or update of user_id on push_token
  for each row execute function refuse_who_has_left('user_id');
create trigger profile_of_those_here before update of full_name, city, profile_picture, muted_users, not_interested_items on profile
  for each row execute function refuse_who_has_left('user_id');
create trigger dispatch_business_of_those_here before update on dispatch_business
  for each row execute function refuse_who_has_left('user_id');
create trigger account_of_those_here before update of username, email, phone, password_hash, pending_email on account
  for each row when (old.deactivated_at is not null) execute function refuse_who_has_left('id');

-- Serves whoever takes a name out of what others were told.
create index notification_naming on notification (related_user_id) where related_user_id is not null;
-- Serves the search for money of those who have left, which is a question for our people.
create index account_gone on account (id) where deactivated_at is not null;
