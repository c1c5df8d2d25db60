import Bike from 'lucide-react/icons/bike';
import Bus from 'lucide-react/icons/bus';
import Car from 'lucide-react/icons/car';
import Plane from 'lucide-react/icons/plane';
import Ship from 'lucide-react/icons/ship';
import Truck from 'lucide-react/icons/truck';
import Van from 'lucide-react/icons/van';

// In the order of the modes of travel.
const icons = [Bike, Car, Van, Truck, Bus, Plane, Ship];

export function ModeIcon({ mode, size = 20 }: { readonly mode: number; readonly size?: number }) {
  const Icon = icons[mode] ?? Truck;
  return <Icon size={size} aria-hidden="true" className="flex-none" />;
}
