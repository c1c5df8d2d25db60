import type { ImageView } from '@waybill/contract/files/image-view';
import { memo, useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { PictureGrid } from '../../../files/index.ts';
import { clockOf } from '../../model/room-clock.ts';
import type { RoomLine } from '../../model/room-lines.ts';
import type { ShownImage } from '../../model/shown-message.ts';
import { MessageText } from './message-text.tsx';
import { StateMark } from './state-mark.tsx';
import { VoicePlayer } from './voice-player.tsx';

type BubbleProps = {
  readonly line: Extract<RoomLine, { kind: 'text' }>;
  readonly roomId: string;
  readonly name: string;
  /** Whether it is the newest of one’s own. */
  readonly isNewest: boolean;
  readonly isFound: boolean;
  readonly onRetry: (key: string) => void;
  readonly onDiscard: (key: string) => void;
};

/** One message. */
export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { line, roomId, name, isNewest, isFound } = props;
  const { mine, key, seq, text, images, voice, sentAt, state, hold } = line.message;
  const clock = clockOf(sentAt);
  return (
    <li
      className="bubble-row"
      data-key={key}
      data-seq={seq ?? undefined}
      data-mine={mine || undefined}
      data-first={line.isFirst || undefined}
      data-last={line.isLast || undefined}
      data-found={isFound || undefined}
      tabIndex={isFound ? -1 : undefined}
    >
      <div className="bubble" data-state={state} data-pictures={images.length > 0 || undefined}>
        <span className="sr-only">{mine ? 'You: ' : `${name}: `}</span>
        {images.length > 0 ? (
          <Pictures images={images} alt={mine ? `Your picture, ${clock}` : `Picture from ${name}, ${clock}`} />
        ) : null}
        {voice ? (
          <VoicePlayer roomId={roomId} voice={voice} label={mine ? 'Your voice note' : `Voice note from ${name}`} />
        ) : null}
        {text === '' ? null : <MessageText text={text} />}
        <span className="bubble-foot">
          <time dateTime={sentAt}>{clock}</time>
          {mine ? <StateMark state={state} hold={hold} inWords={isNewest} /> : null}
        </span>
      </div>
      {state === 'refused' ? <Refused {...props} /> : null}
      {state === 'waiting' ? <Waiting {...props} /> : null}
    </li>
  );
});

type PicturesProps = { readonly images: readonly ShownImage[]; readonly alt: string };

function Pictures({ images, alt }: PicturesProps) {
  const stored: ImageView[] = [];
  for (const shown of images) if (shown.kind === 'stored') stored.push(shown.image);
  const local = images.filter((shown) => shown.kind === 'local');
  return (
    <div className="bubble-pictures">
      {stored.length > 0 ? <PictureGrid images={stored} alt={alt} /> : null}
      {local.length > 0 ? (
        <ul className="bubble-local">
          {local.map(({ key, url }) => (
            <li key={key}>
              <img src={url} alt={alt} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

// A message that is sent at once offers no discard: it would be gone before anybody could press it.
const offerMs = 3000;

/** The way out for a message that waits and waits. */
function Waiting({ line, onDiscard }: Pick<BubbleProps, 'line' | 'onDiscard'>) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), offerMs);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? (
    <div className="bubble-refused-actions">
      <Button variant="quiet" className="min-h-11 text-15 text-clay" onClick={() => onDiscard(line.message.key)}>
        Discard
      </Button>
    </div>
  ) : null;
}

function Refused({ line, onRetry, onDiscard }: Pick<BubbleProps, 'line' | 'onRetry' | 'onDiscard'>) {
  const { key, problem } = line.message;
  return (
    <div className="bubble-refused">
      <p role="alert">{problem ?? 'It could not be sent.'}</p>
      <div className="bubble-refused-actions">
        <Button variant="secondary" className="min-h-11 text-15" onClick={() => onRetry(key)}>
          Try again
        </Button>
        <Button variant="quiet" className="min-h-11 text-15 text-clay" onClick={() => onDiscard(key)}>
          Discard
        </Button>
      </div>
    </div>
  );
}
