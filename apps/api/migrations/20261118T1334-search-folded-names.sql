-- As people type it in a hurry: without marks, in small letters. The same as `fold` of the contract, for names in the database.
create function folded(name text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(
    translate(
      lower(regexp_replace(normalize(regexp_replace(name, U&'[\0300-\036F]', '', 'g'), NFKD), U&'[\0300-\036F]', '', 'g')),
      'ƁɓƊɗƘƙƳƴØøŁłĐđÆŒ', 'bbddkkyyoollddæœ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

-- Serve the search for members by the beginning of their name, their last name or their username.
create index profile_by_name on profile ((folded(full_name)) collate "C");
create index profile_by_last_name on profile ((folded(regexp_replace(full_name, '^.*\s', ''))) collate "C");
create index account_by_username on account (username collate "C");
