-- Where the door of the pickup is, and what its sender asks there: read beside that address.
alter table package add column pickup_landmark text not null default '';
alter table package add column pickup_note text not null default '';
