import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnShareView } from '@waybill/contract/earnings/list-own-shares';
import { acting } from '../../../session/acting.ts';
import { useUiState } from '../../../session/ui/ui-state.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { MoreButton } from '../../../ui/more-button.tsx';
import { zoneWords } from '../../../ui/reader-zone.ts';
import { When } from '../../../ui/when.tsx';
import { listOwnSharesQuery, type OwnShares } from '../api/list-own-shares.ts';
import { parcelWords, partWords, termsWords } from '../model/share-words.ts';

/** What somebody has earned by the rule of the business for what they carried themselves. */
export function OwnSharesList() {
  const query = useInfiniteQuery(listOwnSharesQuery);
  const [first] = query.data?.pages ?? [];
  if (!first)
    return (
      <Card>
        <Loading query={query} failed="We could not load what you earned" rows={5} />
      </Card>
    );
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid gap-5">
      <Summary of={first} />
      <Card className="overflow-hidden p-0">
        {items.length === 0 ? (
          <EmptyState
            drawing="wallet"
            title="Nothing handed over yet"
            text="Each parcel that you hand over shows here, with your share."
          />
        ) : null}
        <ul>
          {items.map((share) => (
            <li
              key={`${share.orderId} ${share.part} ${share.isCorrection}`}
              className="border-line px-5 py-3.5 not-first:border-t"
            >
              <Share share={share} />
            </li>
          ))}
        </ul>
      </Card>
      {query.hasNextPage ? (
        <MoreButton key={items.length} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
    </div>
  );
}

function Summary({ of: { terms, currencies } }: { readonly of: OwnShares }) {
  const hidden = !useUiState((state) => state.balanceVisible);
  const name = acting()?.businessName ?? 'The business';
  return (
    <section aria-labelledby="own-heading">
      <Card className="grid gap-4">
        <div>
          <h2 id="own-heading" className="text-17">
            What you earned
          </h2>
          <p className="mt-1 text-13 text-ink-soft">
            {terms
              ? `${termsWords(terms, terms.currency)}, as ${name} has set it.`
              : `${name} pays you in another way, and works out no share.`}{' '}
            {name} pays it to you: it is no balance. {zoneWords()}
          </p>
        </div>
        {currencies.map(({ currency, today, week, month }) => (
          <dl key={currency} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {Object.entries({ Today: today, '7 days': week, '30 days': month }).map(([caption, { parcels, shares }]) => (
              <div key={caption}>
                <dt className="caption">{caption}</dt>
                <dd>
                  <Amount minor={minorOf(shares)} currency={currency} hidden={hidden} className="text-17" />
                  <span className="block text-13 text-ink-soft">{parcelWords(parcels)}</span>
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </Card>
    </section>
  );
}

function Share({ share }: { readonly share: OwnShareView }) {
  const hidden = !useUiState((state) => state.balanceVisible);
  const { routeFrom, routeTo, currency, earnedAt } = share;
  return (
    <div className="flex items-start gap-3">
      <p className="min-w-0 flex-1">
        <span className="block wrap-anywhere">
          {routeFrom} to {routeTo}
        </span>
        <span className="block text-13 text-ink-soft">
          {partWords(share)} · <When at={earnedAt} />
        </span>
      </p>
      <Amount
        minor={minorOf(share.share)}
        currency={currency}
        hidden={hidden}
        tone={share.share < 0 ? 'out' : 'plain'}
        className="pt-0.5"
      />
    </div>
  );
}
