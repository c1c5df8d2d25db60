import type { ExpressRequestView } from '@waybill/contract/orders/express-view';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '../../../../ui/button.tsx';
import { commissionInWords, MoneyLine } from '../../../wallet/index.ts';
import { distanceInWords } from '../../model/distance-words.ts';
import { parcelInWords } from '../../model/parcel-words.ts';
import { Countdown } from './countdown.tsx';

type RequestSlipProps = {
  readonly request: ExpressRequestView;
  readonly busy: boolean;
  readonly canAccept: boolean;
  readonly onAccept: () => void;
  /** Only where it rings: what does not ring is simply left alone. */
  readonly onPass?: (() => void) | undefined;
  readonly onOver?: () => void;
};

/** An express parcel as a rider wants to know it: how far, where to, and what it brings. */
export function RequestSlip({ request, busy, canAccept, onAccept, onPass, onOver }: RequestSlipProps) {
  const { package: parcel, distanceKm, journeyKm, currency, ringsUntil } = request;
  return (
    <div className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-1.5 font-semibold">
            {parcel.pickupAddressJson.label}
            <ArrowRight size={16} aria-label="to" className="flex-none text-ink-soft" />
            {parcel.dropOffAddressJson.label}
          </p>
          <p className="mt-0.5 text-13 text-ink-soft">
            {distanceKm === null ? '' : `${distanceInWords(distanceKm)} to the pickup · `}
            {distanceInWords(journeyKm)} to ride · {parcelInWords(parcel)}
          </p>
        </div>
        <MoneyLine side="carrier" fee={request.fee} currency={currency} />
      </div>
      <p className="text-13 text-ink-soft">{commissionInWords(request.fee, currency)}</p>
      {ringsUntil ? <Countdown until={ringsUntil} label="Time left to answer" {...(onOver ? { onOver } : {})} /> : null}
      {canAccept ? (
        <div className="flex gap-3">
          <Button className="flex-1" busy={busy} onClick={onAccept}>
            Accept
          </Button>
          {onPass ? (
            <Button variant="secondary" disabled={busy} onClick={onPass}>
              Let it pass
            </Button>
          ) : null}
        </div>
      ) : (
        <p className="text-13 text-ink-soft">Go on duty to take it.</p>
      )}
    </div>
  );
}
