-- A listener: events are kept for a program that asks for them again and again, and sent nowhere. It hears until then.
alter table webhook_endpoint add column listens_until timestamptz(3);
