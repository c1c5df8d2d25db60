import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { PlainForm } from './plain-form.tsx';
import { useBusy } from './use-busy.ts';

type ReportFormProps<Reason extends string> = {
  readonly question: ReactNode;
  readonly reasons: readonly { readonly name: Reason; readonly words: string }[];
  readonly maxLength: number;
  readonly onSend: (reason: Reason, message: string) => Promise<void>;
};

/** Asks for the reason of a report, and a few words more. */
export function ReportForm<Reason extends string>({ question, reasons, maxLength, onSend }: ReportFormProps<Reason>) {
  const [reason, setReason] = useState<Reason>();
  const [message, setMessage] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { busy, run } = useBusy();

  async function send() {
    setIsAsked(true);
    if (reason) await run(() => onSend(reason, message.trim()));
  }

  return (
    <PlainForm onSubmit={() => void send()}>
      <fieldset className="grid gap-2.5">
        <legend className="mb-3">{question}</legend>
        {reasons.map(({ name, words }) => (
          <label key={name} className="choice">
            <input
              type="radio"
              name="reason"
              className="choice-mark"
              checked={name === reason}
              onChange={() => setReason(name)}
            />
            {words}
          </label>
        ))}
        <p role="alert" className="text-13 font-medium text-clay">
          {isAsked && !reason ? 'Please choose a reason' : ''}
        </p>
      </fieldset>
      <TextAreaField
        label="Anything else we should know"
        value={message}
        maxLength={maxLength}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Button type="submit" full busy={busy}>
        Send the report
      </Button>
    </PlainForm>
  );
}
