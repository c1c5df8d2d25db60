-- A search finds open items only, and a package that is over never opens again: its words, ten rows and more, go the night after.
alter table timeline_item add column has_words boolean not null default true;
-- Serves the job that takes them away.
create index timeline_item_words_over on timeline_item (seq) where has_words and status in ('delivered', 'withdrawn', 'expired');
