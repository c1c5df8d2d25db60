import type { CheckView } from '@waybill/contract/kyc/check-view';
import { refusalWords } from '@waybill/contract/kyc/documents';
import { Notice } from '../../../ui/notice.tsx';

/** Why the last try did not pass, in the words that were chosen for it. */
export function RefusalNotice({ subject, reasons, note }: Pick<CheckView, 'subject' | 'reasons' | 'note'>) {
  return (
    <Notice tone="danger" title="The last check did not pass">
      {reasons.length > 0 ? (
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{refusalWords(subject, reason)}</li>
          ))}
        </ul>
      ) : (
        <p>{subject === 'business' ? 'Your documents were not enough.' : 'What you sent was not enough to prove who you are.'}</p>
      )}
      {note ? <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{note}</p> : null}
      <p className="mt-1.5">
        {subject === 'business' ? 'Replace what did not pass, and send them again.' : 'You can try again right here.'}
      </p>
    </Notice>
  );
}
