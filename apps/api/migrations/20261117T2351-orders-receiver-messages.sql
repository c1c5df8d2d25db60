-- Receivers have no account: what they get from us by SMS is limited, and they can stop it.

-- Why the message with the handover code did not go out; the sender then passes the code on themselves.
alter table delivery_order
  add column handover_code_withheld text check (handover_code_withheld in ('stopped', 'limit'));

-- Numbers that take no messages from us about parcels. Hashed: it only has to be recognised, never read.
create table message_stop (
  phone_hash text primary key,
  stopped_at timestamptz not null default now(),
  -- By an SMS that was answered with STOP, or on the tracking page with the code from the message.
  stopped_by text not null check (stopped_by in ('reply', 'page'))
);
