import type { Spot } from '@waybill/contract/places/distance';

/** Opens a spot in the maps of whoever asks: Android’s own choice, Apple’s on its devices, a page elsewhere. */
export function mapsLink({ latitude, longitude }: Spot, label: string, userAgent: string): string {
  const spot = `${latitude},${longitude}`;
  if (/Android/.test(userAgent)) return `geo:${spot}?q=${spot}(${encodeURIComponent(label)})`;
  if (/iPhone|iPad|iPod/.test(userAgent)) return `https://maps.apple.com/?ll=${spot}&q=${encodeURIComponent(label)}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}
