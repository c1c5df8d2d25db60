-- Serves whoever leaves, and whoever takes another username: others may have named them when they signed up.
create index profile_by_referrer on profile (lower(referrer)) where referrer is not null;

-- The audit trail names a person by their id from now on, as it always did everything else: a name would outlast whoever has left.
-- This once the lines that are there are changed, in this one column; what was done, by whom, when and why stays as it was.
alter table ops_act disable trigger ops_act_append_only;
update ops_act set subject = user_id
where user_id is not null and subject <> user_id
  and what in ('suspended', 'restored', 'person-looked-at', 'identity-marked', 'staff-created', 'staff-ended');
alter table ops_act enable trigger ops_act_append_only;

-- Who has left before today left their words behind.
update timeline_item set message = case when type in (1, 5) then 'A parcel of someone who left' else '' end
where author_id in (select id from account where deactivated_at is not null);
update timeline_comment set message = ''
where removed_at is not null and author_id in (select id from account where deactivated_at is not null);
update timeline_report set message = ''
where handled_at is not null and reporter_id in (select id from account where deactivated_at is not null);
update user_report set message = ''
where handled_at is not null and reported_by in (select id from account where deactivated_at is not null);
update order_event set message = '', reasons = (
  select coalesce(jsonb_agg(case when reason ->> 'customText' = '' then reason
    else reason || '{"customText": "Not kept since they left"}' end), '[]') from jsonb_array_elements(reasons) as reason)
where (message <> '' or reasons <> '[]') and user_id in (select id from account where deactivated_at is not null);
update delivery_order set cancel_reasons = (
  select coalesce(jsonb_agg(case when reason ->> 'customText' = '' then reason
    else reason || '{"customText": "Not kept since they left"}' end), '[]') from jsonb_array_elements(cancel_reasons) as reason)
where cancel_reasons <> '[]' and carrier_id in (select id from account where deactivated_at is not null);
update negotiation set reason = ''
where reason <> '' and case when named_by = 'sender' then sender_id else carrier_id end
  in (select id from account where deactivated_at is not null);
update payout set trouble = null where trouble is not null and user_id in (select id from account where deactivated_at is not null);
update identity_check set note = '' where user_id in (select id from account where deactivated_at is not null);
delete from realtime_inbox where user_id in (select id from account where deactivated_at is not null);

-- Rooms in which nobody is left: both have gone, or one has and the other was our support.
create temporary table empty_room on commit drop as
  select room.id from chat_room as room join account as a on a.id = room.user_a join account as b on b.id = room.user_b
  where (a.deactivated_at is not null and (b.deactivated_at is not null or b.username = 'waybill.support'))
    or (b.deactivated_at is not null and a.username = 'waybill.support');
update image set state = 'removed', attached_to = null, position = null
where attached_to in (select id from chat_message where room_id in (select id from empty_room));
delete from support_answer where message_id in (select id from chat_message where room_id in (select id from empty_room));
delete from chat_room where id in (select id from empty_room);
