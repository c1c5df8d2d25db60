import { doorKeyOf } from '@waybill/contract/collections/door-key';
import type { PackageView } from '@waybill/contract/timeline/item-view';

export type Door = {
  readonly key: string;
  readonly address: string;
  readonly label: string;
  readonly parcels: readonly PackageView[];
};

/** Parcels by the door at which they are fetched, and by their currency; the door with most of them first. */
export function doorsOf(parcels: readonly PackageView[]): Door[] {
  const groups = Map.groupBy(parcels, ({ pickupAddress: address, pickupAddressJson: { label }, currency }) =>
    [doorKeyOf({ address, label }), currency].join(' '),
  );
  const doors = [...groups].flatMap(([key, of]) => {
    const [first] = of;
    return first ? [{ key, address: first.pickupAddress, label: first.pickupAddressJson.label, parcels: of }] : [];
  });
  return doors.toSorted((one, other) => other.parcels.length - one.parcels.length);
}
