import { useQuery, useQueryClient } from '@tanstack/react-query';
import { checkTime } from '@waybill/contract/kyc/check-time';
import type { CheckFileView, CheckView } from '@waybill/contract/kyc/check-view';
import { documentTypes } from '@waybill/contract/kyc/documents';
import { kycStatus } from '@waybill/contract/users/enums';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { getCheckQuery } from '../api/get-check.ts';
import { BusinessCheck } from './business-check.tsx';
import { IdentityDocumentsForm } from './identity-documents-form.tsx';
import { ProviderCheck } from './provider-check.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { RightsTable, type TopUpRights } from './rights-table.tsx';
import { WaitingCheck } from './waiting-check.tsx';

type IdentityCheckProps = {
  /** As the server sent it last. */
  readonly status: number;
  readonly isBusiness: boolean;
  readonly fullName: string;
  /** Undefined until it is known. */
  readonly topUp: TopUpRights | undefined;
  /** The person’s status has changed. */
  readonly onChanged: () => Promise<void>;
};

/** The status of one’s identity check, and the next step. */
export function IdentityCheck({ status, isBusiness, fullName, topUp, onChanged }: IdentityCheckProps) {
  const queries = useQueryClient();
  const asked = getCheckQuery(status);
  const check = useQuery(asked);

  async function handedIn(now: CheckView) {
    queries.setQueryData(getCheckQuery(now.kycStatus).queryKey, now);
    await onChanged();
  }
  const keepFiles = (files: CheckFileView[]) => queries.setQueryData(asked.queryKey, (now) => now && { ...now, files });

  if (status === kycStatus.Completed)
    return (
      <EmptyState
        drawing="shield"
        title={isBusiness ? 'Your business is checked' : 'Your identity is checked'}
        text="You can carry parcels, post batches and withdraw money."
      />
    );
  // A failed refetch leaves the page as it was: somebody may be typing.
  if (!check.data) return <Loading query={check} failed="We could not load your check" rows={4} />;
  if (check.data.subject === 'business') return <BusinessCheck check={check.data} topUp={topUp} onHandedIn={handedIn} />;
  if (check.data.kycStatus === kycStatus.Pending)
    return <WaitingCheck title="We are looking at your documents" check={check.data} facts={factsOf(check.data)} topUp={topUp} />;
  const { widget } = check.data;
  return (
    <div className="grid gap-5">
      {check.data.kycStatus === kycStatus.Failed ? <RefusalNotice {...check.data} /> : null}
      <p>
        {widget
          ? `Show who you are, once. Our partner looks at it, ${checkTime}.`
          : `Show us who you are, once. Our team looks at it, ${checkTime}.`}
      </p>
      <RightsTable topUp={topUp} />
      {widget ? (
        <ProviderCheck widget={widget} onHandedIn={handedIn} />
      ) : (
        <IdentityDocumentsForm check={check.data} fullName={fullName} onFiles={keepFiles} onHandedIn={handedIn} />
      )}
    </div>
  );
}

function factsOf({ documentType, nameOnDocument }: CheckView) {
  return [
    ...(documentType ? [{ caption: 'Document', value: documentTypes[documentType] }] : []),
    ...(nameOnDocument ? [{ caption: 'Name on it', value: nameOnDocument }] : []),
  ];
}
