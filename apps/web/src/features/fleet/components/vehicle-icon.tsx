import type { ImageView } from '@waybill/contract/files/image-view';
import Bike from 'lucide-react/icons/bike';
import Bus from 'lucide-react/icons/bus';
import Car from 'lucide-react/icons/car';
import Truck from 'lucide-react/icons/truck';
import Van from 'lucide-react/icons/van';
import { Picture } from '../../files/index.ts';

const icons = [Bike, Car, Van, Truck, Bus] as const;

type VehicleIconProps = { readonly kind: number; readonly image?: ImageView | undefined };

/** How a vehicle looks: its first picture, else a drawing of its kind. Stands beside its plate. */
export function VehicleIcon({ kind, image }: VehicleIconProps) {
  if (image) return <Picture image={image} alt="" sizes="56px" className="size-14 flex-none rounded-field object-cover" />;
  const Icon = icons[kind] ?? Truck;
  return (
    <span className="grid size-14 flex-none place-items-center rounded-field bg-line/50 text-ink-soft">
      <Icon size={26} aria-hidden="true" />
    </span>
  );
}
