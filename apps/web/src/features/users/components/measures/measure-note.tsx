import { type MeasureView, measureReasonWords } from '@waybill/contract/measures/measure-view';
import { When } from '../../../../ui/when.tsx';
import { meaningOf, measureTitles } from '../../model/measure-words.ts';

type MeasureNoteProps = { readonly measure: MeasureView; readonly Heading?: 'h2' | 'h3' };

/** What our team set on somebody, as they read it: what, why, and what it means. */
export function MeasureNote({ measure, Heading = 'h3' }: MeasureNoteProps) {
  const { kind, reason, toldAs, setAt, lifted, item, appeal } = measure;
  // What was taken back by the answer to an appeal is told by that.
  const liftedAs = appeal?.answer?.outcome === 'taken-back' ? '' : (lifted?.toldAs ?? '');
  return (
    <div className="grid gap-1.5">
      <Heading className="text-17">{measureTitles[kind]}</Heading>
      <p className="text-13 text-ink-soft">
        <When at={setAt} />
      </p>
      <p>
        {item && kind !== 'takedown' ? 'What you posted was taken down. ' : ''}
        {measureReasonWords[reason]}
      </p>
      {toldAs === '' ? null : <p className="whitespace-pre-line wrap-anywhere">“{toldAs}”</p>}
      <p className="text-ink-soft">{meaningOf(measure)}</p>
      {liftedAs === '' ? null : <p className="whitespace-pre-line wrap-anywhere">“{liftedAs}”</p>}
    </div>
  );
}
