import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import { useState } from 'react';
import { hrefOf, paths } from '../../../../session/paths.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Ticket } from '../../../../ui/card.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Perforation } from '../../../../ui/perforation.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { collectedStops, doorStops, returnWords, standingOf, stops } from '../../model/buy/standing-words.ts';
import { AskIfRight } from './ask-if-right.tsx';
import { BothSides } from './both-sides.tsx';
import { BuyPromises } from './buy-promises.tsx';
import { BuySum } from './buy-sum.tsx';
import { Payment } from './payment.tsx';
import { SaleStub } from './sale-stub.tsx';
import { SellerChat } from './seller-chat.tsx';
import { StarsForSeller } from './stars-for-seller.tsx';

type Mine = NonNullable<BuyView['mine']>;
type PurchaseProps = {
  readonly view: BuyView;
  readonly onView: (view: BuyView) => void;
  readonly mine: Mine;
  /** Orders it once more, where that can be. */
  readonly onAnew?: (() => void) | undefined;
};

/** What somebody has ordered: first what is to be done, then where it stands. */
export function Purchase({ view, mine, onView, onAnew }: PurchaseProps) {
  const standing = standingOf(view, mine);
  // The stamp lands when it changes before somebody’s eyes.
  const [first] = useState(standing.stamp);
  const back = returnWords(view, mine);
  const isPaying = mine.canPay && !mine.isPaid;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Ticket>
        <div className="grid gap-4 px-5 pt-5 pb-4">
          <div className="grid gap-2">
            <p role="status" className="justify-self-start">
              <Stamp key={standing.stamp} tone={standing.tone} landing={standing.stamp !== first}>
                {standing.stamp}
              </Stamp>
            </p>
            <h2 className="text-28 text-balance">{standing.title}</h2>
            <p className="text-ink-soft">{standing.text}</p>
          </div>
          {standing.stop === undefined || isPaying ? null : <Stepper steps={stopsOf(view, mine)} current={standing.stop} />}
          {back ? (
            <Notice tone="info" title={back.title}>
              {back.text}
            </Notice>
          ) : null}
          {onAnew ? (
            <Button full onClick={onAnew}>
              Order it again
            </Button>
          ) : null}
          {isPaying ? <Payment view={view} mine={mine} onView={onView} /> : null}
          {mine.trackingId !== null && mine.state === 'sent' && !isPaying ? (
            <ButtonLink to={hrefOf(paths.trackParcel, { trackingId: mine.trackingId })} full>
              Follow it on the map
            </ButtonLink>
          ) : null}
          {mine.question ? <BothSides view={view} question={mine.question} /> : null}
          {mine.canComplainUntil !== null && mine.state === 'arrived' ? (
            <AskIfRight view={view} until={mine.canComplainUntil} onView={onView} />
          ) : null}
          <StarsForSeller view={view} mine={mine} onView={onView} />
        </div>
        <Perforation />
        <div className="px-5 pt-4 pb-5">
          <SaleStub view={view} />
        </div>
      </Ticket>
      {mine.chat ? <SellerChat view={view} chat={mine.chat} /> : null}
      <Fold
        title={view.isCollected ? 'Your parcel' : 'Your order'}
        text={`To ${mine.to}, for ${mine.name}`}
        isOpen={mine.state === 'ordered' && !isPaying}
      >
        <BuySum view={view} fee={mine.fee} charge={view.charge} pays={mine.pays} />
        <dl className="grid gap-2.5">
          <Line caption="Goes to">{mine.dropoffAddress}</Line>
          <Line caption="For">
            {mine.name}, phone ending in {mine.phone}
          </Line>
          {mine.trackingId === null ? null : (
            <Line caption="Tracking number">
              <span className="font-mono">{spellTrackingId(mine.trackingId)}</span>
            </Line>
          )}
        </dl>
      </Fold>
      {mine.state === 'ordered' || mine.state === 'paid' || mine.state === 'sent' ? <BuyPromises view={view} /> : null}
    </div>
  );
}

function stopsOf({ isCollected }: BuyView, { payWhen }: Mine): readonly string[] {
  if (isCollected) return collectedStops;
  return payWhen === 'door' ? doorStops : stops;
}

function Line({ caption, children }: { readonly caption: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="caption">{caption}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
