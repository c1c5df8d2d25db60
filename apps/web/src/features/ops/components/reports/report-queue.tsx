import type { ReportView } from '@waybill/contract/ops/list-reports';
import { useState } from 'react';
import { listReportsQuery, type ReportState, reportStates } from '../../api/list-reports.ts';
import { reasonWords } from '../../model/report-words.ts';
import type { Choosable } from '../bulk/use-chosen.ts';
import { QueueList } from '../queue-list.tsx';
import { StateTabs, useStateInQuery } from '../state-tabs.tsx';
import { CloseReportSheet } from './close-report-sheet.tsx';
import { type ItemHref, ReportSlip } from './report-slip.tsx';

const words = { open: 'Open', closed: 'Closed' } as const satisfies Record<ReportState, string>;

const empty = {
  open: { drawing: 'handshake', title: 'All quiet', text: 'Nobody has reported anything that is not looked at yet.' },
  closed: { drawing: 'shelf', title: 'Nothing closed yet', text: 'Reports that were looked at are kept here.' },
} as const;

const acts = ['close-report', 'claim', 'release', 'assign'] as const;

function caseOf({ id, about, reason, closed }: ReportView): Choosable | null {
  return closed ? null : { kind: 'report', id, label: `${about.fullName}, ${reasonWords[reason]}` };
}

export function ReportQueue({ itemHref }: { readonly itemHref: ItemHref }) {
  const [state, setState] = useStateInQuery(reportStates);
  const [deciding, setDeciding] = useState<ReportView | null>(null);
  return (
    <>
      <StateTabs label="Which reports" words={words} states={reportStates} value={state} onChange={setState} />
      <QueueList
        loose
        list={listReportsQuery(state)}
        label="Reports"
        keyOf={({ id }) => id}
        row={(report) => <ReportSlip report={report} itemHref={itemHref} onDecide={() => setDeciding(report)} />}
        bulk={{ acts, caseOf }}
        empty={empty[state]}
      />
      {deciding ? <CloseReportSheet report={deciding} onClose={() => setDeciding(null)} /> : null}
    </>
  );
}
