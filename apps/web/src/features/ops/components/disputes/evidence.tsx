import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { reasonWords } from '@waybill/contract/orders/reason-words';
import { isReceivedLate } from '@waybill/contract/orders/received-late';
import { classNames } from '../../../../ui/class-names.ts';
import { When } from '../../../../ui/when.tsx';
import { eventWordsForStaff } from '../../model/event-words.ts';
import { EvidencePictures } from '../evidence-pictures.tsx';

/** Everything that happened, oldest first, with what both sides said and showed. */
export function Evidence({ history }: Pick<DisputeView, 'history'>) {
  return (
    <section aria-labelledby="evidence-heading" className="mt-6">
      <h2 id="evidence-heading" className="text-17">
        What happened
      </h2>
      <ol className="stops mt-3">
        {history.map((event) => {
          const words = eventWordsForStaff(event);
          const isLate = isReceivedLate(event);
          const isWeighty = event.what === 'order.disputed' || event.what === 'evidence' || event.what === 'claim-late';
          return (
            <li key={event.id} className="pb-5">
              <p className={classNames('font-medium', isWeighty && 'text-clay')}>{words}</p>
              <p className="text-13 text-ink-soft">
                <When at={event.at} />
                {isLate ? (
                  <>
                    {' '}
                    · we heard of it <When at={event.heardAt} />
                  </>
                ) : null}
              </p>
              {event.cancellationReasons.length > 0 ? (
                <p className="mt-1 text-15 wrap-anywhere">{reasonWords(event.cancellationReasons)}</p>
              ) : null}
              {event.message ? <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">“{event.message}”</p> : null}
              {event.images.length > 0 ? (
                <div className="mt-2 max-w-80">
                  <EvidencePictures images={event.images} alt={words} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
