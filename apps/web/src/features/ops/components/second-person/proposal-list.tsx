import { listProposalsQuery, type ProposalTab, proposalTabs } from '../../api/list-proposals.ts';
import { QueueList } from '../queue-list.tsx';
import { StateTabs, useStateInQuery } from '../state-tabs.tsx';
import { ProposalSlip } from './proposal-slip.tsx';

const words = { waiting: 'Waiting', over: 'Over' } as const satisfies Record<ProposalTab, string>;

const empty = {
  waiting: {
    drawing: 'handshake',
    title: 'Nothing waits for a second person',
    text: 'A decision above the limit of whoever takes it stands here until somebody else agrees.',
  },
  over: { drawing: 'shelf', title: 'Nothing decided yet', text: 'What was confirmed, declined or has lapsed is kept here.' },
} as const;

/** Decisions that one of us took and another has to confirm. */
export function ProposalList() {
  const [state, setState] = useStateInQuery(proposalTabs);
  return (
    <>
      <StateTabs label="Which proposals" words={words} states={proposalTabs} value={state} onChange={setState} />
      <QueueList
        loose
        list={listProposalsQuery(state)}
        label="Proposals"
        keyOf={({ id }) => id}
        row={(proposal) => (
          <li className="paper-card card-padded">
            <ProposalSlip proposal={proposal} />
          </li>
        )}
        empty={empty[state]}
      />
    </>
  );
}
