import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useLocation, useNavigate, useQuery } from '../../../../ui/navigation/navigation.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { listActsQuery } from '../../api/list-acts.ts';
import { actChoices } from '../../model/act-words.ts';
import { QueueList } from '../queue-list.tsx';
import { ActLine } from './act-lines.tsx';

const typingMs = 300;

/** The audit trail of staff actions. It can only grow. */
export function AuditTrail() {
  const { filter, change } = useActFilter();
  const [by, setBy] = useState(filter.by);
  useEffect(() => {
    if (by.trim() === filter.by) return;
    const timer = setTimeout(() => change({ by: by.trim() }), typingMs);
    return () => clearTimeout(timer);
  }, [by, filter.by, change]);
  return (
    <>
      <div className="mb-5 grid gap-4 md:grid-cols-2">
        <TextField
          label="Username of who did it"
          value={by}
          maxLength={60}
          autoCapitalize="none"
          onChange={(event) => setBy(event.target.value.replace(/^@/, ''))}
        />
        <SelectField label="What was done" value={filter.what} onChange={(event) => change({ what: event.target.value })}>
          <option value="">Anything</option>
          {actChoices.map(({ what, words }) => (
            <option key={what} value={what}>
              {words}
            </option>
          ))}
        </SelectField>
      </div>
      {filter.userId ? (
        <p className="mb-4 flex flex-wrap items-center gap-3 text-15">
          Only what concerns one person.
          <Button variant="quiet" className="min-h-11 text-15" onClick={() => change({ userId: '' })}>
            Show everybody
          </Button>
        </p>
      ) : null}
      <QueueList
        list={listActsQuery(filter)}
        label="Acts of our team"
        keyOf={({ id }) => id}
        row={(act) => (
          <li className="ops-row px-4 py-3">
            <ActLine act={act} />
          </li>
        )}
        empty={{ drawing: 'letter', title: 'Nothing written down', text: 'Nobody of us has done anything like this yet.' }}
      />
    </>
  );
}

function useActFilter() {
  const query = useQuery();
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = { by: query.get('by') ?? '', what: query.get('what') ?? '', userId: query.get('userId') ?? undefined };
  function change(changes: Readonly<Record<string, string>>): void {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    navigate({ search: next.toString() }, { replace: true });
  }
  return { filter, change };
}
