import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { StarChoice } from '../ui/star-choice.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { PlainForm } from './plain-form.tsx';
import { useBusy } from './use-busy.ts';

const meanings = ['Poor', 'Not great', 'All right', 'Good', 'Excellent'];

type StarsFormProps = {
  readonly label: string;
  /** Who can read the words. */
  readonly hint: string;
  readonly maxLength: number;
  /** Words are asked for after the stars. */
  readonly isShort?: boolean;
  readonly onSend: (stars: number, comment: string) => Promise<void>;
  readonly children?: ReactNode;
};

/** One to five stars, and a few words. */
export function StarsForm({ label, hint, maxLength, isShort = false, onSend, children }: StarsFormProps) {
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const { busy, run } = useBusy();

  function send() {
    if (stars === 0) return setError('Please give one to five stars');
    void run(() => onSend(stars, comment.trim()));
  }

  return (
    <PlainForm onSubmit={send}>
      {children}
      <StarChoice
        label={label}
        words={meanings}
        value={stars}
        error={error}
        onChange={(value) => {
          setStars(value);
          setError(undefined);
        }}
      />
      {isShort && stars === 0 ? null : (
        <>
          <TextAreaField
            label="A few words (optional)"
            hint={hint}
            maxLength={maxLength}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <Button type="submit" full busy={busy}>
            Send rating
          </Button>
        </>
      )}
    </PlainForm>
  );
}
