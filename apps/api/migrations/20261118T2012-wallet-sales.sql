-- Money at the door. Whoever buys without an account is a payer: accounts of the books with this id as their owner, and no wallet.
create table payer (
  id text primary key,
  sale_id text not null,
  -- The seller, who is told of what the buyer pays.
  user_id text not null references account on delete cascade,
  currency text not null check (currency in ('NGN', 'USD')),
  created_at timestamptz not null default now()
);

-- A buyer's payment is nobody's line in a history: it becomes the seller's money only with the handover.
alter table payment
  add column payer_id text references payer on delete cascade,
  add column sale_id text,
  alter column transaction_id drop not null,
  drop constraint payment_purpose_check,
  add constraint payment_purpose_check check (purpose in ('top-up', 'credits', 'sale')),
  add constraint payment_of_a_payer check (
    (purpose = 'sale') = (payer_id is not null) and (purpose = 'sale') = (sale_id is not null) and (purpose = 'sale') = (transaction_id is null)
  );
-- Serves the buyer's page: what they have begun to pay.
create index payment_by_payer on payment (payer_id, created_at desc) where payer_id is not null;

-- What the provider took from us again of a transfer to a payer, without our asking.
alter table payment_arrival
  add column taken_back_minor bigint not null default 0,
  add constraint payment_arrival_taken_back check (taken_back_minor between 0 and credited_minor);

-- What goes back to a buyer: a part or all of one transfer or of one card payment, to where it came from.
create table refund (
  id text primary key,
  payer_id text not null references payer on delete cascade,
  reference text not null references payment on delete cascade,
  provider text not null check (provider in ('paystack', 'paypal')),
  -- The transfer it is of; none for a payment by card.
  arrival_id text,
  foreign key (provider, arrival_id) references payment_arrival on delete cascade,
  currency text not null check (currency in ('NGN', 'USD')),
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  -- due: to be given back; done: it has arrived; stuck: the provider cannot, so staff decide.
  state text not null default 'due' check (state in ('due', 'done', 'stuck')),
  -- Whoever tells the provider of it has it to himself until then.
  sending_until timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint refund_end_has_a_time check ((state = 'done') = (ended_at is not null))
);
create index refund_by_payer on refund (payer_id);
create index refund_by_payment on refund (reference);
-- Serves the sweep and the list for staff; both are short.
create index refund_unfinished on refund (created_at) where state in ('due', 'stuck');

-- Up to three sums of one parcel wait apart: the delivery, the goods, and the seller's reserve for attempts that fail.
alter table escrow
  add column buyer_id text,
  add column goods_minor bigint not null default 0 check (goods_minor >= 0),
  -- What of the seller's reserve still waits.
  add column reserve_minor bigint not null default 0 check (reserve_minor >= 0),
  add column delivery_by text not null default 'sender' check (delivery_by in ('sender', 'buyer')),
  -- The buyer's part is not here yet: it is to be paid at the door.
  add column is_due boolean not null default false,
  -- What of the fee went to attempts that failed, where there was no reserve.
  add column spent_minor bigint not null default 0,
  add column attempts_paid smallint not null default 0 check (attempts_paid between 0 and 2),
  add column attempts_held smallint not null default 0 check (attempts_held between 0 and 1),
  -- Who has the goods' money: waiting, or who got it in the end.
  add column goods_state text check (goods_state in ('waiting', 'seller', 'buyer', 'split')),
  -- What of it the buyer got back after the handover.
  add column goods_back_minor bigint not null default 0,
  -- The carrier's part of the fee at the end, before commission.
  add column carrier_part_minor bigint,
  add constraint escrow_spends_what_waits check (spent_minor between 0 and fee_minor),
  add constraint escrow_gives_back_what_was_paid check (goods_back_minor between 0 and goods_minor),
  add constraint escrow_of_a_sale check (
    (buyer_id is not null) = (goods_state is not null) and (buyer_id is not null) = (goods_minor > 0)
    and (buyer_id is not null or (reserve_minor = 0 and delivery_by = 'sender' and not is_due and spent_minor = 0 and attempts_paid = 0))
  ),
  add constraint escrow_end_is_whole check (
    state in ('held', 'frozen') or (reserve_minor = 0 and not is_due and goods_state is distinct from 'waiting')
  );

-- One parcel can have several earnings: the fee, the goods, attempts that failed, the way back.
alter table earning
  add column part text not null default 'fee' check (part in ('fee', 'goods', 'attempt-1', 'attempt-2', 'return')),
  -- The buyer says that it is not what was sold: it neither clears nor pays a debt until staff have decided.
  add column frozen_at timestamptz,
  add column thawed_at timestamptz,
  drop constraint earning_pkey,
  add primary key (package_id, part);

alter table wallet_transaction
  drop constraint wallet_transaction_kind_check,
  add constraint wallet_transaction_kind_check
    check (kind in ('top-up', 'payout', 'credits', 'escrow', 'escrow-returned', 'earning', 'sale', 'correction'));
