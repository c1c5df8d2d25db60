import type { PendingRequestView } from '@waybill/contract/chat/room-view';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { MoneyLine } from '../../../wallet/index.ts';
import { mostUrgentFirst, pendingWords, wayOf } from '../../model/pending-words.ts';
import type { RoomLinks } from './use-room-links.ts';

type PendingBannerProps = Pick<RoomLinks, 'onRequest'> & {
  readonly requests: readonly PendingRequestView[];
  readonly name: string;
};

/** Deliveries between the two that wait for an answer, said here and nowhere else: always in sight, whatever is being said below. */
export function PendingBanner({ requests, name, onRequest }: PendingBannerProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (requests.length === 0) return null;
  const sorted = mostUrgentFirst(requests);
  const shown = showsAll ? sorted : sorted.slice(0, 1);
  const hidden = sorted.length - shown.length;
  return (
    <section aria-label="Waiting deliveries" className="chat-pending">
      <ul>
        {shown.map((request) => (
          <li key={`${request.packageId} ${request.about}`} className="chat-pending-row">
            <p className="min-w-0 flex-1">
              <span className="block font-semibold">{pendingWords(request, name)}</span>
              <span className="block truncate text-13">{wayOf(request)}</span>
              <MoneyLine
                look="words"
                side={request.charge === null ? 'carrier' : 'sender'}
                fee={request.fee}
                charge={request.charge}
                currency={request.currency}
              />
            </p>
            <Button
              variant={request.needsMe ? 'primary' : 'secondary'}
              className="min-h-11 flex-none text-15"
              aria-label={`${request.needsMe ? 'Answer' : 'View'}: ${wayOf(request)}`}
              onClick={() => onRequest(request.packageId, request.userId)}
            >
              {request.needsMe ? 'Answer' : 'View'}
            </Button>
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <button type="button" className="chat-pending-more" onClick={() => setShowsAll(true)}>
          {hidden === 1 ? 'One more waits' : `${hidden} more wait`}
        </button>
      ) : null}
    </section>
  );
}
