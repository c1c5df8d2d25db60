import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportRowView, ImportView } from '@waybill/contract/imports/import-view';
import Download from 'lucide-react/icons/download';
import PackageCheck from 'lucide-react/icons/package-check';
import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCallback, useMemo, useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { keepChoice, keptInstead } from '../../../session/kept-choice.ts';
import { paths, withQuery } from '../../../session/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { PageHeader } from '../../../ui/page.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Segments } from '../../../ui/segments.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WindowedList } from '../../../ui/windowed-list.tsx';
import { deleteImport } from '../api/delete-import.ts';
import { getImportQuery } from '../api/get-import.ts';
import { listImportsQuery } from '../api/list-imports.ts';
import { faultsCsv } from '../model/import-files.ts';
import { countOf, firstFilter, isShown, nextFault, type RowFilter } from '../model/rows.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportCommon } from './import-common.tsx';
import { ImportRow, importRowRem } from './import-row.tsx';
import { MendSheet } from './mend-sheet.tsx';
import { PostSheet } from './post-sheet.tsx';

/** A file on its way to being parcels: its columns, its pickup, its rows. All of it is kept by the server. */
export function ImportDesk({ importId }: { readonly importId: string }) {
  const query = useQuery(getImportQuery(importId));
  if (query.data) return <Desk of={query.data} />;
  if (query.isError)
    return (
      <div className="grid gap-4">
        <FailedToLoad title="This file did not load" query={query} />
        <ButtonLink variant="secondary" to={paths.imports}>
          All files
        </ButtonLink>
      </div>
    );
  return <Skeleton shape="card" />;
}

const keyOf = ({ position }: ImportRowView) => String(position);

function Desk({ of }: { readonly of: ImportView }) {
  const queries = useQueryClient();
  const { counts, missing, currency } = of;
  const [filter, setFilter] = useState<RowFilter>(() => firstFilter(counts));
  const [active, setActive] = useState<string>();
  const [opened, setOpened] = useState<number>();
  const [isPosting, setPosting] = useState(false);
  const rows = useMemo(() => of.rows.filter((row) => isShown(row, filter)), [of.rows, filter]);
  const shown = of.rows.find(({ position }) => position === opened);
  const open = useCallback(({ position }: ImportRowView) => setOpened(position), []);

  function keep(next: ImportView): void {
    queries.setQueryData(getImportQuery(of.id).queryKey, next);
    void queries.invalidateQueries({ queryKey: listImportsQuery.queryKey });
  }

  function mended({ row, import: summary }: { readonly row: ImportRowView; readonly import: ImportView }): void {
    const all = of.rows.map((one) => (one.position === row.position ? row : one));
    keep({ ...summary, columns: of.columns, rows: all });
    if (row.state === 'faulty') return;
    const next = filter === 'faulty' ? nextFault(all, row.position) : undefined;
    setOpened(next?.position);
    if (summary.counts.faulty === 0 && filter === 'faulty') setFilter('ready');
  }

  const canPost = counts.ready > 0 && missing.length === 0;
  return (
    <div className="grid gap-5">
      <PageHeader
        title={of.fileName}
        lead={leadOf(of)}
        compact
        actions={
          canPost ? (
            <Button onClick={() => setPosting(true)}>
              Post {countOf(counts.ready)} for {formatMoney(minorOf(of.total), currency)}
            </Button>
          ) : null
        }
      />
      <section aria-labelledby="import-file" className="paper-card px-4">
        <h2 id="import-file" className="sr-only">
          The file
        </h2>
        <ImportCommon key={`common ${of.id}`} of={of} onChanged={keep} />
        <ImportColumns of={of} onChanged={keep} />
      </section>
      <section aria-labelledby="import-rows" className="grid gap-3">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="import-rows" className="sr-only">
            Rows
          </h2>
          <Segments
            label="Which rows"
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'faulty', label: `To mend ${counts.faulty}` },
              { value: 'ready', label: `Ready ${counts.ready}` },
              { value: 'posted', label: `Posted ${counts.posted + counts.postedBefore}` },
            ]}
            className="w-full sm:w-96"
          />
          {filter === 'posted' && counts.posted + counts.postedBefore > 0 ? <GoOn rows={of.rows} /> : null}
          <RowActs of={of} filter={filter} />
        </header>
        <div className="paper-card overflow-hidden">
          {rows.length === 0 ? (
            <p className="p-6 text-center text-ink-soft">{emptyWords[filter]}</p>
          ) : (
            <WindowedList
              label="Rows of the file"
              items={rows}
              keyOf={keyOf}
              rowRem={importRowRem}
              active={active}
              onActive={setActive}
              className="max-h-[70dvh]"
            >
              {(row, isActive) => (
                <ImportRow row={row} currency={currency} isActive={isActive} onOpen={open} onActive={setActive} />
              )}
            </WindowedList>
          )}
        </div>
      </section>
      {shown ? (
        <MendSheet
          importId={of.id}
          row={shown}
          hasNext={filter === 'faulty' && nextFault(of.rows, shown.position) !== undefined}
          onMended={mended}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {isPosting ? (
        <PostSheet
          of={of}
          onPosted={(next) => {
            keep(next);
            setPosting(false);
            setFilter(next.counts.faulty > 0 ? 'faulty' : 'posted');
          }}
          onChanged={() => void queries.invalidateQueries({ queryKey: getImportQuery(of.id).queryKey })}
          onClose={() => setPosting(false)}
        />
      ) : null}
    </div>
  );
}

