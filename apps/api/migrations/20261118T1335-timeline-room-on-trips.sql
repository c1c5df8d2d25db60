-- The room of a trip, as its traveller offers it: grams, pieces, both or neither. What is taken of it is not kept here: it is the sum of
-- its bookings that are not over, counted under the lock of the trip, so that nothing has to be given back by hand.
alter table timeline_item
  add column room_grams integer check (room_grams > 0),
  add column room_pieces smallint check (room_pieces > 0),
  add constraint timeline_item_has_room check (type = 2 or (room_grams is null and room_pieces is null)),
  -- A trip may have a price, for a kilogram.
  drop constraint timeline_item_has_a_price,
  add constraint timeline_item_has_a_price
    check ((type = 2 or (price_minor is not null) = (type in (1, 4, 5))) and (currency is null) = (price_minor is null));

-- Serves the search for trips and batches that leave near a place.
create index timeline_item_journey_starts on timeline_item
  using gist (point((pickup->>'longitude')::float8, (pickup->>'latitude')::float8))
  where removed_at is null and type in (2, 4);
