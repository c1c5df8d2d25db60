import { fillReply } from '@waybill/contract/ops/reply-fields';
import { replyKindWords } from '@waybill/contract/ops/reply-kinds';
import type { ReplyView } from '@waybill/contract/ops/reply-view';
import { Button } from '../../../../ui/button.tsx';
import { When } from '../../../../ui/when.tsx';
import { sampleValues } from '../../model/written-for.ts';

type ReplySlipProps = { readonly reply: ReplyView; readonly onChange?: () => void; readonly onRetire?: () => void };

/** A saved reply as whoever gets it would read it, with sample values. */
export function ReplySlip({ reply, onChange, onRetire }: ReplySlipProps) {
  const { title, text, kinds, shortName, changedBy, changedAt, isRetired } = reply;
  return (
    <li className="paper-card card-padded flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-17 font-semibold wrap-anywhere">{title}</h2>
        {shortName ? <kbd className="text-13 text-ink-soft">/{shortName}</kbd> : null}
      </div>
      <blockquote className="max-w-prose flex-1 border-l-3 border-line pl-3.5 whitespace-pre-line wrap-anywhere">
        {fillReply(text, sampleValues)}
      </blockquote>
      <p className="text-13 text-ink-soft">
        {kinds.map((kind) => replyKindWords[kind]).join(' · ')}
        <br />
        {changedBy.fullName}, <When at={changedAt} />
      </p>
      {onChange && onRetire ? (
        <div className="flex flex-wrap gap-2">
          {isRetired ? null : (
            <Button variant="secondary" aria-label={`Change ${title}`} onClick={onChange}>
              Change
            </Button>
          )}
          <Button
            variant={isRetired ? 'secondary' : 'quiet'}
            aria-label={isRetired ? `Bring back ${title}` : `Retire ${title}`}
            onClick={onRetire}
          >
            {isRetired ? 'Bring back' : 'Retire'}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
