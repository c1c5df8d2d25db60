import type { ReactNode } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { useWaiting } from '../../model/use-waiting.ts';
import { NegotiationLines, type OpenNegotiation, type OpenOrder, OrderLines } from './waiting-lines.tsx';

type WaitingProps = { readonly onOpen: OpenOrder; readonly onNegotiate: OpenNegotiation };

/** Above the list: what wants an answer of one’s own, and the fees that are being talked about. Nothing where there is neither. */
export function WaitingForYou({ onOpen, onNegotiate }: WaitingProps) {
  const { orders, fees, feesUnderWay } = useWaiting();
  const count = orders.length + fees.length;
  return (
    <>
      {count > 0 ? (
        <Group title="Waiting for you" count={count}>
          <OrderLines orders={orders} onOpen={onOpen} />
          <NegotiationLines negotiations={fees} onNegotiate={onNegotiate} />
        </Group>
      ) : null}
      {feesUnderWay.length > 0 ? (
        <Group title="Fees being talked about">
          <NegotiationLines negotiations={feesUnderWay} onNegotiate={onNegotiate} />
        </Group>
      ) : null}
    </>
  );
}

type GroupProps = { readonly title: string; readonly count?: number; readonly children: ReactNode };

function Group({ title, count, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <Card className="overflow-hidden p-0">
        <h2 className="flex items-center justify-between px-5 pt-4 pb-3 text-17">
          {title}
          {count === undefined ? null : (
            <span className="grid h-6 min-w-6 place-items-center rounded-full bg-marigold px-1.5 text-13 text-on-marigold tabular">
              {count}
            </span>
          )}
        </h2>
        <ul className="border-t border-line">{children}</ul>
      </Card>
    </section>
  );
}
