-- Pictures that people upload. The bytes are in the file store under their id; here is what they are and whose.
create table image (
  id text primary key,
  owner_id text not null references account on delete cascade,
  -- Cut square, for a face.
  is_profile boolean not null default false,
  -- permitted: may be uploaded until expires_at; ready: decoded and written anew; removed: to be swept from the store.
  state text not null default 'permitted' check (state in ('permitted', 'ready', 'removed')),
  expires_at timestamptz not null,
  width integer,
  height integer,
  -- A few blurred pixels as a data address.
  placeholder text,
  -- The widths it is kept in, smallest first.
  widths integer[],
  -- What it belongs to, and where it stands there; null until it is part of something.
  attached_to text,
  position smallint,
  created_at timestamptz not null default now(),
  constraint image_ready_is_whole
    check (state <> 'ready' or (width > 0 and height > 0 and placeholder is not null and cardinality(widths) > 0)),
  constraint image_attached_is_ready check (attached_to is null or (state = 'ready' and position is not null))
);
-- Serves the pictures of what is shown; one picture a position.
create unique index image_attached on image (attached_to, position) where attached_to is not null;
-- Serves the sweep: what was never attached, and what was removed.
create index image_unattached on image (created_at) where attached_to is null;
