import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { listMeasuresQuery } from '../../api/list-measures.ts';
import { MeasureNote } from './measure-note.tsx';
import { OwnAppeal } from './own-appeal.tsx';

/** Everything our team has set on somebody, the newest first. */
export function MeasureList() {
  const query = useQuery(listMeasuresQuery);
  const items = query.data?.items;
  if (!items) return <Loading query={query} failed="We could not load this" />;
  if (items.length === 0)
    return (
      <Card>
        <EmptyState drawing="handshake" title="All is well" text="Our team has set nothing on your account." />
      </Card>
    );
  return (
    <ul aria-label="What our team told you" className="grid gap-3">
      {items.map((measure) => (
        <li key={measure.id} className="paper-card card-padded">
          <MeasureNote measure={measure} />
          <OwnAppeal measure={measure} />
        </li>
      ))}
    </ul>
  );
}
