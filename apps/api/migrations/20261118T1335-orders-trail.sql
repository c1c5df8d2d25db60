-- Where a carrier has been with a parcel: one row an order, its points without times, oldest first. The list is bounded: when it is
-- full every second point goes, and the next ones have to lie twice as far apart.
create table order_trail (
  order_id text primary key references delivery_order (id),
  points jsonb not null check (jsonb_array_length(points) between 1 and 120),
  -- As far from the last point as the next one has to be, on Mercator's map.
  step_km double precision not null check (step_km > 0),
  last_spot point not null
);
