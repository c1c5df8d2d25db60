import type { BulkWhat } from '@waybill/contract/ops/bulk-act';
import { gapComplaint } from '@waybill/contract/ops/reply-fields';
import type { AskedAct } from '../../api/preview-bulk.ts';
import { reasonIn } from '../../model/measure-words.ts';
import { useOpsDraft } from '../use-ops-draft.ts';

const outcomes = ['nothing', 'warned'] as const;

/** What was filled in for an act so far, kept while its sheet is closed; and the act, once it is whole. */
export function useBulkPlan(what: BulkWhat) {
  const because = useOpsDraft(`bulk-because.${what}`);
  const message = useOpsDraft(`bulk-message.${what}`);
  const outcome = useOpsDraft(`bulk-outcome.${what}`);
  const reason = useOpsDraft(`bulk-reason.${what}`);
  const toldAs = useOpsDraft(`bulk-told.${what}`);
  const to = useOpsDraft(`bulk-to.${what}`);
  const chosen = outcomes.find((each) => each === outcome.text);
  const wanted = reasonIn(reason.text);
  const why = because.text.trim();

  function act(): AskedAct | undefined {
    if (what === 'claim' || what === 'release' || what === 'settle-support') return { what };
    if (what === 'assign') return to.text === '' ? undefined : { what, to: to.text };
    if (what === 'answer-support') {
      const messageText = message.text.trim();
      return messageText === '' || gapComplaint(messageText) ? undefined : { what, messageText };
    }
    if (why === '') return undefined;
    if (what !== 'close-report') return { what, because: why };
    if (chosen === 'nothing') return { what, outcome: chosen, because: why };
    if (chosen === undefined || wanted === undefined || gapComplaint(toldAs.text)) return undefined;
    return { what, outcome: chosen, reason: wanted, toldAs: toldAs.text.trim(), because: why };
  }

  return {
    ...{ because, message, outcome, reason, toldAs, to, chosen },
    act: act(),
    forget() {
      for (const draft of [because, message, outcome, reason, toldAs, to]) draft.forget();
    },
  };
}
