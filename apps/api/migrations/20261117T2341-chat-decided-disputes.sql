-- A dispute that our people decided stood in the chat as "Delivered, and paid" with the whole fee, or as called off. It says what was
-- decided and who got what, as it does for those decided from now on.
with decided as (
  select orders.id as order_id, orders.sender_id, orders.carrier_id, event.happened_at, escrow.state, escrow.fee_minor, escrow.charge_minor,
    coalesce(earning.amount_minor, 0) as carrier_minor, coalesce(line.amount_minor, 0) as sender_minor
  from order_event as event
  join delivery_order as orders on orders.id = event.order_id
  join escrow on escrow.package_id = orders.package_id and escrow.state not in ('held', 'frozen')
  left join earning on earning.package_id = orders.package_id
  left join wallet_transaction as line on line.reference = 'escrow-returned ' || orders.package_id || ' end'
  where event.actor = 'ops' and event.status in (5, 6)
    and exists (select from order_event as asked where asked.order_id = event.order_id and asked.status = 8))
update chat_message as message
set deal = message.deal || jsonb_build_object('what', 'dispute.decided', 'outcome', jsonb_build_object(
  'decision', case state when 'released' then 'refund' when 'captured' then 'release' else 'split' end,
  'at', to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'fee', round(fee_minor / 100.0, 2),
  'carrierGets', round(carrier_minor / 100.0, 2),
  'senderGets', round(sender_minor / 100.0, 2),
  'commission', case state when 'released' then 0 else round((fee_minor - sender_minor - carrier_minor) / 100.0, 2) end,
  'charge', case state when 'released' then 0 else round(charge_minor / 100.0, 2) end))
from decided
join chat_room as room on room.user_a = least(sender_id, carrier_id) and room.user_b = greatest(sender_id, carrier_id)
where message.room_id = room.id and message.kind = 1 and message.deal ->> 'orderId' = decided.order_id
  and message.deal ->> 'what' in ('order.completed', 'order.called-off');
