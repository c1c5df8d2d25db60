import { useQuery } from '@tanstack/react-query';
import { documentKinds } from '@waybill/contract/kyc/document-kinds';
import { toMinor } from '@waybill/contract/money';
import { getCheckDetails } from '@waybill/contract/ops/get-check-details';
import type { PersonDetailsView } from '@waybill/contract/ops/get-person';
import { listReports } from '@waybill/contract/ops/list-reports';
import { restorePerson } from '@waybill/contract/ops/restore-person';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { readablePhone } from '@waybill/contract/readable-phone';
import { useState } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { When } from '../../../../ui/when.tsx';
import { getPersonQuery } from '../../api/get-person.ts';
import { opsHref, opsPaths } from '../../model/ops-paths.ts';
import { BusinessFacts } from '../business-facts.tsx';
import { ActLines } from '../house/act-lines.tsx';
import { PersonLine } from '../person-line.tsx';
import { RelatedPanel, TheirLists } from '../related/related-panel.tsx';
import { useMay } from '../use-may.ts';
import { RestoreSheet, SuspendSheet } from './account-status-sheets.tsx';
import { MeasureButtons } from './measure-buttons.tsx';
import { RestrictSheet, WarnSheet } from './measure-sheets.tsx';
import { MeasuresCard } from './measures-card.tsx';

/** The facts about a person that staff need before they act. */
export function PersonDetails({ uid, ownId }: { readonly uid: string; readonly ownId: string }) {
  const query = useQuery(getPersonQuery(uid));
  const person = query.data;
  if (!person) return <Loading query={query} failed="We could not load this person" />;
  return (
    <div className="ops-two">
      <div className="grid gap-5">
        <Card>
          <PersonLine person={person} size={44} />
          <div className="mt-5 grid gap-5 md:grid-cols-2">
            <Facts facts={contactFacts(person)} />
            <Facts facts={workFacts(person)} />
          </div>
        </Card>
        <Business person={person} />
        <MeasuresCard person={person} />
        <Wallets person={person} />
        <TheirLists userId={person.id} />
        <RelatedPanel people={[person.id]} />
        <Card>
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="text-17">What our team did about them</h2>
            <ButtonLink
              variant="quiet"
              to={`${opsPaths.acts}?userId=${encodeURIComponent(person.id)}`}
              className="min-h-11 text-15"
            >
              All of it
            </ButtonLink>
          </div>
          {person.acts.length > 0 ? <ActLines acts={person.acts} /> : <p className="mt-2 text-ink-soft">Nothing so far.</p>}
        </Card>
      </div>
      <AccountStatus person={person} isOwn={person.id === ownId} />
    </div>
  );
}

function contactFacts(person: PersonDetailsView) {
  const { email, emailVerified, phoneNumber, phoneVerified, city, countryOfResidence } = person;
  return [
    {
      caption: emailVerified ? 'Email, verified' : 'Email, not verified',
      value: <span className="wrap-anywhere">{email}</span>,
    },
    { caption: phoneVerified ? 'Phone, verified' : 'Phone', value: phoneNumber ? readablePhone(phoneNumber) : 'None' },
    { caption: 'Lives in', value: [city, countryOfResidence].filter(Boolean).join(', ') || 'Not known' },
    { caption: 'Id', value: <span className="font-mono text-13 wrap-anywhere">{person.id}</span> },
  ];
}

const kycWords: Readonly<Record<number, string>> = { 0: 'Not checked', 1: 'Checked', 2: 'Papers submitted', 3: 'Refused' };

/** The status of the identity check, linked to it. */
function Checked({ person: { kycStatus, check } }: { readonly person: PersonDetailsView }) {
  const may = useMay();
  const word = kycWords[kycStatus] ?? 'Not known';
  return check && may(getCheckDetails) ? <a href={opsHref(opsPaths.check, { id: check.id })}>{word}</a> : word;
}

/** The facts about a business, its representative and its documents. */
function Business({ person: { business, check } }: { readonly person: PersonDetailsView }) {
  const may = useMay();
  if (!business) return null;
  return (
    <Card className="grid gap-4">
      <h2 className="text-17">The business</h2>
      <BusinessFacts business={business} />
      {business.documents.length === 0 ? (
        <p className="text-ink-soft">No documents so far.</p>
      ) : (
        <ul aria-label="Documents" className="grid gap-1.5">
          {business.documents.map(({ id, kind, fileName, uploadedAt }) => (
            <li key={id} className="text-15 wrap-anywhere">
              {documentKinds[kind]}: {fileName}, <When at={uploadedAt} />
            </li>
          ))}
        </ul>
      )}
      {check && may(getCheckDetails) ? (
        <ButtonLink variant="secondary" to={opsHref(opsPaths.check, { id: check.id })}>
          {check.state === 'pending' ? 'Look at them and decide' : 'See its check'}
        </ButtonLink>
      ) : null}
    </Card>
  );
}

