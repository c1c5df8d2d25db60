import { type DocumentKind, documentKinds, requiredDocuments } from '@waybill/contract/kyc/document-kinds';
import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DocumentSlot } from './document-slot.tsx';
import { useDocuments } from './use-documents.ts';

type DocumentsFormProps = {
  readonly submitLabel?: string;
  readonly onDone: () => Promise<void>;
  /** Where they may be left for another day. */
  readonly onLater?: () => void;
};

// In the order in which people have them at hand.
const kinds: readonly DocumentKind[] = ['registration', 'representative', 'address'];
const hints: Readonly<Record<DocumentKind, string>> = {
  registration: 'From the CAC, or the registry of your country.',
  representative: 'Passport, driver’s licence, voter’s card or NIN slip.',
  address: 'Optional: a bill or a lease with the address of your office.',
};

export function DocumentsForm({ submitLabel = 'Continue', onDone, onLater }: DocumentsFormProps) {
  const { documents, failed, reload, put, drop } = useDocuments();
  const { busy, run } = useBusy();
  const [asked, setAsked] = useState(false);

  if (failed)
    return (
      <Notice
        tone="attention"
        title="We could not load your documents"
        action={
          <Button variant="secondary" onClick={reload}>
            Try again
          </Button>
        }
      >
        What you uploaded before is safe with us.
      </Notice>
    );
  if (!documents)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </div>
    );

  const isMissing = (kind: DocumentKind) =>
    requiredDocuments.some((required) => required === kind) && !documents.some((document) => document.kind === kind);

  async function finish() {
    setAsked(true);
    if (!kinds.some(isMissing)) await run(onDone);
  }

  return (
    <div className="grid gap-4">
      {kinds.map((kind) => (
        <DocumentSlot
          key={kind}
          kind={kind}
          label={documentKinds[kind]}
          hint={hints[kind]}
          document={documents.find((document) => document.kind === kind)}
          error={asked && isMissing(kind) ? 'We need this one' : undefined}
          onPut={put}
          onDrop={drop}
        />
      ))}
      <Button full busy={busy} onClick={finish}>
        {submitLabel}
      </Button>
      {onLater ? (
        <Button variant="quiet" full onClick={onLater}>
          Finish later
        </Button>
      ) : null}
    </div>
  );
}
