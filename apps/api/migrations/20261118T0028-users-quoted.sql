-- Serve the search of our people (`GET /ops/search`): people and businesses by words of their name, in any order, and their beginnings.
create index profile_by_name_words on profile using gin (to_tsvector('simple', full_name));
create index dispatch_business_by_name_words on dispatch_business using gin (to_tsvector('simple', name));
-- The same, by the beginning of a username or an e-mail; the unique indexes serve only what is exactly so.
create index account_by_username_beginning on account (username text_pattern_ops);
create index account_by_email_beginning on account (email text_pattern_ops);
-- The same, by where a business is reached, which need not be where its account is.
create index dispatch_business_by_email on dispatch_business (lower(email));
create index dispatch_business_by_phone on dispatch_business (phone);
