create table business_document (
  id text primary key,
  user_id text not null references account on delete cascade,
  kind text not null check (kind in ('registration', 'address', 'representative')),
  file_name text not null,
  media_type text not null,
  bytes integer not null check (bytes > 0),
  -- Where the file store keeps it; never shown.
  storage_key text not null,
  uploaded_at timestamptz not null default now(),
  constraint business_document_one_of_a_kind unique (user_id, kind)
);
