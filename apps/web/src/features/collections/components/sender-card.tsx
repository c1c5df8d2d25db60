import { useQueryClient } from '@tanstack/react-query';
import type { CollectionView } from '@waybill/contract/collections/collection-view';
import { orderStatus } from '@waybill/contract/orders/enums';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { chatWith, paths, withQuery } from '../../../session/paths.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { PickupCode } from '../../orders/index.ts';
import { endCollection } from '../api/end-collection.ts';

/** What the sender has to do: nothing while it is offered, the code when the carrier comes. */
export function SenderCard({ of }: { readonly of: CollectionView }) {
  if (of.state === 'open') return <Offered of={of} />;
  if (of.state === 'over')
    return (
      <Card className="grid gap-3">
        <p className="text-ink-soft">This is over. Parcels that look for a carrier can be offered together again.</p>
        <ButtonLink to={paths.newCollection} variant="secondary" full>
          Offer together again
        </ButtonLink>
      </Card>
    );
  return <Taken of={of} />;
}

function Offered({ of }: { readonly of: CollectionView }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const [isAsking, setAsking] = useState(false);
  const takeBack = () =>
    run(async () => {
      await endCollection(of.id);
      setAsking(false);
      void queries.invalidateQueries({ queryKey: ['collections'] });
      navigate(paths.collections, { replace: true });
    });
  return (
    <Card className="grid gap-3">
      <dl className="flex items-baseline justify-between gap-3">
        <dt className="text-ink-soft">Fees together</dt>
        <dd>
          <Amount minor={minorOf(of.total)} currency={of.currency} className="text-17" />
        </dd>
      </dl>
      <p className="text-15 text-ink-soft">
        {of.asked
          ? `${of.asked.fullName} takes all of them with one press, or says no.`
          : 'The first carrier takes all of them with one press.'}{' '}
        We tell you at once.
      </p>
      <Button variant="secondary" full onClick={() => setAsking(true)}>
        Take it back
      </Button>
      <ConfirmDialog
        title="Take it back?"
        text="Each parcel stays posted by itself. You can offer them together again."
        confirmLabel="Take it back"
        cancelLabel="Leave it"
        busy={busy}
        open={isAsking}
        onConfirm={() => void takeBack()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

const printed: readonly number[] = [orderStatus.Accepted, orderStatus.PickedUp, orderStatus.InTransit];

function Taken({ of }: { readonly of: CollectionView }) {
  const toPrint = of.parcels.flatMap(({ order }) => (order && printed.includes(order.orderStatus) ? [order.id] : []));
  return (
    <Card className="grid gap-3">
      <h2 className="sr-only">At the pickup</h2>
      {of.pickupCode === null ? null : (
        <PickupCode
          title="Pickup code for all"
          code={of.pickupCode}
          text={`Tell it to ${of.carrier?.fullName ?? 'the carrier'} when they hold the parcels. They tick what is there.`}
        />
      )}
      {toPrint.length > 0 ? (
        <ButtonLink
          to={withQuery(paths.labels, { chosen: toPrint.join(',') })}
          variant="secondary"
          full
          icon={<Printer size={20} aria-hidden="true" />}
        >
          Print their labels
        </ButtonLink>
      ) : null}
      {of.carrier ? (
        <ButtonLink to={chatWith(of.carrier.id)} variant="quiet" full>
          Write to {of.carrier.fullName}
        </ButtonLink>
      ) : null}
    </Card>
  );
}
