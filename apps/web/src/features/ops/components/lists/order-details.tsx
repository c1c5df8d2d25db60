import { useQuery } from '@tanstack/react-query';
import type { ConsoleOrderView } from '@waybill/contract/ops/get-console-order';
import { getDispute } from '@waybill/contract/ops/get-dispute';
import { getSaleQuestion } from '@waybill/contract/ops/get-sale-question';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { Amount } from '../../../../ui/amount.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { When } from '../../../../ui/when.tsx';
import { getConsoleOrderQuery } from '../../api/get-console-order.ts';
import { orderKindWords, orderWord } from '../../model/found-words.ts';
import { opsHref, opsPaths } from '../../model/ops-paths.ts';
import { Evidence } from '../disputes/evidence.tsx';
import { PersonLine } from '../person-line.tsx';
import { RelatedPanel } from '../related/related-panel.tsx';
import { useMay } from '../use-may.ts';

const escrowWords = {
  held: 'Waits for the handover',
  frozen: 'Held while we decide',
  released: 'Went back to the sender',
  captured: 'Went to the carrier',
  split: 'Split between the two',
} as const satisfies Record<ConsoleOrderView['escrow'], string>;

/** An order of anybody, to be read: its parcel, both sides, its money and its steps. */
export function OrderDetails({ orderId }: { readonly orderId: string }) {
  const query = useQuery(getConsoleOrderQuery(orderId));
  const order = query.data;
  if (!order) return <Loading query={query} failed="We could not load the order" />;
  return (
    <div className="ops-two">
      <Card>
        <h2 className="text-21 wrap-anywhere">{order.title}</h2>
        <p className="mt-1 font-mono text-13 text-ink-soft">{spellTrackingId(order.trackingId)}</p>
        <div className="mt-5">
          <Facts
            facts={[
              { caption: 'Where it stands', value: orderWord(order.orderStatus) },
              { caption: 'How it began', value: orderKindWords[order.kind] },
              { caption: 'Way', value: `${order.pickup} to ${order.dropOff}` },
              { caption: 'Weight', value: `${order.weight} kg` },
              { caption: 'Asked for', value: <When at={order.dateCreated} /> },
              { caption: 'Last changed', value: <When at={order.lastModified} /> },
              { caption: 'Id', value: <span className="font-mono text-13 wrap-anywhere">{order.orderId}</span> },
              { caption: 'Parcel', value: <span className="font-mono text-13 wrap-anywhere">{order.packageId}</span> },
            ]}
          />
        </div>
        <Evidence history={order.history} />
        {order.isDispute ? null : (
          <p className="mt-3 text-13 text-ink-soft">What the two write to each other and show is theirs.</p>
        )}
      </Card>
      <Card className="ops-side grid gap-4">
        <Money order={order} />
        <Cases order={order} />
      </Card>
      <RelatedPanel people={[order.sender.id, order.carrier.id]} />
    </div>
  );
}

function Money({ order }: { readonly order: ConsoleOrderView }) {
  const { sender, carrier, currency, fee, charge, isChargeByCredit, goods, inEscrow, escrow } = order;
  const money = (major: number) => <Amount minor={minorOf(major)} currency={currency} />;
  return (
    <Facts
      facts={[
        { caption: 'Sender', value: <PersonLine person={sender} isLink size={28} /> },
        { caption: 'Carrier', value: <PersonLine person={carrier} isLink size={28} /> },
        { caption: 'Fee', value: money(fee) },
        { caption: 'Charge for sending', value: isChargeByCredit ? 'Paid by a credit' : money(charge) },
        ...(goods
          ? [{ caption: goods.isPaid ? 'Price of the goods, paid' : 'Price of the goods, not paid', value: money(goods.price) }]
          : []),
        { caption: 'In escrow now', value: money(inEscrow) },
        { caption: 'The money', value: escrowWords[escrow] },
      ]}
    />
  );
}

/** The pages where it is, or was, decided about. */
function Cases({ order: { orderId, isDispute, saleId } }: { readonly order: ConsoleOrderView }) {
  const may = useMay();
  return (
    <>
      {isDispute && may(getDispute) ? (
        <ButtonLink variant="secondary" to={opsHref(opsPaths.dispute, { id: orderId })}>
          To the dispute
        </ButtonLink>
      ) : null}
      {saleId && may(getSaleQuestion) ? <p className="text-13 text-ink-soft wrap-anywhere">Sale {saleId}</p> : null}
    </>
  );
}
