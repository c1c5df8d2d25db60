-- Parcels that were posted with money to collect are sales, too: sent from the beginning, to one receiver, by a link that is for nobody else.
alter table sale
  add column is_collected boolean not null default false,
  add constraint sale_collected_is_a_parcel check (not is_collected or package_id is not null);
