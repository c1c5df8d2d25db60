-- The words of the field instead of our own: a reader of the schema finds documents and emails.
alter table stored_paper rename to stored_document;
alter table letter_of_messages rename to messages_email;
alter index letter_of_messages_due rename to messages_email_due;
alter index provider_event_unheeded rename to provider_event_unhandled;
alter index provider_event_heeded rename to provider_event_handled;
