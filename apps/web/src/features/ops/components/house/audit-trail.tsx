import { exportActs as exportActsCall } from '@waybill/contract/ops/export-acts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { DayRangeFields, isBackwards } from '../../../../ui/day-range-fields.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { exportActs } from '../../api/export-acts.ts';
import { type ActFilter, listActsQuery } from '../../api/list-acts.ts';
import { actChoices } from '../../model/act-words.ts';
import { useListQuery, useTyped } from '../lists/use-list-query.ts';
import { QueueList } from '../queue-list.tsx';
import { useMay } from '../use-may.ts';
import { ViewBar } from '../views/view-bar.tsx';
import { ActLine } from './act-lines.tsx';

/** The audit trail of staff actions. It can only grow. */
export function AuditTrail() {
  const { filter, change } = useActFilter();
  const may = useMay();
  const { busy, run } = useBusy();
  const [by, setBy] = useTyped(filter.by, (text) => change({ by: text }));
  const [searchText, setSearchText] = useTyped(filter.searchText, (text) => change({ searchText: text }));
  async function save(): Promise<void> {
    saveFile('waybill-audit-trail.csv', await exportActs(filter));
    toast.success('The file is ready', 'That it was taken out of here is in the trail, too.');
  }
  return (
    <>
      <ViewBar list="acts" />
      <div className="mb-5 grid gap-4 md:grid-cols-2">
        <TextField
          label="Username of who did it"
          value={by}
          maxLength={60}
          autoCapitalize="none"
          onChange={(event) => setBy(event.target.value.replace(/^@/, ''))}
        />
        <TextField
          label="Why, or to what"
          hint="Words of the reason; an id, a reference or a username as it is"
          value={searchText}
          maxLength={120}
          onChange={(event) => setSearchText(event.target.value)}
        />
        <SelectField label="What was done" value={filter.what} onChange={(event) => change({ what: event.target.value })}>
          <option value="">Anything</option>
          {actChoices.map(({ what, words }) => (
            <option key={what} value={what}>
              {words}
            </option>
          ))}
        </SelectField>
        <div className="grid grid-cols-2 gap-4">
          <DayRangeFields range={filter} onChange={(name, day) => change({ [name]: day })} />
        </div>
      </div>
      {may(exportActsCall) ? (
        <p className="mb-4">
          <Button variant="secondary" busy={busy} disabled={isBackwards(filter)} onClick={() => void run(save)}>
            Save as CSV
          </Button>
        </p>
      ) : null}
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
  const { query, change } = useListQuery();
  const filter: ActFilter = {
    by: query.get('by') ?? '',
    what: query.get('what') ?? '',
    searchText: query.get('searchText') ?? '',
    userId: query.get('userId') ?? undefined,
    startDate: query.get('startDate') ?? undefined,
    endDate: query.get('endDate') ?? undefined,
  };
  return { filter, change };
}
