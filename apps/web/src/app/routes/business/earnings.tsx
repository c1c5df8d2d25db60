import { BusinessEarnings } from '../../../features/earnings/components/business-earnings.tsx';
import { OwnSharesList } from '../../../features/earnings/components/own-shares.tsx';
import { ShareRuleCard } from '../../../features/earnings/components/share-rule-card.tsx';
import { acting } from '../../../session/acting.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';

/** What a business earned, for whoever keeps its books; what is their own, for whoever rides. */
export function EarningsRoute() {
  const role = acting()?.role;
  if (role === 'rider' || role === 'dispatcher')
    return (
      <Page narrow>
        <PageHeader title="Earnings" lead="What you carried, and your share of it." />
        <OwnSharesList />
      </Page>
    );
  return (
    <Page>
      <PageHeader title="Earnings" lead="What your parcels brought in, and what of it is your riders’." />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-7">
        <BusinessEarnings />
        <ShareRuleCard />
      </div>
    </Page>
  );
}
