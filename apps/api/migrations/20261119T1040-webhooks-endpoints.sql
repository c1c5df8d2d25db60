-- Where a member, or a business, is told of events by Standard Webhooks.
create table webhook_endpoint (
  id text primary key,
  owner_id text not null references account,
  url text not null,
  description text not null,
  types text[] not null check (cardinality(types) > 0),
  -- Null while it is on.
  off_because text check (off_because in ('owner', 'gone', 'failing')),
  -- The first failure since the last success.
  failing_since timestamptz(3),
  -- It was asked for a pause: nothing is sent before.
  rests_until timestamptz(3),
  -- It took its time to answer last: fewer of its deliveries are sent at once.
  is_slow boolean not null default false,
  -- The same request is the same endpoint.
  request_key uuid not null unique,
  request_hash uuid not null,
  created_at timestamptz(3) not null default now()
);
-- Serves the list, and the search for those who are told of an event.
create index webhook_endpoint_of_owner on webhook_endpoint (owner_id, created_at desc, id desc);

-- The keys that an endpoint's deliveries are signed with, by their number: the keys themselves are derived from it and stored nowhere.
create table webhook_secret (
  endpoint_id text not null references webhook_endpoint on delete cascade,
  version integer not null,
  kind text not null check (kind in ('hmac-sha256', 'ed25519')),
  -- The same request is the same rotation; the first was not asked for by one.
  request_key uuid unique,
  created_at timestamptz(3) not null default now(),
  -- Set when it was replaced: it signs beside its successor until then.
  ends_at timestamptz(3),
  primary key (endpoint_id, version)
);
-- One that is not replaced.
create unique index webhook_secret_current on webhook_secret (endpoint_id) where ends_at is null;

-- An event on its way to an endpoint.
create table webhook_delivery (
  id text primary key,
  endpoint_id text not null references webhook_endpoint on delete cascade,
  -- `webhook-id`: the same for all endpoints that are told of the event.
  message_id text not null,
  -- The same happening is one delivery.
  event_key text not null,
  type text not null,
  -- The ids in the payload.
  about text[] not null,
  -- Kept as it is signed, to the byte.
  payload text not null,
  happened_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- Since it was made or replayed.
  attempts smallint not null default 0,
  due_at timestamptz(3),
  -- A node is sending it. One that dies gives it back by this time.
  taken_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (endpoint_id, event_key),
  check ((state = 'waiting') = (due_at is not null)),
  check (state = 'waiting' or taken_until is null)
);
-- Serves the nodes that look for what is due, endpoint by endpoint.
create index webhook_delivery_waiting on webhook_delivery (endpoint_id, due_at, id) where state = 'waiting';
-- Serves the alarm that is set for what is due next.
create index webhook_delivery_next on webhook_delivery (due_at) where state = 'waiting';
-- Serves the count of what is being sent to an endpoint.
create index webhook_delivery_taken on webhook_delivery (endpoint_id, taken_until) where taken_until is not null;
-- Serves the list.
create index webhook_delivery_of_endpoint on webhook_delivery (endpoint_id, created_at desc, id desc);
-- Serves the job that forgets old ones.
create index webhook_delivery_by_age on webhook_delivery (created_at);

create table webhook_attempt (
  id bigint generated always as identity primary key,
  delivery_id text not null references webhook_delivery on delete cascade,
  at timestamptz(3) not null default now(),
  status smallint,
  ms integer not null,
  fault text,
  -- The beginning of what was answered.
  answer text not null
);
-- Serves a delivery's history and its newest line.
create index webhook_attempt_of_delivery on webhook_attempt (delivery_id, id desc);
