import { EntryFrame } from '../../features/identity/components/entry-frame.tsx';
import { BuyScreen } from '../../features/sales/components/buy/buy-screen.tsx';
import { useBuyPage } from '../../features/sales/model/buy/use-buy-page.ts';
import { paths } from '../../session/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TryAgain } from '../../ui/failed-to-load.tsx';
import { useQuery } from '../../ui/navigation/navigation.ts';
import { useParams } from '../../ui/navigation/use-params.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** What somebody sells, for whoever was given the link, with or without an account. */
export function BuyRoute() {
  const { code } = useParams(paths.buy);
  // Back from the card provider’s page.
  const isPaid = useQuery().get('paid') === '1';
  // The page is served ready-made, the same for every link.
  const page = useBuyPage(useHydrated() ? code : undefined, isPaid);

  if (page.state === 'found')
    return (
      <EntryFrame title={page.view.title}>
        <BuyScreen view={page.view} isOld={page.isOld} onView={page.show} onAsk={page.ask} />
      </EntryFrame>
    );
  if (page.state === 'none')
    return (
      <EntryFrame
        title="Nothing is sold under this link"
        lead="One of its characters may be wrong. Please ask whoever sent it for the link again."
      >
        <ButtonLink to={paths.welcome} full>
          See what Waybill does
        </ButtonLink>
      </EntryFrame>
    );
  return (
    <EntryFrame title="Buy safely" lead="Your money waits in escrow until you hold what you bought.">
      {page.state === 'failed' ? (
        <TryAgain title="We could not open this link" onTry={page.ask}>
          Check your connection. It is tried again by itself, too.
        </TryAgain>
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading" className="grid gap-4">
          <Skeleton className="aspect-[4/3] h-auto rounded-card" />
          <Skeleton shape="title" className="w-2/5" />
          <Skeleton shape="button" />
        </div>
      )}
    </EntryFrame>
  );
}
