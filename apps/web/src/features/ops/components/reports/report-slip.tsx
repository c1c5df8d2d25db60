import type { ReportView } from '@waybill/contract/ops/list-reports';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/navigation/link.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import { outcomeWords, reasonWords, whoClosed } from '../../model/report-words.ts';
import { RowChoice } from '../bulk/row-choice.tsx';
import { CaseLine } from '../cases/case-bar.tsx';
import { PersonLine } from '../person-line.tsx';
import { RelatedFold } from '../related/related-fold.tsx';
import { ReportedChat } from './reported-chat.tsx';
import { Thumbnails } from './thumbnails.tsx';

export type ItemHref = (itemType: number, id: string) => string;

type ReportSlipProps = { readonly report: ReportView; readonly itemHref: ItemHref; readonly onDecide: () => void };

/** One report with what it is about, so that it can be decided without going anywhere. */
export function ReportSlip({ report, itemHref, onDecide }: ReportSlipProps) {
  const { about, by, alike, closed } = report;
  const [showsChat, setShowsChat] = useState(false);
  return (
    <li className="paper-card card-padded">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <span className="flex min-w-0 items-center gap-3">
          <RowChoice />
          <PersonLine person={about} isLink size={44} />
        </span>
        <div className="flex items-center gap-4">
          <span className="text-13 text-ink-soft">
            <When at={report.createdAt} />
          </span>
          <Stamp tone={report.reason === 'scam' ? 'clay' : 'ink'}>{reasonWords[report.reason]}</Stamp>
        </div>
      </div>
      {report.message ? (
        <blockquote className="mt-4 max-w-prose border-l-3 border-line pl-3.5 whitespace-pre-line wrap-anywhere">
          {report.message}
        </blockquote>
      ) : null}
      <p className="mt-2 text-13 text-ink-soft">
        {by ? `Reported by ${by.fullName}, @${by.username}` : 'About you: who it was is for your colleagues'}
        {alike > 0 ? `, and ${alike} more ${alike === 1 ? 'report' : 'reports'} about the same` : ''}
      </p>
      <ReportedItem report={report} itemHref={itemHref} />
      {showsChat ? <ReportedChat reportId={report.id} /> : null}
      <RelatedFold people={by ? [about.id, by.id] : [about.id]} of={{ kind: 'report', id: report.id }} />
      <CaseLine of={{ kind: 'report', id: report.id }} since={closed ? null : report.createdAt} className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-3">
        {closed ? null : (
          <Button data-row="" onClick={onDecide}>
            Decide
          </Button>
        )}
        {report.hasChat && !showsChat ? (
          <Button variant="secondary" onClick={() => setShowsChat(true)}>
            Read the chat
          </Button>
        ) : null}
      </div>
      {closed ? (
        <p className="mt-3 text-15">
          <strong>{outcomeWords[closed.outcome]}</strong>, by {whoClosed(closed)}, <When at={closed.at} />. “{closed.because}”
        </p>
      ) : null}
    </li>
  );
}

function ReportedItem({ report: { item }, itemHref }: Omit<ReportSlipProps, 'onDecide'>) {
  if (!item) return null;
  return (
    <div className="mt-4 rounded-field border border-line bg-paper p-4">
      <p className="caption">
        What was posted{item.isRemoved ? ', removed since' : ''}
        {item.isRemoved ? null : (
          <>
            {' · '}
            <Link to={itemHref(item.itemType, item.id)} className="link">
              See it as people do
            </Link>
          </>
        )}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{item.words}</p>
      {item.images.length > 0 ? <Thumbnails urls={item.images} alt="Picture of what was posted" /> : null}
    </div>
  );
}
