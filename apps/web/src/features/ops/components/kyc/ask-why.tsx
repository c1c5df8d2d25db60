import type { CheckDetailsView } from '@waybill/contract/ops/get-check-details';
import { type LookReason, longestLookWords, lookReasons } from '@waybill/contract/ops/look-reasons';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import type { LookedFor } from '../../api/get-check-file.ts';

type AskWhyProps = { readonly state: CheckDetailsView['state']; readonly onShow: (why: LookedFor) => void };

const reasons: readonly LookReason[] = ['deciding', 'appeal', 'request', 'law', 'other'];

/** Asked before anybody’s papers are shown. */
export function AskWhy({ state, onShow }: AskWhyProps) {
  const group = useId();
  const [reason, setReason] = useState<LookReason>();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const missingWords = reason === 'other' && words.trim() === '' ? 'Please say what it is about' : undefined;

  function show(): void {
    setTried(true);
    if (reason !== undefined && missingWords === undefined) onShow({ reason, words: words.trim() });
  }

  return (
    <Card>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <div>
          <h2 className="text-17">Why do you look at these papers?</h2>
          <p className="mt-1 text-15 text-ink-soft">
            They are somebody’s own. Each one you open is a line in the audit trail with your reason, and carries your name.
          </p>
        </div>
        <ChoiceGroup
          label="Reason"
          isLabelHidden
          error={isTried && reason === undefined ? 'Please say why you look' : undefined}
          className="grid gap-2"
        >
          {reasons
            .filter((one) => one !== 'deciding' || state === 'pending')
            .map((one) => (
              <ChoiceCard
                key={one}
                name={group}
                title={lookReasons[one]}
                checked={one === reason}
                onChange={() => setReason(one)}
              />
            ))}
        </ChoiceGroup>
        {reason === undefined || reason === 'deciding' ? null : (
          <TextAreaField
            label={reason === 'other' ? 'What it is about' : 'A few words, if there is more to say'}
            error={isTried ? missingWords : undefined}
            maxLength={longestLookWords}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <Button type="submit" className="justify-self-start">
          Show the papers
        </Button>
      </form>
    </Card>
  );
}
