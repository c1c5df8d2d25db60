-- A job that is put into the queue, or whose time is moved, tells the workers its queue and in how many milliseconds it is
-- due: they need not ask. pg-boss makes its table when the program starts; the trigger is hung on it then, and only for jobs
-- that are due within a minute (apps/api/src/platform/jobs/due-times.ts). The same text is told once per transaction.
create function job_tells_when_due() returns trigger language plpgsql as $$
begin
  perform pg_notify('jobs', new.name || ' ' || greatest(0, ceil(extract(epoch from new.start_after - clock_timestamp()) * 1000))::int);
  return null;
end $$;
