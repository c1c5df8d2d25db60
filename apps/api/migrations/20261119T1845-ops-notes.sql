-- What our people write to each other beside a case. It only grows.
create table ops_note (
  id bigint generated always as identity primary key,
  kind text not null,
  case_id text not null,
  staff_id text not null references account,
  body text not null,
  at timestamptz(3) not null default now(),
  -- Written once, however often it is sent.
  request_key uuid not null,
  unique (staff_id, request_key)
);
-- Serves the notes of a case, newest first.
create index ops_note_by_case on ops_note (kind, case_id, id desc);
create trigger ops_note_append_only before update or delete or truncate on ops_note
  for each statement execute function ops_act_refuse_change();

-- Whom of us a note calls.
create table ops_mention (
  staff_id text not null references account,
  note_id bigint not null references ops_note,
  seen_at timestamptz(3),
  primary key (staff_id, note_id)
);
-- Serves the count of those not seen.
create index ops_mention_unseen on ops_mention (staff_id) where seen_at is null;
