import { isInForce } from '@waybill/contract/measures/measure-view';
import type { PersonDetailsView } from '@waybill/contract/ops/get-person';
import { restrictPerson } from '@waybill/contract/ops/restrict-person';
import { warnPerson } from '@waybill/contract/ops/warn-person';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useMay } from '../use-may.ts';
import { RestrictSheet, WarnSheet } from './measure-sheets.tsx';

/** What lies between doing nothing and suspending. */
export function MeasureButtons({ person }: { readonly person: PersonDetailsView }) {
  const may = useMay();
  const [deciding, setDeciding] = useState<'warn' | 'restrict'>();
  const close = () => setDeciding(undefined);
  const isRestricted = person.measures.some((measure) => measure.kind === 'restriction' && isInForce(measure, Date.now()));
  return (
    <>
      {may(warnPerson) ? (
        <Button full variant="secondary" onClick={() => setDeciding('warn')}>
          Warn
        </Button>
      ) : null}
      {may(restrictPerson) && !isRestricted ? (
        <Button full variant="secondary" onClick={() => setDeciding('restrict')}>
          Restrict to reading
        </Button>
      ) : null}
      {deciding === 'warn' ? <WarnSheet person={person} onClose={close} /> : null}
      {deciding === 'restrict' ? <RestrictSheet person={person} onClose={close} /> : null}
    </>
  );
}
