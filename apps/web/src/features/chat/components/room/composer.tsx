import { chatLimits } from '@waybill/contract/chat/chat-limits';
import { imageLimits } from '@waybill/contract/files/image-limits';
import ImagePlus from 'lucide-react/icons/image-plus';
import Mic from 'lucide-react/icons/mic';
import Send from 'lucide-react/icons/send';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { showFailure } from '../../../../forms/show-failure.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { atDesk, useMedia } from '../../../../ui/use-media.ts';
import { sendsIt } from '../../model/composer-keys.ts';
import { keepDraft, readDraft } from '../../model/room-draft.ts';
import type { Written } from '../../model/use-room.ts';
import { canRecord, useVoiceRecording } from '../../model/voice-recording.ts';
import { Picked } from './picked.tsx';
import { QuickAnswers } from './quick-answers.tsx';
import { RecordingBar } from './recording-bar.tsx';

type ComposerProps = {
  readonly userId: string;
  readonly roomId: string;
  readonly name: string;
  /** Short answers that fit the moment. */
  readonly answers: readonly string[];
  /** Whether the other one can hear a voice note. */
  readonly takesVoice: boolean;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** Adds what can be added, and says what cannot. */
  readonly onAdd: (chosen: readonly File[]) => void;
  readonly mistake: string | undefined;
  readonly onSend: (written: Written) => Promise<void>;
  readonly onTyping: () => void;
};

const fewLeft = 200;
// Named one by one: an iPhone then turns its HEIC pictures into JPEG by itself.
const accept = imageLimits.types.join(',');

/** Where one writes. What is typed here is lost by nothing but sending it. */
export function Composer(props: ComposerProps) {
  const { name, answers, takesVoice, files, onFiles, onAdd, mistake, onTyping, onSend } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const hasKeyboard = useMedia(atDesk);
  const { text, type, send, isTooLong, isEmpty, left } = useWriting(props);
  useGrowth(field, text);
  const voice = useVoiceRecording();
  const isRecording = voice.state === 'on' || voice.state === 'full';

  // On a phone the keyboard would cover what one came to read.
  useEffect(() => {
    if (matchMedia(atDesk).matches) field.current?.focus({ preventScroll: true });
  }, []);

  function press(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    if (!sendsIt({ key, shiftKey, ctrlKey, metaKey, isComposing: nativeEvent.isComposing }, hasKeyboard)) return;
    event.preventDefault();
    void send();
  }

  // The bar takes the field’s place, and with it the focus.
  const hadBar = useRef(false);
  useEffect(() => {
    if (hadBar.current && !isRecording && matchMedia(atDesk).matches) field.current?.focus({ preventScroll: true });
    hadBar.current = isRecording;
  }, [isRecording]);

  async function sendVoice() {
    const recorded = await voice.finish();
    if (recorded) await onSend({ text: '', files: [], voice: recorded }).catch(showFailure);
  }

  function paste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files];
    // A text editor puts a picture of the words beside the words.
    if (pasted.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onAdd(pasted);
  }

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Picked
        files={files}
        onRemove={(gone) => {
          onFiles(files.filter((file) => file !== gone));
          field.current?.focus();
        }}
      />
      <p role="alert" className="composer-mistake">
        {mistake ?? voice.problem ?? ''}
      </p>
      {isEmpty && !isRecording ? (
        <QuickAnswers answers={answers} onAnswer={(answer) => void onSend({ text: answer, files: [] }).catch(showFailure)} />
      ) : null}
      {isRecording ? (
        <RecordingBar
          elapsedMs={voice.elapsedMs}
          leftMs={voice.leftMs}
          isFull={voice.state === 'full'}
          onCancel={voice.cancel}
          onSend={() => void sendVoice()}
        />
      ) : null}
      <div className="composer-box" hidden={isRecording}>
        <label className="icon-button composer-add" title="Add pictures">
          <ImagePlus size={22} aria-hidden="true" />
          <span className="sr-only">Add pictures</span>
          <input
            type="file"
            accept={accept}
            multiple
            className="sr-only"
            onChange={(event) => {
              onAdd([...(event.target.files ?? [])]);
              // Emptied, so that the same one can be chosen again.
              event.target.value = '';
            }}
          />
        </label>
        <label htmlFor={id} className="sr-only">
          Message to {name}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          placeholder={`Message to ${name}`}
          enterKeyHint={hasKeyboard ? 'send' : 'enter'}
          aria-describedby={`${id}-left`}
          aria-invalid={isTooLong || undefined}
          onChange={(event) => {
            type(event.target.value);
            onTyping();
          }}
          onKeyDown={press}
          onPaste={paste}
          className="composer-text"
        />
        {isEmpty && takesVoice && canRecord() ? (
          <IconButton
            label="Record a voice note"
            disabled={voice.state === 'asking'}
            className="composer-record"
            onClick={() => void voice.start()}
          >
            <Mic size={22} aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton
            label="Send"
            type="submit"
            disabled={isEmpty || isTooLong}
            className="composer-send"
            // The focus stays where one writes, and with it a phone’s keyboard.
            onPointerDown={(event) => event.preventDefault()}
          >
            <Send size={20} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <p id={`${id}-left`} role="status" className="composer-left" data-over={isTooLong || undefined}>
        {left <= fewLeft ? (isTooLong ? `${-left} ${left === -1 ? 'character' : 'characters'} too many` : `${left} left`) : ''}
      </p>
    </form>
  );
}

function useWriting({ userId, roomId, files, onFiles, onSend }: ComposerProps) {
  const [text, setText] = useState(() => readDraft(localStorage, userId, roomId));
  const latest = useRef(text);
  const message = text.trim();
  const left = chatLimits.text - message.length;
  const isTooLong = left < 0;
  const isEmpty = message === '' && files.length === 0;

  function type(value: string) {
    latest.current = value;
    setText(value);
    keepDraft(localStorage, userId, roomId, value);
  }

  async function send() {
    if (isEmpty || isTooLong) return;
    type('');
    onFiles([]);
    try {
      await onSend({ text: message, files });
    } catch (failure) {
      // Back in front of whatever has been typed since.
      type(latest.current.trim() === '' ? message : `${message}\n${latest.current}`);
      onFiles(files);
      showFailure(failure);
    }
  }

  return { text, type, send, left, isTooLong, isEmpty };
}

/** As high as what is written, for browsers that cannot do it by themselves; the style sheet says where it ends. */
function useGrowth(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows from the text
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [field, text]);
}
