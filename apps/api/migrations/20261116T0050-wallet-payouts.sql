-- Pages of the history end at a moment that a browser sends back, and JavaScript knows milliseconds only: with
-- microseconds here, lines of the same millisecond would be lost between two pages.
alter table wallet_transaction alter column created_at type timestamptz(3), alter column settled_at type timestamptz(3);

-- unclaimed: the receiver has not accepted it yet, and may never.
alter table payout drop constraint payout_state_check;
alter table payout add constraint payout_state_check check (state in ('queued', 'sent', 'waiting', 'unclaimed', 'paid', 'returned'));
-- Whoever tells the provider of a payout has it to himself until then.
alter table payout add column sending_until timestamptz;
-- Why it did not go on when last tried, for operators.
alter table payout add column trouble text;

drop index payout_open;
-- Serves the sweep that asks after payouts nobody reported, and the operators' list.
create index payout_open on payout (created_at) where state in ('queued', 'sent', 'waiting', 'unclaimed');
-- Serves the sweep, which asks once more after what was paid of late: banks send money back.
create index payout_paid on payout (created_at) where state = 'paid';
