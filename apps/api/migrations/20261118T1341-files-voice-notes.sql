-- Voice notes are kept as pictures are: the same permission, the same store, the same sweep. They have a length instead of a size.
alter table image add column duration_ms integer;
alter table image drop constraint image_ready_is_whole;
alter table image add constraint image_ready_is_whole check (
  state <> 'ready'
  or duration_ms > 0
  or (width > 0 and height > 0 and placeholder is not null and cardinality(widths) > 0));

-- The length stands with the message, so that lists and rooms are read without a look at the file.
alter table chat_message add column voice_note_id text, add column voice_ms integer;
alter table chat_message drop constraint chat_message_says_something;
alter table chat_message add constraint chat_message_says_something check (
  (kind = 0 and deal is null and (body <> '' or image_ids <> '{}' or voice_note_id is not null))
  or (kind = 1 and deal is not null and voice_note_id is null));
alter table chat_message add constraint chat_message_voice_is_measured check ((voice_note_id is null) = (voice_ms is null));
-- Serves whoever plays one, by its id within the room.
create index chat_message_by_voice_note on chat_message (voice_note_id) where voice_note_id is not null;
