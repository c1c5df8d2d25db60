-- What was taken off the timeline is found by nobody, and its words may be names. From now on they go with it; these are of before.
delete from timeline_term using timeline_item
where timeline_item.seq = timeline_term.seq and timeline_item.removed_at is not null;
delete from timeline_term where not exists (select from timeline_item where timeline_item.seq = timeline_term.seq);
delete from timeline_word where not exists (select from timeline_term where timeline_term.term = timeline_word.term);
update timeline_word set items = counted.items
from (select term, count(*)::int as items from timeline_term group by term) as counted
where counted.term = timeline_word.term and counted.items <> timeline_word.items;

-- Serves whoever takes away the words of an item.
create index timeline_term_by_item on timeline_term (seq);
