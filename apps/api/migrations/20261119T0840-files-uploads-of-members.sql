-- The person who uploads in the name of a business: what lies in the store and is part of nothing is counted for each of them.
alter table image add column acted_by text references account;
