import { checkTime } from '@waybill/contract/kyc/check-time';
import type { CheckView } from '@waybill/contract/kyc/check-view';
import { documentKinds } from '@waybill/contract/kyc/document-kinds';
import { kycStatus } from '@waybill/contract/users/enums';
import { showFailure } from '../../../forms/show-failure.ts';
import { kycPending } from '../api/kyc-pending.ts';
import { DocumentsForm } from './documents-form.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { RightsTable, type TopUpRights } from './rights-table.tsx';
import { WaitingCheck } from './waiting-check.tsx';

type BusinessCheckProps = {
  readonly check: CheckView;
  readonly topUp: TopUpRights | undefined;
  readonly onHandedIn: (check: CheckView) => Promise<void>;
};

/** One check per business, by its documents. */
export function BusinessCheck({ check, topUp, onHandedIn }: BusinessCheckProps) {
  if (check.kycStatus === kycStatus.Pending) {
    const facts = check.documents.map(({ kind, fileName }) => ({ caption: documentKinds[kind], value: fileName }));
    return <WaitingCheck title="We are looking at your documents" check={check} facts={facts} topUp={topUp} />;
  }
  const isRefused = check.kycStatus === kycStatus.Failed;

  async function handIn() {
    try {
      await onHandedIn(await kycPending());
    } catch (failure) {
      showFailure(failure);
    }
  }

  return (
    <div className="grid gap-5">
      {isRefused ? <RefusalNotice {...check} /> : null}
      <p>
        Show us your business, once: its certificate, and the ID of whoever represents it. Our team looks at them, {checkTime}.
      </p>
      <RightsTable topUp={topUp} />
      <DocumentsForm submitLabel={isRefused ? 'Send them again' : 'Send the documents'} onDone={handIn} />
      <p className="text-13 text-ink-soft">Only our own people look at them; nobody else on Waybill ever sees them.</p>
    </div>
  );
}
