import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import type { CollectionView } from '@waybill/contract/collections/collection-view';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { paths } from '../../../session/paths.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { useLocation, useNavigate } from '../../../ui/navigation/navigation.ts';
import { toast } from '../../../ui/toast.tsx';
import { endCollection } from '../api/end-collection.ts';
import { getCollectionQuery } from '../api/get-collection.ts';
import { takeCollection } from '../api/take-collection.ts';
import { countOf } from '../model/collection-words.ts';

/** All that is free, at the sum that is shown, with one press. */
export function TakeCard({ of }: { readonly of: CollectionView }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { open } = usePopup();
  const taking = useBusy();
  const declining = useBusy();

  const take = () => {
    const packageIds = of.parcels.filter(({ state }) => state === 'free').map(({ packageId }) => packageId);
    const body = { packageIds, total: of.total };
    const form = `collection.take.${of.id}`;
    void taking.run(
      async () => {
        const taken = await takeCollection(of.id, body, requestKey(sessionStorage, form, body));
        forgetRequestKey(sessionStorage, form);
        queries.setQueryData(getCollectionQuery(of.id).queryKey, taken);
        void queries.invalidateQueries({ queryKey: ['collections', 'list'] });
        void queries.invalidateQueries({ queryKey: ['orders'] });
        toast.success('It’s agreed', `You carry ${countOf(taken.count)}. Each is in your orders.`);
      },
      (failure) => {
        if (isProblem(failure, 'kyc_required')) return open('CompleteKyc', { back: pathname });
        showFailure(failure);
        // Something has changed: what is left is shown, to be taken with another press.
        void queries.invalidateQueries({ queryKey: ['collections'] });
      },
    );
  };

  const decline = () =>
    declining.run(async () => {
      await endCollection(of.id);
      void queries.invalidateQueries({ queryKey: ['collections', 'list'] });
      navigate(paths.collections, { replace: true });
    });

  return (
    <Card className="grid gap-3">
      <dl className="grid gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <dt className="font-medium">You earn</dt>
          <dd>
            <Amount minor={minorOf(of.carrierEarns)} currency={of.currency} className="text-21" />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-3 text-13 text-ink-soft">
          <dt>Fees together, before commission</dt>
          <dd>
            <Amount minor={minorOf(of.total)} currency={of.currency} tone="soft" />
          </dd>
        </div>
      </dl>
      <Button full busy={taking.busy} onClick={take}>
        Take all {of.count}
      </Button>
      <p className="text-13 text-ink-soft">
        All of them, or none if one is gone when you press. Each is a delivery of its own after that, and its fee is in escrow.
      </p>
      {of.asked ? (
        <Button variant="quiet" full busy={declining.busy} onClick={() => void decline()}>
          No, not this time
        </Button>
      ) : null}
    </Card>
  );
}
