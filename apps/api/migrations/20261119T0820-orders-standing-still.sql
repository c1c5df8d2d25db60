-- Where a carrier stands, and since when: their position moves with every report, this only when they have gone on.
alter table carrier_duty
  add column resting_spot point,
  add column resting_since timestamptz(3);

-- Serves whoever had an order last, whatever became of it.
create index order_assignment_by_order on order_assignment (order_id, created_at desc, id desc);
