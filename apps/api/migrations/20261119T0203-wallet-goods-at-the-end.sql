-- What of the price became the seller's when everything of a parcel left escrow, before our part: our people may choose it. Null where
-- nothing of it was paid, and for parcels that ended before this was written down.
alter table escrow
  add column goods_to_seller_minor bigint,
  add constraint escrow_goods_are_a_part check (goods_to_seller_minor between 0 and goods_minor);
