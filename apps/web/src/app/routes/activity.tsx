import { CarrierRequests } from '../../features/orders/components/activity/carrier-requests.tsx';
import { EarningsCard } from '../../features/orders/components/activity/earnings-card.tsx';
import { RunningDeliveries } from '../../features/orders/components/activity/running-deliveries.tsx';
import { DutySwitch } from '../../features/orders/components/duty/duty-switch.tsx';
import { RiderList } from '../../features/orders/components/express/rider-list.tsx';
import { rings, useRings } from '../../features/orders/model/rings-state.ts';
import { usePopup } from '../../session/popup/use-popup.ts';
import { useUiState } from '../../session/ui/ui-state.ts';
import { useUser } from '../../session/user-context.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { FleetCard } from './parts/fleet-card.tsx';
import { MyBatches } from './parts/my-batches.tsx';

/** Dispatch partners only; the guard sends everybody else away. */
export function ActivityRoute() {
  const { id, business, numberOfDeliveries } = useUser();
  const { open } = usePopup();
  const hidden = !useUiState((state) => state.balanceVisible);
  const ringing = useRings((state) => state.ringing);
  const onOpen = (orderId: string) => open('OrderDetails', { orderId });
  const onKyc = () => open('CompleteKyc');
  return (
    <Page>
      <PageHeader {...ActivityRoute.heading} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-7">
        <div className="grid min-w-0 gap-6">
          <DutySwitch userId={id} onKyc={onKyc} />
          <CarrierRequests
            onOpen={onOpen}
            onNegotiate={(packageId, userId) => open('MessageRequestDetails', { packageId, userId })}
            express={
              <RiderList
                compact
                ringingAbove={ringing.map(({ packageId }) => packageId)}
                onKyc={onKyc}
                onAnswered={rings.answered}
                onTaken={onOpen}
              />
            }
          />
          <RunningDeliveries numberOfDeliveries={numberOfDeliveries} onOpen={onOpen} />
          <MyBatches onPost={() => open('BatchShipping')} />
        </div>
        <div className="grid min-w-0 gap-5">
          <EarningsCard hidden={hidden} />
          {business ? <FleetCard business={business} /> : null}
        </div>
      </div>
    </Page>
  );
}

ActivityRoute.heading = { title: 'Activity', lead: 'Your fleet’s runs, batches and express deliveries.' };
