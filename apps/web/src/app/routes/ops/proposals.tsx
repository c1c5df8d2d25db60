import { ProposalList } from '../../../features/ops/components/second-person/proposal-list.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function ProposalsPage() {
  return (
    <>
      <PageHeader
        title="Waits for a second person"
        lead="Above a limit nobody moves money alone: one of us proposes, another confirms."
      />
      <ProposalList />
    </>
  );
}
