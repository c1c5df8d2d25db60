import { useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { listSalesQuery } from '../../features/sales/api/list-sales.ts';
import { SaleList } from '../../features/sales/components/seller/sale-list.tsx';
import { hrefOf, paths, saleHref, withQuery } from '../../session/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useNavigate, useQuery } from '../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { askAhead } from '../ask-ahead.ts';

/** What one sells by a link; beside it what one bought by one, where there is something. */
export function SalesRoute() {
  const navigate = useNavigate();
  const isBought = useQuery().get('tab') === 'bought';
  const bought = useInfiniteQuery(listSalesQuery('buyer'));
  const hasBought = (bought.data?.pages[0]?.items.length ?? 0) > 0;
  const sold = useInfiniteQuery(listSalesQuery('seller'));
  // Where there is nothing yet, the first step stands with the words that say what it is for.
  const isEmpty = sold.data?.pages[0]?.items.length === 0 && !isBought;
  const mine = <SaleList side="seller" hrefOf={({ id }) => saleHref(id)} nothingYet={<NothingYet />} />;
  return (
    <Page>
      <PageHeader
        {...SalesRoute.heading}
        actions={
          isEmpty ? null : (
            <ButtonLink to={paths.newSale} icon={<Plus size={20} aria-hidden="true" />}>
              Sell something
            </ButtonLink>
          )
        }
      />
      {hasBought || isBought ? (
        <Tabs
          label="Which side of a sale"
          selected={isBought ? 'bought' : 'sold'}
          onSelect={(tab) => navigate(withQuery(paths.sales, { tab: tab === 'bought' ? tab : undefined }), { replace: true })}
          tabs={[
            { id: 'sold', label: 'What I sell', content: mine },
            {
              id: 'bought',
              label: 'What I bought',
              content: (
                <SaleList side="buyer" hrefOf={({ code }) => hrefOf(paths.buy, { code })} nothingYet={<NothingBought />} />
              ),
            },
          ]}
        />
      ) : (
        mine
      )}
    </Page>
  );
}

SalesRoute.heading = { title: 'Sell by link', lead: 'The buyer’s money waits in escrow until it is handed over.' };

SalesRoute.askAhead = askAhead(() => [
  (queries) => queries.prefetchInfiniteQuery(listSalesQuery('seller')),
  (queries) => queries.prefetchInfiniteQuery(listSalesQuery('buyer')),
]);

function NothingYet() {
  return (
    <EmptyState
      drawing="handshake"
      title="Sell it in any chat"
      text="Make a link with pictures and a price, and send it where you talk. Your buyer pays into escrow, now or at the door; the money is yours once they have it. No faked alerts."
      action={<ButtonLink to={paths.newSale}>Make your first link</ButtonLink>}
    />
  );
}

function NothingBought() {
  return (
    <EmptyState
      drawing="parcel"
      title="Nothing bought yet"
      text="What you order from a seller’s link, with the phone number of your account, is listed here."
    />
  );
}
