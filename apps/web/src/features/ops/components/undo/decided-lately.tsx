import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../../session/user-context.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { listDecisionsQuery } from '../../api/list-acts.ts';
import { ActLine } from '../house/act-lines.tsx';

/** What whoever looks decided lately, with the minutes in which each can be taken back; or why it cannot. */
export function DecidedLately() {
  const { username } = useUser();
  const query = useQuery(listDecisionsQuery(username));
  return (
    <section aria-labelledby="decided-heading" className="mt-8">
      <h2 id="decided-heading" className="text-17">
        What I decided lately
      </h2>
      {query.data ? null : <Loading query={query} failed="We could not load what you decided" />}
      {query.data?.items.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nothing yet. A decision can be taken back here for ten minutes.</p>
      ) : null}
      <ol className="mt-3 grid gap-3">
        {query.data?.items.map((act) => (
          <li key={act.id} className="paper-card card-padded">
            <ActLine act={act} />
            {act.undo.whyNot ? <p className="mt-1 text-13 text-ink-soft">{act.undo.whyNot}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
