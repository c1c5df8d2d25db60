-- What our people ask one side of a dispute, with a time to answer in. The other side sees neither the question nor the answer.
create table order_question (
  id text primary key,
  order_id text not null references delivery_order,
  side text not null check (side in ('sender', 'carrier')),
  asked_by text not null references account,
  question text not null,
  asked_at timestamptz(3) not null default now(),
  answer_by timestamptz(3) not null,
  reminded_at timestamptz(3),
  state text not null default 'open' check (state in ('open', 'answered', 'unanswered', 'withdrawn', 'decided')),
  ended_at timestamptz(3),
  answer text not null default '',
  -- The member who answered in the name of a business.
  acted_by text,
  check (answer_by > asked_at),
  check ((state = 'open') = (ended_at is null)),
  check (state = 'answered' or answer = '')
);
-- One question at a time is open to each side.
create unique index order_question_open on order_question (order_id, side) where state = 'open';
-- Serves the questions of an order, in their order.
create index order_question_by_order on order_question (order_id, asked_at, id);
-- Serves the clock: what is due, and who is to be reminded.
create index order_question_due on order_question (answer_by) where state = 'open';
