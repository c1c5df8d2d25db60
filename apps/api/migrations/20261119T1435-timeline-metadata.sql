-- Words that a sender’s program keeps with its parcel, for the sender alone.
alter table package add column metadata jsonb check (jsonb_typeof(metadata) = 'object');
