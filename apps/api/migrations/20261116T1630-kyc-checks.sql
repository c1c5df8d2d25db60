-- Somebody asks us to check who they are. One try is one row; a decided one stays as it was, and the next try is another.
create table identity_check (
  id text primary key,
  user_id text not null references account on delete cascade,
  provider text not null check (provider in ('built-in', 'dojah')),
  -- draft: being filled in; pending: with our people or the provider.
  state text not null default 'draft' check (state in ('draft', 'pending', 'accepted', 'refused')),
  -- The provider's name for it; ours is made from the id.
  provider_reference text unique,
  document_type text check (document_type in ('nin', 'passport', 'drivers-licence', 'voters-card', 'residence-permit')),
  -- Of the number only its end is kept.
  document_number_end text check (length(document_number_end) <= 4),
  name_on_document text,
  date_of_birth date,
  reasons text[] not null default '{}',
  note text not null default '',
  created_at timestamptz(3) not null default now(),
  submitted_at timestamptz(3),
  -- When we asked the provider last: of two answers that cross, the one asked for later counts.
  heard_at timestamptz,
  decided_at timestamptz(3),
  -- One of our people; null where the provider decided.
  decided_by text references account,
  constraint identity_check_decided check ((state in ('accepted', 'refused')) = (decided_at is not null)),
  constraint identity_check_submitted check (state = 'draft' or submitted_at is not null)
);
-- One at a time.
create unique index identity_check_open on identity_check (user_id) where state in ('draft', 'pending');
create index identity_check_by_user on identity_check (user_id, created_at desc);
-- Serve our people's two lists.
create index identity_check_waiting on identity_check (submitted_at, id) where state = 'pending';
create index identity_check_done on identity_check (decided_at desc, id desc) where decided_at is not null;

-- Its pictures, until they are not needed any more.
create table identity_check_file (
  id text primary key,
  check_id text not null references identity_check on delete cascade,
  kind text not null check (kind in ('front', 'back', 'selfie')),
  file_name text not null,
  media_type text not null,
  bytes integer not null check (bytes > 0),
  -- Where the file store keeps it; never shown.
  storage_key text not null,
  uploaded_at timestamptz not null default now(),
  constraint identity_check_file_one_of_a_kind unique (check_id, kind)
);

-- What the file store may hold of people's papers, by its name there: written before the bytes are, gone when they are. A paper that
-- is in here and that nobody speaks of is removed in the end, however long the store was away.
create table stored_paper (
  storage_key text primary key,
  stored_at timestamptz not null default now()
);
insert into stored_paper (storage_key) select storage_key from business_document;
