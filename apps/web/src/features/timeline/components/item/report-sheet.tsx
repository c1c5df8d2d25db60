import { type ReportReason, reportReasons, timelineLimits } from '@waybill/contract/timeline/enums';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { showFailure } from '../../../../forms/show-failure.ts';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { reportToUs } from '../../api/report-item.ts';
import { itemNoun } from '../../model/feed/item-words.ts';
import type { ItemActions } from '../../model/feed/use-item-actions.ts';

type ReportSheetProps = {
  readonly item: TimelineItemView;
  readonly actions: ItemActions;
  readonly onClose: () => void;
  readonly onGone: () => void;
};

function isReason(name: string): name is ReportReason {
  return Object.hasOwn(reportReasons, name);
}

const reasons = Object.keys(reportReasons).filter(isReason);

/** Tells our people what is wrong with an item. */
export function ReportSheet({ item, actions, onClose, onGone }: ReportSheetProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [message, setMessage] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  async function send() {
    setIsAsked(true);
    if (!reason || busy) return;
    setBusy(true);
    try {
      await reportToUs({ itemType: item.itemType, timelineItemId: item.id, reason, message });
      actions.reported(item.id);
      toast.success('Thank you for telling us', 'Our people will look at it. You do not see it any more.');
      onClose();
      onGone();
    } catch (failure) {
      showFailure(failure);
      setBusy(false);
    }
  }

  return (
    <Sheet title={`Report this ${itemNoun(item)}`} open onClose={onClose}>
      <PlainForm onSubmit={() => void send()}>
        <fieldset className="grid gap-2.5">
          <legend className="mb-3">What is wrong with it? {item.author.fullName} is not told who said so.</legend>
          {reasons.map((name) => (
            <label key={name} className="choice">
              <input
                type="radio"
                name="reason"
                className="choice-mark"
                checked={name === reason}
                onChange={() => setReason(name)}
              />
              {reportReasons[name]}
            </label>
          ))}
          <p role="alert" className="text-13 font-medium text-clay">
            {isAsked && !reason ? 'Please choose a reason' : ''}
          </p>
        </fieldset>
        <TextAreaField
          label="Anything else we should know"
          value={message}
          maxLength={timelineLimits.note}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Button type="submit" full busy={busy}>
          Send the report
        </Button>
      </PlainForm>
    </Sheet>
  );
}
