import { refusalWords } from '@waybill/contract/kyc/documents';
import type { CheckDetailsView } from '@waybill/contract/ops/get-check-details';
import { Card } from '../../../../ui/card.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { When } from '../../../../ui/when.tsx';
import { checkStamps, documentWords } from './check-queue.tsx';

type Decision = Pick<CheckDetailsView, 'subject' | 'reasons' | 'note'>;

/** The decision of a check, and who took it. */
export function Decided({ check }: { readonly check: CheckDetailsView }) {
  return (
    <Notice
      tone={check.state === 'accepted' ? 'success' : 'info'}
      title={`${checkStamps[check.state].word} by ${whoDecided(check)}`}
    >
      {check.decidedAt ? <When at={check.decidedAt} className="text-ink-soft" /> : null}
      <Reasons {...check} />
    </Notice>
  );
}

function whoDecided({ decidedBy, provider }: Pick<CheckDetailsView, 'decidedBy' | 'provider'>): string {
  if (decidedBy) return `@${decidedBy}`;
  return provider === 'dojah' ? 'Dojah' : 'the command line';
}

/** The same person’s tries before this one. */
export function EarlierTries({ check }: { readonly check: CheckDetailsView }) {
  if (check.earlier.length === 0) return null;
  return (
    <Card>
      <h2 className="text-17">Earlier tries</h2>
      <ul className="mt-3 grid gap-4">
        {check.earlier.map((earlier) => (
          <li key={earlier.id}>
            <p className="font-medium">
              Try {earlier.attempt}: {documentWords(earlier)}, {checkStamps[earlier.state].word.toLowerCase()}
            </p>
            <p className="text-13 text-ink-soft">
              <When at={earlier.decidedAt ?? earlier.submittedAt} />
            </p>
            <Reasons {...earlier} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Reasons({ subject, reasons, note }: Decision) {
  return (
    <>
      {reasons.length > 0 ? (
        <ul className="mt-1 list-disc pl-5 text-15">
          {reasons.map((reason) => (
            <li key={reason}>{refusalWords(subject, reason)}</li>
          ))}
        </ul>
      ) : null}
      {note ? <p className="mt-1 text-15 whitespace-pre-line wrap-anywhere">“{note}”</p> : null}
    </>
  );
}
