-- A parcel that was sold: who pays for it, how much, and when. The sums that are held are in escrow.
alter table package
  -- A payer in the books, without an account.
  add column buyer_id text,
  add column goods_minor bigint check (goods_minor > 0),
  add column delivery_paid_by text check (delivery_paid_by in ('buyer', 'seller')),
  add column pay_when text check (pay_when in ('now', 'door')),
  add column may_open_first boolean,
  add constraint package_sold_or_not
    check (num_nulls(buyer_id, goods_minor, delivery_paid_by, pay_when, may_open_first) in (0, 5));
