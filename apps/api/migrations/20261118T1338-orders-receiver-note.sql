-- What the receiver asks of the carrier, by the public page and the code from their SMS: one note an order, the next one replaces it.
create table receiver_note (
  order_id text primary key references delivery_order (id),
  note text not null check (char_length(note) between 1 and 160),
  written_at timestamptz not null default now()
);
