import type { DutyView } from '@waybill/contract/orders/duty';
import { expressLimits } from '@waybill/contract/orders/enums';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { When } from '../../../../ui/when.tsx';
import { roughM } from '../../../places/index.ts';
import { accuracyInWords } from '../../model/distance-words.ts';
import { useReporting } from '../../model/use-report-position.ts';
import { DutyTrouble, hoursInWords } from './duty-trouble.tsx';

type DutyStatusProps = {
  readonly view: DutyView;
  readonly isHere: boolean;
  readonly onTakeOver: () => void;
  readonly onKyc: () => void;
};

/** Whether one can be rung right now, and what stands in the way. */
export function DutyStatus({ view, isHere, onTakeOver, onKyc }: DutyStatusProps) {
  const { status, accuracyM, sentAt } = useReporting();
  const what = view.workingHours ? 'business' : 'identity';
  if (view.whyNot === 'kyc')
    return (
      <Notice
        tone="attention"
        title={`Your ${what} must be checked first`}
        action={
          <Button variant="secondary" onClick={onKyc}>
            {`See your ${what} check`}
          </Button>
        }
      >
        Nobody can ring you until then.
      </Notice>
    );
  if (view.whyNot === 'hours')
    return (
      <Notice tone="attention" title="Nobody can ring you now">
        {hoursInWords(view.workingHours)} You are rung again from then on.
      </Notice>
    );
  if (!isHere)
    return (
      <Notice
        tone="info"
        action={
          <Button variant="secondary" onClick={onTakeOver}>
            Use this device
          </Button>
        }
      >
        Another device of yours tells us where you are.
      </Notice>
    );
  if (status === 'refused' || status === 'unavailable' || status === 'unsupported')
    return <DutyTrouble trouble={status} workingHours={view.workingHours} />;
  return (
    <>
      {accuracyM !== null && accuracyM > roughM ? (
        <Notice tone="attention" title="We know only roughly where you are">
          Within {accuracyInWords(accuracyM)}. Turn on precise location for Waybill, or parcels near you may ring for somebody
          else.
        </Notice>
      ) : null}
      <p className="text-13 text-ink-soft">
        {sentAt === null ? (
          'We are about to learn where you are. '
        ) : (
          <>
            Your position: <When at={new Date(sentAt).toISOString()} />
            {accuracyM === null ? '' : `, within ${accuracyInWords(accuracyM)}`}.{' '}
          </>
        )}
        Keep Waybill open: while it is in the background your position rests, and after {expressLimits.positionMinutes} minutes
        nobody rings you.
      </p>
    </>
  );
}
