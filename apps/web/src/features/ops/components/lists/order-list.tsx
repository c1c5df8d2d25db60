import { exportConsoleOrders as exportCall } from '@waybill/contract/ops/export-console-orders';
import type { ConsoleOrderSummaryView } from '@waybill/contract/ops/list-console-orders';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { Amount } from '../../../../ui/amount.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { When } from '../../../../ui/when.tsx';
import { exportConsoleOrders, listConsoleOrdersQuery } from '../../api/list-console-orders.ts';
import { orderKindWords, orderWord, orderWordChoices } from '../../model/found-words.ts';
import { orderFilterOf } from '../../model/list-filter.ts';
import { opsHref, opsPaths } from '../../model/ops-paths.ts';
import { QueueList } from '../queue-list.tsx';
import { QueueRow } from '../queue-row.tsx';
import { useMay } from '../use-may.ts';
import { ViewBar } from '../views/view-bar.tsx';
import { ChoiceField, SharedFields } from './list-fields.tsx';
import { ListTools } from './list-tools.tsx';
import { useListQuery } from './use-list-query.ts';

const kinds = Object.entries(orderKindWords).map(([value, word]) => ({ value, word }));

/** Orders of everybody, narrowed by what the address says. */
export function OrderList() {
  const { query, change } = useListQuery();
  const may = useMay();
  const filter = orderFilterOf(query);
  const narrowing = Object.keys(filter).filter((name) => name !== 'sort');
  return (
    <>
      <ViewBar list="orders" />
      <ListTools
        narrowedBy={narrowing.length}
        onAll={() => change(Object.fromEntries(narrowing.map((name) => [name, ''])))}
        file={may(exportCall) ? { name: 'waybill-orders.csv', fetch: () => exportConsoleOrders(filter) } : null}
      >
        <ChoiceField {...{ query, change }} label="Status" name="status" any="Any" choices={orderWordChoices} />
        <ChoiceField {...{ query, change }} label="Kind" name="kind" any="Any" choices={kinds} />
        <SharedFields query={query} change={change} />
      </ListTools>
      <QueueList
        list={listConsoleOrdersQuery(filter)}
        label="Orders"
        keyOf={({ orderId }) => orderId}
        row={(order) => <OrderRow order={order} />}
        empty={{ drawing: 'shelf', title: 'No order like this', text: 'Nothing is left. Narrow the list by less.' }}
      />
    </>
  );
}

function OrderRow({ order }: { readonly order: ConsoleOrderSummaryView }) {
  const { orderId, title, trackingId, sender, carrier, fee, currency, orderStatus, dateCreated } = order;
  return (
    <QueueRow to={opsHref(opsPaths.order, { id: orderId })} end={<When at={dateCreated} />}>
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{title}</span>
        <span className="block font-mono text-13 text-ink-soft">{spellTrackingId(trackingId)}</span>
      </span>
      <span className="min-w-0 text-15">
        <span className="block wrap-anywhere">
          {sender.fullName} to {carrier.fullName}
        </span>
        <span className="block text-13 text-ink-soft">{orderWord(orderStatus)}</span>
      </span>
      <Amount minor={minorOf(fee)} currency={currency} className="ops-row-sum" />
    </QueueRow>
  );
}
