-- When something was booked: now, unless whoever writes down a past that was (the demo, or books brought over from
-- elsewhere) says when. An entry can still not be changed once it is written.
alter table ledger_transaction alter column created_at
  set default coalesce(nullif(current_setting('waybill.booked_at', true), '')::timestamptz, now());
