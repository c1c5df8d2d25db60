-- In whose time a member wants to see days and hours; null for that of each device.
alter table profile add column time_zone text check (length(time_zone) between 2 and 50);
