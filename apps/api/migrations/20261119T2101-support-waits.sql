-- Rooms of support where somebody waits for a word of ours, since the first of theirs that is not answered. The queue and its counts would
-- otherwise read every talk that there ever was. The database keeps it, so that nodes of the release before keep it, too.
create table support_wait (
  room_id text primary key references chat_room (id) on delete cascade,
  since timestamptz(3) not null
);
-- Serves the queue of support and the list of all that waits, the longest waiting first.
create index support_wait_by_age on support_wait (since, room_id);

create function keep_support_wait(room text) returns void language plpgsql as $$
declare
  answered bigint;
  first_unanswered timestamptz;
begin
  -- Whoever writes has this lock already; whoever settles the room waits here for them, and sees what they wrote.
  perform from chat_room where id = room for update;
  select greatest(
    (select max(seq) from chat_message where room_id = room and sender_id = 'usr_00000000000000000000000001'),
    (select seq from support_settled where room_id = room), 0) into answered;
  select min(sent_at) from chat_message where room_id = room and seq > answered into first_unanswered;
  if first_unanswered is null then
    delete from support_wait where room_id = room;
  else
    insert into support_wait (room_id, since) values (room, first_unanswered)
    on conflict (room_id) do update set since = excluded.since where support_wait.since <> excluded.since;
  end if;
end $$;

create function support_message_counts() returns trigger language plpgsql as $$
declare
  room text := case when tg_op = 'DELETE' then old.room_id else new.room_id end;
begin
  if exists (select from chat_room where id = room and 'usr_00000000000000000000000001' in (user_a, user_b)) then
    perform keep_support_wait(room);
  end if;
  return null;
end $$;
create trigger chat_message_may_wait after insert or delete or update of sent_at on chat_message
  for each row execute function support_message_counts();

create function support_settling_counts() returns trigger language plpgsql as $$
begin
  perform keep_support_wait(new.room_id);
  return null;
end $$;
create trigger support_settled_ends_wait after insert or update on support_settled
  for each row execute function support_settling_counts();

select keep_support_wait(room_id) from chat_member where user_id = 'usr_00000000000000000000000001';
