import { readTrackingId } from '@waybill/contract/orders/tracking-id';
import { useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

type TrackingEntryProps = {
  /** The number tried before, to be corrected rather than typed anew. */
  readonly tried?: string | undefined;
  readonly onEntered: (trackingId: string) => void;
};

/** Asks for a tracking number. One that was mistyped is noticed here, before anybody is asked. */
export function TrackingEntry({ tried = '', onEntered }: TrackingEntryProps) {
  const [typed, setTyped] = useState(tried);
  const [error, setError] = useState<string>();

  function submit() {
    const trackingId = readTrackingId(typed);
    if (trackingId === undefined) setError(mistakeIn(typed));
    else onEntered(trackingId);
  }

  return (
    <PlainForm onSubmit={submit}>
      <TextField
        label="Tracking number"
        name="trackingId"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        placeholder="7K3 M9Q XPD"
        value={typed}
        error={error}
        hint="Nine letters and figures, from the message or the label. Spaces do not matter."
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" full>
        Find it
      </Button>
    </PlainForm>
  );
}

function mistakeIn(typed: string): string {
  const length = typed.replace(/[\s-]/g, '').length;
  if (length === 0) return 'Please enter the tracking number';
  if (length !== 9) return `A tracking number has nine characters; this one has ${length}`;
  return 'One of the characters is not right. Please check it against the message you got.';
}
