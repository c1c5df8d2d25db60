import BookOpen from 'lucide-react/icons/book-open';
import { ui } from '../../session/ui/ui-state.ts';
import { useUser } from '../../session/user-context.tsx';
import { Button } from '../../ui/button.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { BlankWaybill } from './parts/blank-waybill.tsx';
import { Figures } from './parts/figures.tsx';
import { greeting } from './parts/greeting.ts';
import { LatestOnBoard } from './parts/latest-on-board.tsx';
import { MyOpenParcels } from './parts/my-open-parcels.tsx';
import { NeedsMe } from './parts/needs-me.tsx';
import { QuickActions, SellByLink } from './parts/quick-actions.tsx';
import { WalletGlance } from './parts/wallet-glance.tsx';

const RunningOrders = onDemand(async () => (await import('./parts/running-orders.tsx')).RunningOrders);

export function DashboardRoute() {
  const user = useUser();
  return (
    <Page>
      <PageHeader title={greeting(user.fullName, new Date().getHours())} />
      <div className="dashboard">
        <div className="grid gap-5">
          <BlankWaybill />
          <QuickActions isDispatchPartner={user.isDispatchPartner} />
          {user.isNigerian ? <SellByLink /> : null}
        </div>
        <div className="dashboard-side grid gap-5">
          <WalletGlance />
          <NeedsMe />
          <Figures {...user} />
        </div>
        <div className="grid gap-5">
          <RunningOrders />
          <MyOpenParcels />
          <LatestOnBoard />
          <Button
            variant="quiet"
            onClick={ui.openOnboarding}
            icon={<BookOpen size={20} aria-hidden="true" />}
            className="justify-self-start"
          >
            How Waybill works
          </Button>
        </div>
      </div>
    </Page>
  );
}
