import { useQuery } from '@tanstack/react-query';
import type { ReconciliationView } from '@waybill/contract/ops/get-reconciliation';
import { Amount } from '../../../../ui/amount.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { When } from '../../../../ui/when.tsx';
import { getReconciliationQuery } from '../../api/get-reconciliation.ts';
import { vendorNames } from '../../model/money-words.ts';

/** Our books beside what the providers say that they have of ours. */
export function Reconciliation() {
  const query = useQuery(getReconciliationQuery);
  const { data, isFetching, refetch } = query;
  return (
    <section aria-labelledby="with-providers" className="mt-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="with-providers" className="text-21">
            With the providers
          </h2>
          <p className="mt-1 text-15 text-ink-soft">
            Their fees, what they have paid out to our bank and what is under way make a difference.
            {data ? (
              <>
                {' '}
                Asked <When key={data.at} at={data.at} />.
              </>
            ) : null}
          </p>
        </div>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          Ask again
        </Button>
      </div>
      {data ? (
        <div className="grid gap-5 xl:grid-cols-2">
          {data.providers.map((line) => (
            <ProviderCard key={`${line.provider} ${line.currency}`} line={line} />
          ))}
        </div>
      ) : (
        <Loading query={query} failed="We could not load the comparison" />
      )}
    </section>
  );
}

type Line = ReconciliationView['providers'][number];

function ProviderCard({ line }: { readonly line: Line }) {
  const { currency, books, theirs, trouble, underWayIn, underWayOut } = line;
  const vendor = vendorNames[line.provider];
  const money = (major: number) => <Amount minor={minorOf(major)} currency={currency} />;
  const underWay = ({ count, amount }: Line['underWayIn']) =>
    count === 0 ? (
      'Nothing'
    ) : (
      <>
        {money(amount)} in {count}
      </>
    );
  return (
    <Card>
      <h3 className="mb-4 text-17">
        {vendor}, {currency === 'NGN' ? 'naira' : 'dollars'}
      </h3>
      <Facts
        facts={[
          { caption: 'Our books say', value: money(books) },
          { caption: `${vendor} says`, value: theirs === null ? 'Not known' : money(theirs) },
          ...(theirs === null ? [] : [{ caption: 'Theirs less ours', value: money((minorOf(theirs) - minorOf(books)) / 100) }]),
          { caption: 'Asked for, not paid in yet', value: underWay(underWayIn) },
          { caption: 'On its way out', value: underWay(underWayOut) },
        ]}
      />
      {trouble === null ? null : (
        <Notice tone="attention" title={`${vendor} could not be asked`} className="mt-4">
          <span className="wrap-anywhere">{trouble}</span>
        </Notice>
      )}
    </Card>
  );
}
