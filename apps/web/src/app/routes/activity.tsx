import { usePopup } from '../../popups/use-popup.ts';
import { Button } from '../../ui/button.tsx';
import { Ticket } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { useUser } from '../shell/user-context.tsx';
import { BusinessCard } from './parts/business-card.tsx';

/** Dispatch partners only; the guard sends everybody else away. */
export function ActivityRoute() {
  const { business, numberOfDeliveries } = useUser();
  const { open } = usePopup();
  return (
    <Page>
      <PageHeader title="Activity" lead="Your fleet’s runs, batches and express deliveries." />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-7">
        <Ticket>
          <EmptyState
            drawing="bus"
            title="Nothing is on the road"
            text={
              numberOfDeliveries === 0
                ? 'Your business has made no delivery yet. What you carry is listed here by the day.'
                : `Deliveries made so far: ${numberOfDeliveries}. None is running now.`
            }
            action={<Button onClick={() => open('ExpressDeliveryList')}>Express near you</Button>}
          />
        </Ticket>
        {business ? <BusinessCard business={business} /> : null}
      </div>
    </Page>
  );
}
