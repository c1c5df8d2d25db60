import type { Section } from './section.ts';
import { major } from './section.ts';

/** Acts of a member with others. Others appear with their public profile and what they wrote to this member. */
export const dealingSections: readonly Section[] = [
  {
    name: 'posts',
    read: (db, userId) => db`
      select id, type, message, dispatch_mode, pickup_address, pickup, drop_off_addresses, drop_offs,
             to_char(ship_date, 'YYYY-MM-DD') as ship_date, currency, ${major(db, 'price_minor')} as price,
             ${major(db, 'price_end_minor')} as price_end, status, related_item_id, like_count, comment_count, created_at, removed_at,
             delivery_type, weight_grams, category_id, handle_id, ${major(db, 'cost_minor')} as cost, sender_name, sender_phone,
             receiver_name, receiver_phone, pickup_landmark, pickup_note, landmark, carrier_note
      from timeline_item left join package on item_id = id where author_id = ${userId} order by created_at`,
  },
  {
    name: 'receivers',
    read: (db, userId) => db`
      select full_name, phone, address, place, landmark, note, created_at from receiver where owner_id = ${userId} order by created_at`,
  },
  {
    name: 'pickupPlaces',
    read: (db, userId) => db`
      select name, full_name, phone, address, place, landmark, note, is_default, created_at
      from pickup_place where owner_id = ${userId} order by created_at`,
  },
  {
    // Of one’s own doors, and what one said as a carrier: whose door it was, the hash does not tell.
    name: 'doorWords',
    read: (db, userId) => db`
      select words, said_at, case when said_by = ${userId} then 'carrier' else 'sender' end as role
      from door_words where owner_id = ${userId} or said_by = ${userId} order by said_at`,
  },
  {
    name: 'priceLists',
    read: (db, userId) => db`
      select version, currency, content, created_at from price_list where business_id = ${userId} order by version`,
  },
  {
    name: 'priceQuotes',
    read: (db, userId) => db`
      select price_quote.id, business.username as business, currency, ${major(db, 'fee_minor')} as fee, pickup, drop_off, weight_grams,
             lines, price_quote.created_at, holds_until, package_id
      from price_quote join account as business on business.id = business_id where asked_by = ${userId} order by price_quote.created_at`,
  },
  {
    name: 'trackingLook',
    read: (db, userId) => db`
      select is_shown, shop_name, colour, website, phone, whatsapp, changed_at from tracking_look where user_id = ${userId}`,
  },
  {
    name: 'comments',
    read: (db, userId) => db`
      select id, item_id, message, created_at, removed_at from timeline_comment where author_id = ${userId} order by created_at`,
  },
  {
    name: 'likes',
    read: (db, userId) => db`select item_id, created_at from timeline_like where user_id = ${userId} order by created_at`,
  },
  {
    name: 'viewedParcels',
    read: (db, userId) => db`select item_id, created_at from timeline_view where user_id = ${userId} order by created_at`,
  },
  {
    name: 'orders',
    read: (db, userId) => db`
      select delivery_order.id, tracking_id, package_id, case when sender_id = ${userId} then 'sender' else 'carrier' end as role,
             other.username as other_party, asked_by, is_booking, is_express, delivery_order.status, currency, ${major(db, 'fee_minor')} as fee,
             route_from, route_to, delivery_order.created_at, changed_at, cancel_reasons,
             (select coalesce(jsonb_agg(jsonb_build_object('what', what, 'by', actor, 'at', happened_at, 'proof', proof,
                'message', case when order_event.user_id = ${userId} or what like 'order.%' then message else '' end) order by seq), '[]')
              from order_event where order_id = delivery_order.id) as history,
             (select coalesce(jsonb_agg(jsonb_build_object('question', question, 'askedAt', asked_at, 'answerBy', answer_by, 'state', order_question.state,
                'answer', answer, 'endedAt', ended_at) order by asked_at), '[]')
              from order_question where order_id = delivery_order.id
                and side = case when sender_id = ${userId} then 'sender' else 'carrier' end) as questions
      from delivery_order
      join account as other on other.id = case when sender_id = ${userId} then carrier_id else sender_id end
      where sender_id = ${userId} or carrier_id = ${userId} order by delivery_order.created_at`,
  },
  {
    name: 'sales',
    read: (db, userId) => db`
      select sale.id, code, title, description, currency, ${major(db, 'price_minor')} as price, weight_grams, category_id, pickup_address,
             pickup, delivery_paid_by, sale.pay_when, may_open_first, state, package_id, sale.created_at, modified_at,
             (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'phone', phone, 'dropoffAddress', dropoff_address, 'dropoff', dropoff,
                'payWhen', pay_when, 'paidAt', paid_at, 'endedAs', ended_as, 'complaint', complaint, 'at', created_at) order by created_at), '[]')
              from sale_order where sale_id = sale.id) as orders,
             (select jsonb_build_object('message', message, 'at', answered_at) from sale_answer where sale_id = sale.id) as answered,
             (select jsonb_build_object('decision', decision, 'backToBuyer', ${major(db, 'to_buyer_minor')}, 'because', because, 'at', decided_at)
              from sale_decision where sale_id = sale.id) as decided
      from sale where seller_id = ${userId} order by sale.created_at`,
  },
  {
    name: 'negotiations',
    read: (db, userId) => db`
      select negotiation.id, package_id, case when sender_id = ${userId} then 'sender' else 'carrier' end as role, other.username as other_party,
             named_by, currency, ${major(db, 'amount_minor')} as amount, reason, status, negotiation.created_at, ended_at
      from negotiation
      join account as other on other.id = case when sender_id = ${userId} then carrier_id else sender_id end
      where sender_id = ${userId} or carrier_id = ${userId} order by seq`,
  },
  {
    name: 'ratings',
    read: (db, userId) => db`
      select order_id, case when by_id = ${userId} then 'given' else 'received' end as which, rated_as, stars, comment, created_at
      from rating where by_id = ${userId} or of_id = ${userId} order by created_at`,
  },
  {
    name: 'duty',
    read: (db, userId) => db`
      select is_on_duty, dispatch_mode, on_duty_since, latitude, longitude, positioned_at from carrier_duty where user_id = ${userId}`,
  },
  {
    name: 'webhookEndpoints',
    read: (db, userId) => db`
      select id, url, description, types, off_because, created_at from webhook_endpoint
      where owner_id = ${userId} and listens_until is null order by created_at`,
  },
  {
    name: 'expressRequests',
    read: (db, userId) => db`
      select package_id, rung_at, until, declined_at, distance_m from express_ring where rider_id = ${userId} order by rung_at`,
  },
  {
    name: 'memberships',
    // As a member, and as the business: the people who act for it.
    read: (db, userId) => db`
      select business.username as business, person.username as member, role, share_percent,
             ${major(db, 'share_per_parcel_minor')} as share_per_parcel, business_member.created_at, ended_at, ended_as
      from business_member join account as business on business.id = business_id join account as person on person.id = business_member.user_id
      where business_id = ${userId} or business_member.user_id = ${userId} order by business_member.created_at`,
  },
  {
    name: 'shareRules',
    read: (db, userId) => db`
      select version, percent, ${major(db, 'per_parcel_minor')} as per_parcel, currency, created_at from share_rule
      where business_id = ${userId} order by version`,
  },
  {
    name: 'rideEarnings',
    // As a rider their share, and as the business all of it.
    read: (db, userId) => db`
      select order_id, part, is_correction, rider.username as rider, plate, currency,
             case when ride_earning.business_id = ${userId} then ${major(db, 'fee_minor')} end as fee,
             case when ride_earning.business_id = ${userId} then ${major(db, 'commission_minor')} end as commission,
             ${major(db, 'share_minor')} as share, earned_at
      from ride_earning left join account as rider on rider.id = ride_earning.rider_id left join vehicle on vehicle.id = vehicle_id
      where ride_earning.business_id = ${userId} or ride_earning.rider_id = ${userId} order by ride_earning.id`,
  },
  {
    name: 'invitations',
    read: (db, userId) => db`
      select role, name, phone, email, share_percent, created_at, expires_at, ended_at, ended_as
      from business_invitation where business_id = ${userId} order by created_at`,
  },
  {
    name: 'assignments',
    read: (db, userId) => db`
      select order_id, rider.username as rider, state, reason, share_percent, order_assignment.created_at, answered_at, ended_at
      from order_assignment join account as rider on rider.id = rider_id
      where rider_id = ${userId} or order_id in (select id from delivery_order where carrier_id = ${userId}) order by order_assignment.created_at`,
  },
  {
    name: 'vehicles',
    read: (db, userId) => db`
      select id, kind, plate, capacity_kg, capacity_places, created_at, retired_at,
             (select coalesce(jsonb_agg(jsonb_build_object('kind', paper.kind, 'expiresOn', expires_on) order by expires_on), '[]')
              from vehicle_paper as paper where vehicle_id = vehicle.id) as papers
      from vehicle where business_id = ${userId} order by created_at`,
  },
  {
    name: 'vehiclesRidden',
    // As a rider, and as the business: who had which.
    read: (db, userId) => db`
      select business.username as business, rider.username as rider, plate, given_at, ended_at
      from vehicle_holding join vehicle on vehicle.id = vehicle_id
      join account as business on business.id = vehicle_holding.business_id join account as rider on rider.id = rider_id
      where vehicle_holding.business_id = ${userId} or rider_id = ${userId} order by given_at`,
  },
  {
    name: 'shifts',
    read: (db, userId) => db`
      select business.username as business, rider.username as rider, begins_at, ends_at
      from rider_shift join account as business on business.id = business_id join account as rider on rider.id = rider_id
      where business_id = ${userId} or rider_id = ${userId} order by begins_at`,
  },
  {
    name: 'businessDuty',
    read: (db, userId) => db`
      select business.username as business, is_on, said_at
      from rider_duty join account as business on business.id = business_id where rider_id = ${userId} order by said_at`,
  },
  {
    name: 'fleetActs',
    // What they did themselves, and as the business: what others did for it.
    read: (db, userId) => db`
      select business.username as business, person.username as by, what, plate, rider.username as rider, fleet_act.created_at
      from fleet_act join account as business on business.id = fleet_act.business_id join account as person on person.id = acted_by
      left join vehicle on vehicle.id = vehicle_id left join account as rider on rider.id = rider_id
      where fleet_act.business_id = ${userId} or acted_by = ${userId} order by fleet_act.created_at`,
  },
  {
    name: 'rounds',
    read: (db, userId) => db`
      select business.username as business, rider.username as rider, day, departs_at, ended_at,
             (select coalesce(jsonb_agg(jsonb_build_object('orderId', order_id, 'kind', stop.kind) order by position), '[]')
              from round_stop as stop where round_id = delivery_round.id) as stops
      from delivery_round join account as business on business.id = business_id join account as rider on rider.id = rider_id
      where business_id = ${userId} or rider_id = ${userId} order by day, delivery_round.created_at`,
  },
  {
    name: 'chats',
    // From where on they see it: what they deleted for themselves is not theirs any more.
    read: (db, userId) => db`
      select room.id, coalesce(other.username, bought.name) as with, room.created_at, me.unread,
             (select coalesce(jsonb_agg(jsonb_build_object('seq', seq, 'by', case when sender_id = ${userId} then 'me' else 'them' end,
                'text', body, 'pictures', image_ids, 'voiceNote', voice_note_id, 'deal', deal, 'sentAt', sent_at) order by seq), '[]')
              from chat_message where room_id = room.id and seq > me.deleted_seq) as messages
      from chat_member as me join chat_room as room on room.id = me.room_id
      left join account as other on other.id = case when room.user_a = ${userId} then room.user_b else room.user_a end
      left join sale_order as bought on bought.id = room.buyer_id
      where me.user_id = ${userId} order by room.created_at`,
  },
];
