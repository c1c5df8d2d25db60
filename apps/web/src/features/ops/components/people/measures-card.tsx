import type { PersonDetailsView } from '@waybill/contract/ops/get-person';
import { liftMeasure } from '@waybill/contract/ops/lift-measure';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { When } from '../../../../ui/when.tsx';
import { canLift, measureReasonTitles, measureWords, stateOf } from '../../model/measure-words.ts';
import { useMay } from '../use-may.ts';
import { LiftSheet } from './measure-sheets.tsx';

/** What was set on somebody so far, and the way to take it back. */
export function MeasuresCard({ person }: { readonly person: PersonDetailsView }) {
  const { measures } = person;
  const may = useMay();
  const [lifting, setLifting] = useState<string>();
  const now = new Date();
  const chosen = measures.find(({ id }) => id === lifting);
  if (measures.length === 0) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-17">Warnings and restrictions ({measures.length})</h2>
      <ul aria-label="Warnings and restrictions">
        {measures.map((measure) => (
          <li
            key={measure.id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line py-3 not-first:border-t"
          >
            <div className="min-w-0">
              <p className="font-medium">
                {measureWords[measure.kind]}: {measureReasonTitles[measure.reason]}
              </p>
              <p className="text-13 text-ink-soft">
                <When at={measure.setAt} />, by {measure.setBy === null ? 'the command line' : `@${measure.setBy}`}
                {stateOf(measure, now) === '' ? '' : ` · ${stateOf(measure, now)}`}
              </p>
              {measure.toldAs === '' ? null : <p className="mt-1 text-15 wrap-anywhere">“{measure.toldAs}”</p>}
            </div>
            {canLift(measure, now) && may(liftMeasure) ? (
              <Button variant="secondary" onClick={() => setLifting(measure.id)}>
                {measure.kind === 'warning' ? 'Take it back' : 'Lift'}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {chosen ? <LiftSheet person={person} measure={chosen} onClose={() => setLifting(undefined)} /> : null}
    </Card>
  );
}
