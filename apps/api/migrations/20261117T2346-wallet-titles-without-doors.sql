-- Deals were once called after the door they went to, and the carrier reads the title for good. Now they are called after the part of
-- town, as new ones are. The books themselves hold ids only; these titles are lines for people, and nothing seals them.
create temporary table renamed on commit drop as
  select package_id, carrier_id, title as old_title, split_part(title, ' to ', 1) || ' to ' || case
      when place ->> 'placeId' is null or place ->> 'placeId' ~ '^(osm|google):' then
        coalesce(nullif(concat_ws(', ', nullif(place ->> 'city', ''),
          case when place ->> 'state' is distinct from place ->> 'city' then nullif(place ->> 'state', '') end), ''), place ->> 'countryCode')
      else place ->> 'label' end as title
  from escrow join timeline_item as item on item.id = package_id cross join lateral (select drop_offs -> 0 as place) as goes
  where title like '% to %' and place is not null;
delete from renamed where title is null or title = old_title;

update escrow set title = renamed.title from renamed where renamed.package_id = escrow.package_id;
update wallet_transaction set title = renamed.title from renamed
where kind in ('escrow', 'escrow-returned', 'earning') and wallet_transaction.title = renamed.old_title
  and substring(reference from 'pkg_[0-9A-Z]+') = renamed.package_id;
update notification set message = replace(message, renamed.old_title, renamed.title) from renamed
where notification.user_id = renamed.carrier_id and position(renamed.old_title in message) > 0;
