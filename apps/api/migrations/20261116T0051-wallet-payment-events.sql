alter table payment
  -- Who tells the provider of it: one at a time, for a while; `tries` says which of them may still write down the answer.
  add column tries integer not null default 0,
  add column claimed_at timestamptz,
  -- The provider's name for the money itself (PayPal's capture): refunds speak of that, not of the order.
  add column charge_id text,
  -- What was really paid, when it is not what was agreed.
  add column paid_minor bigint,
  add column paid_currency text,
  -- How much of it the provider has given back to the payer since.
  add column returned_minor bigint not null default 0 check (returned_minor between 0 and amount_minor),
  -- The payer's bank says that it was not the payer.
  add column disputed_at timestamptz;
-- refused: was in quarantine, and our people have decided against it.
alter table payment drop constraint payment_state_check;
alter table payment add constraint payment_state_check check (state in ('open', 'settled', 'failed', 'quarantined', 'refused'));
create index payment_by_charge on payment (provider, charge_id) where charge_id is not null;

-- A declined card may be followed by another on the same page: the sweep asks after what failed for a while, too.
create index payment_failed on payment (created_at) where state = 'failed';
-- Serves the list of what our people must look at, which is short.
create index payment_in_question on payment (created_at) where state = 'quarantined' or disputed_at is not null;

-- Whose payment or payout it speaks of, as the provider names it. The words themselves hold the payer's name and a key to
-- the card; nothing in them is believed without asking, so they are not kept.
alter table provider_event drop column body, add column about jsonb not null;
create index provider_event_unheeded on provider_event (received_at) where processed_at is null;

-- What a person owes us after a payment was taken back that had been spent: the one account of a person without a floor.
-- The old check let a missing floor through: null is not false.
alter table ledger_account drop constraint ledger_account_person_has_floor;
alter table ledger_account add constraint ledger_account_person_has_floor
  check (owner_id is null or (kind = 'receivable' and floor is null) or (floor is not null and floor = 0));
