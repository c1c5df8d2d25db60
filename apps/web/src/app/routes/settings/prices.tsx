import { useQuery } from '@tanstack/react-query';
import { defaultPriceList } from '@waybill/contract/prices/default-price-list';
import { getPriceListQuery } from '../../../features/prices/api/get-price-list.ts';
import { PriceListForm } from '../../../features/prices/components/price-list-form.tsx';
import { useUser } from '../../../session/user-context.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { BackToSettings } from './back-to-settings.tsx';

/** What a business asks for its rides. */
export function PricesRoute() {
  const query = useQuery(getPriceListQuery(useUser().id));
  const { data: view } = query;
  return (
    <Page>
      <BackToSettings />
      <PageHeader
        title="Prices"
        lead="What your rides cost. Senders see it before they ask, and you stand by it for five minutes."
      />
      {view ? (
        <div className="grid gap-5">
          {view.isDefault ? (
            <Notice tone="info" title={view.list ? 'Made from your base fare' : 'You name no prices yet'}>
              {view.list
                ? 'Until you save a list of your own, senders see this one.'
                : 'This is a proposal. Save it, changed or not, and senders see what you ask.'}
            </Notice>
          ) : null}
          <PriceListForm key={view.version} view={view} start={view.list ?? defaultPriceList(null, view.currency)} />
        </div>
      ) : (
        <Loading query={query} failed="We could not load your prices" rows={6} />
      )}
    </Page>
  );
}
