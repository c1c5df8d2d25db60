import { PickupPlaces } from '../../../features/receivers/components/pickup-places.tsx';
import { SettingPage } from './setting-page.tsx';

export function PickupPlacesRoute() {
  return (
    <SettingPage
      title="Pickup places"
      lead="Where you send from, each under a name. Only you see them here; a carrier sees what stands on the parcel they fetch."
    >
      <PickupPlaces />
    </SettingPage>
  );
}
