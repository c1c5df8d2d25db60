-- A batch has room as a trip has: grams, pieces, both or neither. What is taken of it is the sum of its bookings that are not over.
alter table timeline_item
  drop constraint timeline_item_has_room,
  add constraint timeline_item_has_room check (type in (2, 4) or (room_grams is null and room_pieces is null));
