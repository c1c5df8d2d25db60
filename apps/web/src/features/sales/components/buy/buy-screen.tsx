import type { BuyView } from '@waybill/contract/sales/buy-view';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Ticket } from '../../../../ui/card.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Perforation } from '../../../../ui/perforation.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { wasOrdering } from '../../model/buy/order-draft.ts';
import { BuyOffer } from './buy-offer.tsx';
import { BuyPromises } from './buy-promises.tsx';
import { SaleStub } from './sale-stub.tsx';

// Most who open a link only look.
const OrderForm = lazyComponent(async () => (await import('./order-form.tsx')).OrderForm, <Skeleton shape="card" />);
const ComeBack = lazyComponent(async () => (await import('./come-back.tsx')).ComeBack, <Skeleton shape="card" />);
const Purchase = lazyComponent(async () => (await import('./purchase.tsx')).Purchase, <Skeleton shape="card" />);

type BuyScreenProps = {
  readonly view: BuyView;
  /** What we saw last; the network is not there now. */
  readonly isOld: boolean;
  /** What a call has answered. */
  readonly onView: (view: BuyView) => void;
  /** Looks again. */
  readonly onAsk: () => void;
};

/** A sale by its link: to strangers what is sold, to its buyer how it stands. */
export function BuyScreen(props: BuyScreenProps) {
  const { view, isOld } = props;
  const [isAnew, setAnew] = useState(false);
  // Whoever did not pay in time may order it once more, like anybody else.
  const canOrderAnew = view.mine?.state === 'ended' && view.state === 'open';
  const mine = isAnew && canOrderAnew ? null : view.mine;
  return (
    <>
      {isOld ? (
        <Notice tone="attention" title="No connection" className="mb-4">
          This is what we saw last. It is looked up again by itself.
        </Notice>
      ) : null}
      {mine ? (
        <Purchase view={view} mine={mine} onView={props.onView} onAnew={canOrderAnew ? () => setAnew(true) : undefined} />
      ) : (
        <Offered {...props} />
      )}
    </>
  );
}

function Offered({ view, onView, onAsk }: BuyScreenProps) {
  const [doing, setDoing] = useState<'looking' | 'ordering' | 'returning'>(() =>
    wasOrdering(view.code) ? 'ordering' : 'looking',
  );
  const isOpen = view.state === 'open';
  // Nobody can order what is on its way to somebody.
  if (view.isCollected)
    return (
      <>
        <ComeBack view={view} onView={onView} />
        <div className="mt-7">
          <BuyPromises view={view} />
        </div>
      </>
    );
  if (doing === 'returning') return <ComeBack view={view} onView={onView} onLeave={() => setDoing('looking')} />;
  // Whoever orders needs to see what, not all about it.
  if (isOpen && doing === 'ordering')
    return (
      <>
        <Ticket>
          <div className="px-5 pt-5 pb-4">
            <SaleStub view={view} />
          </div>
          <Perforation />
          <div className="px-5 pt-4 pb-5">
            <OrderForm view={view} onView={onView} onGone={onAsk} onLeave={() => setDoing('looking')} />
          </div>
        </Ticket>
        <div className="mt-7">
          <BuyPromises view={view} />
        </div>
      </>
    );
  return (
    <>
      <BuyOffer view={view}>
        {isOpen ? (
          <>
            <Button full onClick={() => setDoing('ordering')}>
              Order it
            </Button>
            <p className="text-center text-13 text-ink-soft">You need no account. Nothing is paid yet.</p>
          </>
        ) : (
          <Notice tone="info" title={view.state === 'taken' ? 'Somebody has ordered it' : 'It is not for sale any more'}>
            {view.state === 'taken'
              ? 'There is one of it. If they do not pay, it can be ordered here again.'
              : `Ask ${view.seller.name} whether there is another.`}
          </Notice>
        )}
        <Button variant={isOpen ? 'quiet' : 'secondary'} full onClick={() => setDoing('returning')}>
          I have ordered it already
        </Button>
      </BuyOffer>
      <div className="mt-7">
        <BuyPromises view={view} />
      </div>
    </>
  );
}
