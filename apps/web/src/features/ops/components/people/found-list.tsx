import { useQuery } from '@tanstack/react-query';
import { Avatar } from '../../../../ui/avatar.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { findQuotedQuery } from '../../api/find-quoted.ts';
import { type FoundLine, foundGroups } from '../../model/found-lines.ts';
import { QueueRow } from '../queue-row.tsx';
import { useMayOpen } from '../use-may.ts';

/** Whatever answers to a quoted reference, by kind. */
export function FoundList({ asked }: { readonly asked: string }) {
  const query = useQuery(findQuotedQuery(asked));
  const mayOpen = useMayOpen();
  const found = query.data;
  if (!found) return <Loading query={query} failed="We could not load the search" />;
  if (found.length === 0)
    return (
      <EmptyState
        drawing="map"
        title="Nothing found"
        text={`Nothing answers to “${asked}”. Try a tracking number, an order, the reference of a payment, a sale, a phone, an email, a username or a name.`}
      />
    );
  return foundGroups(found, mayOpen, new Date()).map(({ title, lines }) => (
    <section key={title} aria-label={title} className="mb-6">
      <h2 className="mb-2 text-17">{title}</h2>
      <ul aria-label={title} className="paper-card overflow-hidden">
        {lines.map((line) => (
          <Row key={line.key} line={line} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ line }: { readonly line: FoundLine }) {
  const words = (
    <span className="min-w-0">
      <span className="block font-medium wrap-anywhere">{line.label}</span>
      <span className="block text-13 text-ink-soft wrap-anywhere">{line.detail}</span>
    </span>
  );
  if (line.to !== null)
    return (
      <QueueRow to={line.to}>
        <span className="flex min-w-0 items-center gap-3">
          {line.face === undefined ? null : <Avatar name={line.label} src={line.face} size={36} />}
          {words}
        </span>
      </QueueRow>
    );
  return <li className="ops-row px-4 py-3">{words}</li>;
}
