import { useQuery } from '@tanstack/react-query';
import { labelFormats, labelLimits } from '@waybill/contract/orders/label-formats';
import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { runningOrdersQuery } from '../../api/list-orders.ts';
import { printLabels } from '../../api/print-labels.ts';
import { formatWords, keepFormat, lastFormat } from '../../model/labels/chosen-format.ts';
import { otherOf } from '../../model/order-words.ts';
import { orderStatusWord } from '../../model/status-words.ts';

/** Parcels to choose, and what to print for them. `chosen`: the orders, or their packages, that whoever leads here has chosen already. */
export function LabelDesk({ chosen }: { readonly chosen: readonly string[] }) {
  const query = useQuery(runningOrdersQuery);
  if (query.data && query.data.items.length === 0)
    return (
      <EmptyState
        drawing="parcel"
        title="Nothing to stick a label on"
        text="A parcel has a label once its delivery is agreed, and until it has arrived."
      />
    );
  if (query.data) return <Desk orders={query.data.items} chosen={chosen} />;
  if (query.error) return <FailedToLoad title="We could not load your orders" query={query} />;
  return (
    <Card>
      <SkeletonRows rows={5} />
    </Card>
  );
}

const boxCounts = Array.from({ length: labelLimits.boxes }, (_, index) => index + 1);

type DeskProps = { readonly orders: readonly OrderSummaryView[]; readonly chosen: readonly string[] };

function Desk({ orders, chosen }: DeskProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => {
    const wanted = new Set(chosen);
    return new Set(orders.flatMap(({ id, packageId }) => (wanted.has(id) || wanted.has(packageId) ? [id] : [])));
  });
  const [format, setFormat] = useState(lastFormat);
  const [boxes, setBoxes] = useState(1);
  const { busy, run } = useBusy();
  // What has arrived meanwhile is not in the list any more, and has no label.
  const ids = orders.flatMap(({ id }) => (picked.has(id) ? [id] : []));
  const isAll = ids.length === orders.length;
  const isTooMany = ids.length * boxes > labelLimits.orders;

  const pick = (id: string, isPicked: boolean) =>
    setPicked((now) => new Set(isPicked ? [...now, id] : [...now].filter((one) => one !== id)));

  const print = () =>
    run(async () => {
      keepFormat(format);
      const { name, file } = await printLabels({ orderIds: ids, format, boxes });
      saveFile(name, file);
      toast.success('Ready to print', name);
    });

  return (
    <form
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
      onSubmit={(event) => {
        event.preventDefault();
        void print();
      }}
    >
      <Card>
        <ChoiceGroup label="Parcels">
          <CheckField
            label={<strong className="font-semibold">{isAll ? 'None of them' : `All ${orders.length}`}</strong>}
            checked={isAll}
            onChange={() => setPicked(new Set(isAll ? [] : orders.map(({ id }) => id)))}
          />
          {orders.map((order) => (
            <CheckField
              key={order.id}
              className="border-t border-line py-1"
              checked={picked.has(order.id)}
              onChange={(event) => pick(order.id, event.target.checked)}
              label={<Parcel order={order} />}
            />
          ))}
        </ChoiceGroup>
      </Card>
      <Card className="grid gap-4 lg:sticky lg:top-4">
        <ChoiceGroup label="What to print" className="grid gap-2.5">
          {labelFormats.map((one) => (
            <ChoiceCard
              key={one}
              name="label-format"
              value={one}
              checked={format === one}
              onChange={() => setFormat(one)}
              {...formatWords[one]}
            />
          ))}
        </ChoiceGroup>
        <SelectField label="Boxes of each parcel" value={boxes} onChange={(event) => setBoxes(Number(event.target.value))}>
          {boxCounts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
        {isTooMany ? <p className="text-15 text-clay">{labelLimits.orders} labels are the most at once.</p> : null}
        <Button
          type="submit"
          full
          busy={busy}
          disabled={ids.length === 0 || isTooMany}
          icon={<Printer size={20} aria-hidden="true" />}
        >
          {ids.length === 0 ? 'Choose a parcel' : `Print for ${ids.length} ${ids.length === 1 ? 'parcel' : 'parcels'}`}
        </Button>
      </Card>
    </form>
  );
}

function Parcel({ order }: { readonly order: OrderSummaryView }) {
  return (
    <>
      <span className="block wrap-anywhere">
        {order.pickup} to {order.dropOff}
      </span>
      <span className="block text-13 text-ink-soft wrap-anywhere">
        <span className="font-mono">{spellTrackingId(order.trackingId)}</span> · {otherOf(order).fullName} ·{' '}
        {orderStatusWord(order.orderStatus)}
      </span>
    </>
  );
}