function workFacts(person: PersonDetailsView) {
  return [
    { caption: 'Joined', value: <When at={person.dateCreated} /> },
    { caption: 'Last seen', value: person.lastSeen ? <When at={person.lastSeen} /> : 'Not known' },
    { caption: person.business ? 'Check of the business' : 'Identity', value: <Checked person={person} /> },
    {
      caption: 'Rating',
      value: person.rating > 0 ? `${person.rating.toFixed(1)} of 5` : 'Not rated yet',
    },
    { caption: 'Delivered and sent', value: `${person.numberOfDeliveries} and ${person.packagesSent}` },
    {
      caption: 'Orders running, disputes, reports',
      value: `${person.runningOrders}, ${person.disputes}, ${person.allReports} (${person.openReports} open)`,
    },
  ];
}

function Wallets({ person }: { readonly person: PersonDetailsView }) {
  return (
    <Card className="overflow-x-auto" role="region" aria-label="Their money" tabIndex={0}>
      <h2 className="text-17">Their money</h2>
      {person.wallets.length === 0 ? (
        <p className="mt-2 text-ink-soft">No wallet yet.</p>
      ) : (
        <table className="ops-table mt-3">
          <thead>
            <tr>
              <th scope="col">Wallet</th>
              <th scope="col">To spend</th>
              <th scope="col">Not cleared</th>
              <th scope="col">In escrow</th>
              <th scope="col">Owed to us</th>
            </tr>
          </thead>
          <tbody>
            {person.wallets.map(({ currency, balance, unclearedBalance, escrowBalance, owed }) => (
              <tr key={currency}>
                <th scope="row">{currency === 'NGN' ? 'Naira' : 'Dollars'}</th>
                {Object.entries({ balance, unclearedBalance, escrowBalance, owed }).map(([name, major]) => (
                  <td key={name}>
                    <Amount
                      minor={Number(toMinor(major))}
                      currency={currency}
                      tone={name === 'owed' && major > 0 ? 'out' : 'plain'}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** Whether they may use Waybill, and the way to change it. */
function AccountStatus({ person, isOwn }: { readonly person: PersonDetailsView; readonly isOwn: boolean }) {
  const may = useMay();
  // What was pressed, and not what the page has become since: a colleague may be faster, and the sheet says so.
  const [deciding, setDeciding] = useState<'warn' | 'restrict' | 'suspend' | 'restore'>();
  const close = () => setDeciding(undefined);
  return (
    <Card className="ops-side grid gap-4">
      {person.isDeactivated ? (
        <Notice tone="info" title="Has left Waybill">
          Their name and papers are gone. There is nothing to suspend or to restore.
        </Notice>
      ) : person.isStaff ? (
        <Notice tone="info" title={isOwn ? 'This is you' : 'One of our team'}>
          Our own people are suspended from the command line only.
        </Notice>
      ) : person.isBlocked ? (
        <>
          <Notice tone="danger" title="Suspended">
            Every call of theirs is refused.
          </Notice>
          {may(restorePerson) ? (
            <Button full onClick={() => setDeciding('restore')}>
              Restore
            </Button>
          ) : (
            <p className="text-15 text-ink-soft">A lead lets them back in.</p>
          )}
        </>
      ) : (
        <>
          {person.openReports > 0 ? (
            <Notice
              tone="attention"
              title="Reported"
              action={
                may(listReports) ? (
                  <ButtonLink variant="secondary" to={opsPaths.reports}>
                    To the reports
                  </ButtonLink>
                ) : undefined
              }
            >
              {person.openReports === 1 ? 'A report about them is open.' : `${person.openReports} reports about them are open.`}
            </Notice>
          ) : (
            <Notice tone="success" title="In good standing">
              No report about them is open.
            </Notice>
          )}
          <MeasureButtons person={person} onDecide={setDeciding} />
          {may(suspendPerson) ? (
            <Button full variant="danger" onClick={() => setDeciding('suspend')}>
              Suspend
            </Button>
          ) : null}
        </>
      )}
      {deciding === 'warn' ? <WarnSheet person={person} onClose={close} /> : null}
      {deciding === 'restrict' ? <RestrictSheet person={person} onClose={close} /> : null}
      {deciding === 'restore' ? <RestoreSheet person={person} onClose={close} /> : null}
      {deciding === 'suspend' ? <SuspendSheet person={person} onClose={close} /> : null}
    </Card>
  );
}