/** What comes after posting: somebody who fetches them, and labels for those that somebody carries. */
function GoOn({ rows }: { readonly rows: readonly ImportRowView[] }) {
  const keep = () => keepChoice(rows.flatMap(({ packageId }) => packageId ?? []));
  const toThese = (path: string) => ({ to: withQuery(path, { chosen: keptInstead }), onClick: keep });
  return (
    <div className="flex flex-wrap gap-x-2">
      <ButtonLink
        {...toThese(paths.newCollection)}
        variant="secondary"
        className="min-h-11 text-15"
        icon={<PackageCheck size={18} aria-hidden="true" />}
      >
        Have one carrier fetch them
      </ButtonLink>
      <ButtonLink
        {...toThese(paths.labels)}
        variant="quiet"
        className="min-h-11 text-15"
        icon={<Printer size={18} aria-hidden="true" />}
      >
        Print their labels
      </ButtonLink>
    </div>
  );
}

const emptyWords: Readonly<Record<RowFilter, string>> = {
  faulty: 'Nothing is left to mend.',
  ready: 'Nothing is ready to be posted.',
  posted: 'Nothing is posted yet.',
};

function leadOf({ counts, missing }: ImportView): string {
  if (missing.length > 0) return 'Please say where they are picked up; then every row is checked to its end.';
  if (counts.faulty > 0) return `${countOf(counts.faulty, 'row')} to mend, ${counts.ready} ready. What is typed is kept.`;
  if (counts.ready > 0) return 'Every row is right.';
  return counts.postedBefore === counts.rows ? 'Every row was posted before: nothing is sent twice.' : 'All of it is posted.';
}

/** What is done with the file itself. */
function RowActs({ of, filter }: { readonly of: ImportView; readonly filter: RowFilter }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const [asks, setAsks] = useState(false);
  return (
    <div className="flex flex-wrap gap-x-2">
      {filter === 'faulty' && of.counts.faulty > 0 ? (
        <Button
          variant="quiet"
          className="min-h-11 text-15"
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => saveFile('rows-to-mend.csv', new Blob([faultsCsv(of.rows)], { type: 'text/csv' }))}
        >
          Rows to mend
        </Button>
      ) : null}
      <Button
        variant="quiet"
        className="min-h-11 text-15"
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => setAsks(true)}
      >
        Put away
      </Button>
      <ConfirmDialog
        title="Put this file away?"
        text="Its rows go, with what was mended. Parcels that were posted stay posted."
        confirmLabel="Put it away"
        tone="danger"
        busy={busy}
        open={asks}
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          void run(async () => {
            await deleteImport(of.id);
            navigate(paths.imports, { replace: true });
            queries.removeQueries({ queryKey: getImportQuery(of.id).queryKey });
            await queries.invalidateQueries({ queryKey: listImportsQuery.queryKey });
          })
        }
      />
    </div>
  );
}
