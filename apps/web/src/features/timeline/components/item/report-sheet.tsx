import { type ReportReason, reportReasons, timelineLimits } from '@waybill/contract/timeline/enums';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { ReportForm } from '../../../../forms/report-form.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { reportItem } from '../../api/report-item.ts';
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

const reasons = Object.keys(reportReasons)
  .filter(isReason)
  .map((name) => ({ name, words: reportReasons[name] }));

/** Tells staff what is wrong with an item. */
export function ReportSheet({ item, actions, onClose, onGone }: ReportSheetProps) {
  async function send(reason: ReportReason, message: string) {
    await reportItem({ itemType: item.itemType, timelineItemId: item.id, reason, message });
    actions.reported(item.id);
    toast.success('Thank you for telling us', 'Our team will look at it. You do not see it any more.');
    onClose();
    onGone();
  }

  return (
    <Sheet title={`Report this ${itemNoun(item)}`} open onClose={onClose}>
      <ReportForm
        question={`What is wrong with it? ${item.author.fullName} is not told who said so.`}
        reasons={reasons}
        maxLength={timelineLimits.note}
        onSend={send}
      />
    </Sheet>
  );
}
