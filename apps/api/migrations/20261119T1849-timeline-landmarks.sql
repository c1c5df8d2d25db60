-- What finds the receiver's door, and what the sender asks of the carrier there. Seen with the address.
alter table package add column landmark text not null default '';
alter table package add column carrier_note text not null default '';
