import { useQuery, useQueryClient } from '@tanstack/react-query';
import { documentKinds } from '@waybill/contract/kyc/document-kinds';
import type { CheckFileKind } from '@waybill/contract/kyc/documents';
import type { CheckDetailsView } from '@waybill/contract/ops/get-check-details';
import { lookBecause } from '@waybill/contract/ops/look-reasons';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { wordsOfDay } from '../../../../ui/calendar.ts';
import { Card } from '../../../../ui/card.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import { getCheckDetailsQuery } from '../../api/get-check-details.ts';
import type { LookedFor } from '../../api/get-check-file.ts';
import { ageOn } from '../../model/age.ts';
import { BusinessFacts } from '../business-facts.tsx';
import { CaseBar } from '../cases/case-bar.tsx';
import { PersonLine } from '../person-line.tsx';
import { RelatedPanel } from '../related/related-panel.tsx';
import { useLostFocus } from '../use-lost-focus.ts';
import { AskWhy } from './ask-why.tsx';
import { Decided, EarlierTries } from './check-past.tsx';
import { checkStamps, documentWords } from './check-queue.tsx';
import { AcceptSheet, RefuseSheet } from './decide-check.tsx';
import { DocumentFile } from './document-file.tsx';

const kinds: Readonly<Record<CheckFileKind, string>> = { front: 'Front', back: 'Back', selfie: 'Selfie' };
const order: readonly CheckFileKind[] = ['front', 'selfie', 'back'];

/** Everything one identity check is decided by, and the decision. */
export function CheckDetails({ checkId }: { readonly checkId: string }) {
  const query = useQuery(getCheckDetailsQuery(checkId));
  const check = query.data;
  const [deciding, setDeciding] = useState<'accept' | 'refuse' | null>(null);
  const outcome = useLostFocus<HTMLDivElement>(check?.state);
  if (!check) return <Loading query={query} failed="We could not load the check" />;
  const { word, tone } = checkStamps[check.state];
  const close = () => setDeciding(null);
  const unseen = unseenIn(check);
  return (
    <>
      <CaseBar of={{ kind: 'check', id: check.id }} since={check.state === 'pending' ? check.submittedAt : null} />
      <div className="ops-two">
        <div className="grid gap-5">
          <Documents key={check.id} check={check} />
          <EarlierTries check={check} />
          <RelatedPanel people={[check.person.id]} of={{ kind: 'check', id: check.id }} />
        </div>
        <Card className="ops-side grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <PersonLine person={check.person} isLink />
            <Stamp tone={tone}>{word}</Stamp>
          </div>
          {check.subject === 'business' && check.business ? (
            <>
              <BusinessFacts business={check.business} />
              <Facts facts={[handedIn(check)]} />
            </>
          ) : (
            <CheckFacts check={check} />
          )}
          <div ref={outcome} tabIndex={-1} className="grid gap-3">
            {check.state === 'pending' ? (
              <>
                <Button full disabled={unseen.length > 0} onClick={() => setDeciding('accept')}>
                  Accept
                </Button>
                {unseen.length > 0 ? <p className="text-13 text-ink-soft">Open these first: {unseen.join(', ')}.</p> : null}
                <Button full variant="secondary" className="text-clay" onClick={() => setDeciding('refuse')}>
                  Refuse
                </Button>
              </>
            ) : (
              <Decided check={check} />
            )}
          </div>
        </Card>
        {deciding === 'accept' ? <AcceptSheet check={check} onClose={close} /> : null}
        {deciding === 'refuse' ? <RefuseSheet check={check} onClose={close} /> : null}
      </div>
    </>
  );
}

function Documents({ check }: { readonly check: CheckDetailsView }) {
  const [why, setWhy] = useState<LookedFor | null>(null);
  const shown = useLostFocus<HTMLParagraphElement>(why === null ? 'asked' : 'shown');
  const queries = useQueryClient();
  const onOpened = () => void queries.invalidateQueries({ queryKey: getCheckDetailsQuery(check.id).queryKey });
  const files = order.flatMap((kind) => check.files.filter((file) => file.kind === kind));
  if (files.length === 0 && check.businessDocuments.length === 0)
    return (
      <Card>
        <p className="text-ink-soft">
          {check.provider === 'dojah'
            ? 'Dojah has looked at this person. The pictures stay with them.'
            : 'The pictures have been removed, as we promise: some days after the decision, or when somebody leaves.'}
        </p>
      </Card>
    );
  if (why === null) return <AskWhy state={check.state} onShow={setWhy} />;
  return (
    <Card className="grid gap-5">
      <p ref={shown} tabIndex={-1} className="text-13 text-ink-soft">
        Shown to you for: {lookBecause(why.reason, why.words)}. Each one is written down.
      </p>
      {files.length > 0 ? (
        <div className="ops-papers">
          {files.map((file) => (
            <DocumentFile key={file.id} checkId={check.id} file={file} why={why} caption={kinds[file.kind]} onOpened={onOpened} />
          ))}
        </div>
      ) : null}
      {check.businessDocuments.length > 0 ? (
        <>
          <h2 className="text-17">Documents of the business</h2>
          <div className="ops-papers">
            {check.businessDocuments.map((file) => (
              <DocumentFile
                key={file.id}
                checkId={check.id}
                file={file}
                why={why}
                caption={documentKinds[file.kind]}
                onOpened={onOpened}
              />
            ))}
          </div>
        </>
      ) : null}
    </Card>
  );
}

/** What whoever looks has not opened yet: nobody accepts papers unseen. */
function unseenIn({ files, businessDocuments }: CheckDetailsView): string[] {
  return [
    ...files.filter(({ isOpened }) => !isOpened).map(({ kind }) => kinds[kind]),
    ...businessDocuments.filter(({ isOpened }) => !isOpened).map(({ kind }) => documentKinds[kind]),
  ];
}

/** “9 Jan 1972”, as documents write it. */
function bornOn(dateOfBirth: string): string {
  const { day, month, year } = wordsOfDay(dateOfBirth);
  return `${day} ${month} ${year}`;
}

function CheckFacts({ check }: { readonly check: CheckDetailsView }) {
  const { nameOnDocument, dateOfBirth, documentNumberEnd, person } = check;
  // The typed details are deleted together with the pictures of the documents.
  const nothing = check.state === 'pending' || check.files.length > 0 ? 'Not given' : 'No longer kept';
  return (
    <Facts
      facts={[
        { caption: 'Name of the account', value: person.fullName },
        { caption: 'Name on the document', value: nameOnDocument ?? nothing },
        {
          caption: 'Born',
          value: dateOfBirth ? `${bornOn(dateOfBirth)}, ${ageOn(dateOfBirth, new Date())} years old` : nothing,
        },
        {
          caption: documentWords(check),
          value: documentNumberEnd ? <span className="font-mono">… {documentNumberEnd}</span> : nothing,
        },
        handedIn(check),
      ]}
    />
  );
}

function handedIn({ attempt, submittedAt }: Pick<CheckDetailsView, 'attempt' | 'submittedAt'>) {
  return { caption: attempt > 1 ? `Submitted, try ${attempt}` : 'Submitted', value: <When at={submittedAt} /> };
}
