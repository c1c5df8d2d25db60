-- What somebody was told. The same about the same thing is one row, and counts.
create table notification (
  id text primary key,
  user_id text not null references account on delete cascade,
  -- See notificationTypes in the contract.
  type smallint not null,
  category text not null check (category in ('orders', 'money', 'social', 'account')),
  -- What it is about: the id of an item, an order, a payment.
  subject text not null,
  message text not null,
  timeline_item_id text,
  timeline_item_type smallint,
  related_user_id text references account on delete set null,
  link text not null check (link like '/%'),
  count integer not null default 1 check (count > 0),
  seen_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  modified_at timestamptz(3) not null default now(),
  cleared_at timestamptz(3),
  -- When phones were last rung for it.
  rang_at timestamptz,
  -- Until it has been written about by e-mail, or need not be any more.
  mail_due boolean not null default false
);
create unique index notification_counts on notification (user_id, type, subject) where cleared_at is null;
-- Serve the list, newest first, all of it and by category.
create index notification_by_user on notification (user_id, created_at desc, id desc) where cleared_at is null;
create index notification_by_category on notification (user_id, category, created_at desc, id desc) where cleared_at is null;
create index notification_unseen on notification (user_id, created_at desc, id desc) where cleared_at is null and seen_at is null;
create index notification_to_mail on notification (user_id) where mail_due;
-- Serves the sweep.
create index notification_cleared on notification (cleared_at) where cleared_at is not null;
create index notification_never_seen on notification (created_at) where seen_at is null;
create index notification_seen on notification (seen_at) where seen_at is not null;

-- What has been counted already: a job that runs twice rings once.
create table notification_heard (
  user_id text not null,
  key text not null,
  heard_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index notification_heard_by_age on notification_heard (heard_at);

-- Letters about unread messages: one person gets one an hour at most.
create table letter_of_messages (
  user_id text primary key references account on delete cascade,
  -- When the next one is written, if something is unread then; null while nothing waits.
  due_at timestamptz,
  written_at timestamptz
);
create index letter_of_messages_due on letter_of_messages (due_at) where due_at is not null;
