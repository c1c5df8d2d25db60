import type { Spot } from '@waybill/contract/places/distance';
import MapPin from 'lucide-react/icons/map-pin';
import { mapsLink } from '../../model/tracking/maps-link.ts';

/** Hands a place over to the phone’s own maps, which know the streets and the way. */
export function OpenInMaps({ spot, label }: { readonly spot: Spot; readonly label: string }) {
  const href = mapsLink(spot, label, navigator.userAgent);
  // A page of somebody else’s opens beside ours; an app takes over by itself.
  const isPage = href.startsWith('https:');
  return (
    <a
      href={href}
      {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className="button button-secondary min-h-11 flex-none px-3.5 text-15"
    >
      <MapPin size={18} aria-hidden="true" />
      Open in Maps
    </a>
  );
}
