import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Clock from 'lucide-react/icons/clock';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import type { Hold } from '../../model/outbox/after-failure.ts';
import type { MessageState } from '../../model/shown-message.ts';
import { stateWord } from '../../model/state-words.ts';

const icons = { waiting: Clock, sending: Clock, refused: OctagonAlert, sent: Check, delivered: CheckCheck, read: CheckCheck };

type StateMarkProps = {
  readonly state: MessageState;
  readonly hold: Hold | undefined;
  /** Under the newest the word stands for everybody; a mark is enough for those above. */
  readonly inWords: boolean;
};

/** The delivery state of one’s own message: waiting, sent, delivered, read. */
export function StateMark({ state, hold, inWords }: StateMarkProps) {
  const Icon = icons[state];
  const word = stateWord(state, hold);
  return (
    <span className="state-mark" data-state={state} title={word}>
      <Icon size={15} aria-hidden="true" />
      <span className={inWords || state === 'waiting' || state === 'refused' ? undefined : 'sr-only'}>{word}</span>
    </span>
  );
}
