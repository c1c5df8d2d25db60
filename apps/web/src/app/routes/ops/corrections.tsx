import { useState } from 'react';
import { CorrectionList } from '../../../features/ops/components/money/correction-list.tsx';
import { ProposeCorrectionSheet } from '../../../features/ops/components/money/propose-correction-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function CorrectionsPage() {
  const [isProposing, setProposing] = useState(false);
  return (
    <>
      <PageHeader
        title="Corrections"
        lead="Money moved by hand takes two of us: one proposes, another approves."
        actions={<Button onClick={() => setProposing(true)}>Propose a correction</Button>}
      />
      <CorrectionList />
      {isProposing ? <ProposeCorrectionSheet onClose={() => setProposing(false)} /> : null}
    </>
  );
}
