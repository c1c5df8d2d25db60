import { voiceClock } from '@waybill/contract/files/voice-note-words';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useFocusHere } from '../../../../ui/use-focus-here.ts';

type RecordingBarProps = {
  readonly elapsedMs: number;
  readonly leftMs: number;
  readonly isFull: boolean;
  readonly onCancel: () => void;
  readonly onSend: () => void;
};

const warnMs = 15_000;

/** Stands where one writes while a voice note is recorded. */
export function RecordingBar({ elapsedMs, leftMs, isFull, onCancel, onSend }: RecordingBarProps) {
  const send = useFocusHere<HTMLButtonElement>();
  return (
    <div className="composer-box" data-recording={!isFull || undefined}>
      <IconButton label="Discard the recording" className="text-clay" onClick={onCancel}>
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
      <p className="recording">
        <span className="recording-dot" aria-hidden="true" />
        <span role="status">{isFull ? 'Ready to send' : 'Recording'}</span>
        <span role="timer">{voiceClock(elapsedMs)}</span>
        {!isFull && leftMs <= warnMs ? <span className="text-clay">{voiceClock(leftMs)} left</span> : null}
      </p>
      <IconButton ref={send} label="Send the voice note" className="composer-send" onClick={onSend}>
        <Send size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
