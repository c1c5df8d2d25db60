-- Orders of what was sold: paid at the door, tried again, brought back.
alter table delivery_order
  add column is_sale boolean not null default false,
  -- Attempts to hand it over that failed.
  add column attempts smallint not null default 0 check (attempts between 0 and 2),
  -- The carrier is at the door and waits for the payment until then.
  add column door_at timestamptz(3),
  add column door_until timestamptz(3),
  -- The day that the seller chose for another attempt.
  add column again_on date,
  add constraint delivery_order_attempts_of_sales check (attempts = 0 or is_sale),
  -- Attempt failed 10, on its way back 11.
  drop constraint delivery_order_status_check,
  add constraint delivery_order_status_check check (status between 0 and 11),
  -- What was sold waits for the clock in every state that is not its last.
  drop constraint delivery_order_waits,
  add constraint delivery_order_waits check (due_at is null or status in (0, 1, 2, 3, 4, 10, 11));

alter table order_event
  drop constraint order_event_status_check,
  add constraint order_event_status_check check (status between 0 and 11),
  add column attempt_reason text
    check (attempt_reason in ('nobody-there', 'refused', 'cannot-pay', 'wrong-address', 'unsafe')),
  -- How far from the door the carrier was; where exactly is nobody’s business later.
  add column door_metres integer check (door_metres >= 0),
  add constraint order_event_says_why check ((status = 10) = (attempt_reason is not null and door_metres is not null));

drop index delivery_order_one_carrier;
create unique index delivery_order_one_carrier on delivery_order (package_id) where status in (1, 2, 3, 4, 5, 8, 10, 11);
drop index delivery_order_running_by_carrier;
create index delivery_order_running_by_carrier on delivery_order (carrier_id, created_at desc)
  where status in (0, 1, 2, 3, 4, 8, 10, 11);
drop index delivery_order_running_by_sender;
create index delivery_order_running_by_sender on delivery_order (sender_id, created_at desc)
  where status in (0, 1, 2, 3, 4, 8, 10, 11);
