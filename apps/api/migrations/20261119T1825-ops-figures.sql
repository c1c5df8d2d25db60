-- Serves the figures of the queues and the list of disputes: orders that came to us, and claims that came too late.
create index order_event_for_us on order_event (what, heard_at) where what in ('order.disputed', 'claim-late');
-- Serves the figures of the queues: what was done to something, and when.
create index ops_act_by_what on ops_act (what, at);
