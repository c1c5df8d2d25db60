import type { OwnUser } from '@waybill/contract/users/user-view';
import type { ReactNode } from 'react';
import { Ticket } from '../../../ui/card.tsx';
import { Stars } from '../../../ui/stars.tsx';

type FiguresProps = Pick<OwnUser, 'packagesSent' | 'numberOfDeliveries' | 'rating'> & { title?: string };

/** Somebody’s figures, printed like the boxes of a waybill. */
export function Figures({ packagesSent, numberOfDeliveries, rating, title = 'Your record' }: FiguresProps) {
  return (
    <Ticket>
      <h2 className="px-5 pt-4 pb-3 text-17">{title}</h2>
      <dl className="form-grid grid-cols-2 border-b-0">
        <Figure caption="Parcels sent">{packagesSent}</Figure>
        <Figure caption="Deliveries made">{numberOfDeliveries}</Figure>
        <Figure caption="Rating" wide>
          {rating > 0 ? (
            <span className="flex items-center gap-2.5">
              {rating.toFixed(1)} <Stars value={rating} />
            </span>
          ) : (
            <span className="text-17 font-medium text-ink-soft">No ratings yet</span>
          )}
        </Figure>
      </dl>
    </Ticket>
  );
}

function Figure({ caption, wide = false, children }: { caption: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : ''}>
      <dt className="caption">{caption}</dt>
      <dd className="display text-28 font-bold tabular">{children}</dd>
    </div>
  );
}
