import { vehicleLists } from '@waybill/contract/fleet/list-vehicles';
import { VehicleList } from '../../../features/fleet/components/vehicle-list.tsx';
import { paths, withQuery } from '../../../session/paths.ts';
import { useNavigate, useQuery } from '../../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { BackToSettings } from '../settings/back-to-settings.tsx';

/** What a business drives. */
export function VehiclesRoute() {
  const navigate = useNavigate();
  const asked = useQuery().get('list');
  const list = vehicleLists.find((known) => known === asked) ?? 'driven';
  return (
    <Page>
      <BackToSettings />
      <PageHeader title="Vehicles" lead="What you drive, who has it, and when its papers run out." compact />
      <VehicleList
        list={list}
        onList={(next) => navigate(withQuery(paths.vehicles, { list: next === 'driven' ? undefined : next }), { replace: true })}
      />
    </Page>
  );
}
