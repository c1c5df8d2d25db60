-- Decisions of staff above what they decide about alone: nothing moves until a second person confirms them.
create table ops_proposal (
  id text primary key,
  kind text not null check (kind in ('dispute', 'sale-question', 'payout', 'money-question')),
  -- The order, sale, payout or payment, by the id that its page uses.
  case_id text not null,
  -- What people call it: a tracking number, the title of a sale, a reference.
  subject text not null,
  -- The decision as the call of its own takes it.
  decision jsonb not null,
  -- Who gets what, as the proposer saw it: confirmed, exactly this moves.
  shares jsonb not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency in ('NGN', 'USD')),
  credit_goes_back boolean not null,
  because text not null,
  -- Whose money it is: they neither confirm nor decline it.
  concerned text[] not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'declined', 'lapsed')),
  proposed_by text not null references account,
  proposed_at timestamptz(3) not null default now(),
  decided_by text references account,
  decided_at timestamptz(3),
  decision_because text not null default '',
  request_key uuid not null unique,
  request_hash uuid not null,
  decision_key uuid unique,
  decision_hash uuid,
  constraint ops_proposal_decided check ((state = 'waiting') = (decided_at is null) and (state = 'waiting') = (decided_by is null)),
  -- Whatever the code does: nobody confirms what they proposed, and nobody what is about their own money.
  constraint ops_proposal_two_people check (
    state <> 'confirmed' or (decided_by <> proposed_by and decided_by <> all (concerned) and proposed_by <> all (concerned))
  )
);
-- One at a time for each case.
create unique index ops_proposal_waiting on ops_proposal (kind, case_id) where state = 'waiting';
create index ops_proposal_by_case on ops_proposal (case_id, proposed_at desc);
create index ops_proposal_over on ops_proposal (proposed_at desc, id desc);
