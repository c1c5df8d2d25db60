-- Whoever acts for a business beside its owner, who is the account of the business itself. A row stays when somebody leaves: what they did
-- stays under their name.
create table business_member (
  id text primary key,
  business_id text not null references account,
  user_id text not null references account,
  role text not null check (role in ('manager', 'dispatcher', 'rider', 'accountant')),
  -- The part of a fee that is theirs, where the business pays by parcel.
  share_percent smallint check (share_percent between 0 and 100),
  -- The person who invited them, in the name of the business or as the business itself.
  invited_by text not null references account,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  ended_as text check (ended_as in ('left', 'removed', 'closed')),
  ended_by text references account,
  check (business_id <> user_id),
  check ((ended_at is null) = (ended_as is null))
);
-- One business at a time; serves the gate and the list of whom somebody acts for.
create unique index business_member_one_at_a_time on business_member (user_id) where ended_at is null;
-- Serves the list of a business’s people.
create index business_member_of_business on business_member (business_id, created_at, id) where ended_at is null;

create table business_invitation (
  id text primary key,
  business_id text not null references account,
  role text not null check (role in ('manager', 'dispatcher', 'rider', 'accountant')),
  -- As the business calls them.
  name text not null,
  phone text,
  email text,
  share_percent smallint check (share_percent between 0 and 100),
  invited_by text not null references account,
  -- The same request is the same invitation.
  request_key uuid not null unique,
  request_hash uuid not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_as text check (ended_as in ('accepted', 'declined', 'withdrawn')),
  user_id text references account,
  check (num_nonnulls(phone, email) = 1),
  check ((ended_at is null) = (ended_as is null)),
  check ((user_id is not null) = (ended_as is not distinct from 'accepted'))
);
-- Serves the list of those that wait, and the count that limits them.
create index business_invitation_open on business_invitation (business_id, created_at desc, id desc) where ended_at is null;
-- Serves the job that forgets old ones.
create index business_invitation_by_age on business_invitation (expires_at);
