import { useInfiniteQuery } from '@tanstack/react-query';
import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { classNames } from '../../../../ui/class-names.ts';
import { When } from '../../../../ui/when.tsx';
import { listNotesQuery } from '../../api/list-notes.ts';
import { historyLines, inOrder, linesBetweenUs, type RecordLine } from '../../model/dispute-record.ts';
import { EvidencePictures } from '../evidence-pictures.tsx';

const looks = { plain: '', weighty: 'text-clay', private: 'text-lagoon' } as const;

type EvidenceProps = Pick<DisputeView, 'history'> & {
  /** What only we know. */
  readonly besides?: readonly RecordLine[];
};

/** Everything that happened, oldest first, with what both sides said and showed. */
export function Evidence({ history, besides = [] }: EvidenceProps) {
  const lines = historyLines(history);
  return (
    <section aria-labelledby="evidence-heading" className="mt-6">
      <h2 id="evidence-heading" className="text-17">
        What happened
      </h2>
      <ol className="stops mt-3">
        {(besides.length > 0 ? inOrder([...lines, ...besides]) : lines).map((line) => (
          <li key={line.id} className="pb-5">
            <Line line={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The same of a dispute, with what we asked one of the two and with our notes. */
export function DisputeRecord({ dispute }: { readonly dispute: DisputeView }) {
  const { data } = useInfiniteQuery(listNotesQuery({ kind: 'dispute', id: dispute.orderId }));
  const notes = data?.pages.flatMap(({ items }) => items) ?? [];
  return <Evidence history={dispute.history} besides={linesBetweenUs(dispute, notes)} />;
}

function Line({ line: { words, at, heardAt, reasons, text, images, look, seenBy } }: { readonly line: RecordLine }) {
  return (
    <>
      <p className={classNames('font-medium', looks[look])}>{words}</p>
      <p className="text-13 text-ink-soft">
        <When at={at} />
        {heardAt ? (
          <>
            {' '}
            · we heard of it <When at={heardAt} />
          </>
        ) : null}
        {seenBy ? ` · ${seenBy}` : ''}
      </p>
      {reasons ? <p className="mt-1 text-15 wrap-anywhere">{reasons}</p> : null}
      {text ? <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">“{text}”</p> : null}
      {images.length > 0 ? (
        <div className="mt-2 max-w-80">
          <EvidencePictures images={images} alt={words} />
        </div>
      ) : null}
    </>
  );
}
