import { isInForce } from '@waybill/contract/measures/measure-view';
import type { PersonDetailsView } from '@waybill/contract/ops/get-person';
import { restrictPerson } from '@waybill/contract/ops/restrict-person';
import { warnPerson } from '@waybill/contract/ops/warn-person';
import { Button } from '../../../../ui/button.tsx';
import { useMay } from '../use-may.ts';

type MeasureButtonsProps = { readonly person: PersonDetailsView; readonly onDecide: (what: 'warn' | 'restrict') => void };

/** What lies between doing nothing and suspending. */
export function MeasureButtons({ person, onDecide }: MeasureButtonsProps) {
  const may = useMay();
  const isRestricted = person.measures.some((measure) => measure.kind === 'restriction' && isInForce(measure, Date.now()));
  return (
    <>
      {may(warnPerson) ? (
        <Button full variant="secondary" onClick={() => onDecide('warn')}>
          Warn
        </Button>
      ) : null}
      {may(restrictPerson) && !isRestricted ? (
        <Button full variant="secondary" onClick={() => onDecide('restrict')}>
          Restrict to reading
        </Button>
      ) : null}
    </>
  );
}
