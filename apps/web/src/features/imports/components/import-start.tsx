import { useInfiniteQuery } from '@tanstack/react-query';
import { importLimits } from '@waybill/contract/imports/limits';
import Download from 'lucide-react/icons/download';
import { useEffect, useEffectEvent, useState } from 'react';
import { placeFailure } from '../../../forms/place-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { hrefOf, paths } from '../../../session/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { When } from '../../../ui/when.tsx';
import { createImport } from '../api/create-import.ts';
import { listImportsQuery } from '../api/list-imports.ts';
import { templateCsv } from '../model/import-files.ts';
import { countOf } from '../model/rows.ts';

/** Where a file is dropped, chosen or pasted, and the files before it. */
export function ImportStart() {
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const [progress, setProgress] = useState(0);
  const [error, setError] = useState<string>();

  function begin(file: File): void {
    setError(undefined);
    setProgress(0);
    if (file.size > importLimits.bytes) {
      setError('That file is larger than 2 MB. Please split it.');
      return;
    }
    void run(
      async () => {
        const { id } = await createImport(file, setProgress);
        navigate(hrefOf(paths.import, { id }));
      },
      (failure) => {
        const { fields, rest } = placeFailure(failure, ['file']);
        setError(fields[0]?.message ?? rest?.text);
      },
    );
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // Cells that were copied from a spreadsheet have tabs between them; a word that is pasted is none of ours.
    if (!text.includes('\t') || !text.includes('\n') || busy) return;
    event.preventDefault();
    begin(new File([text], 'Pasted rows.csv', { type: 'text/csv' }));
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return (
    <div className="grid gap-8">
      <section className="grid gap-3" aria-label="A new file">
        <FileField
          label="A CSV or XLSX file"
          prompt="Drop it here or choose it"
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          hint={`One parcel in each row, ${importLimits.rows.toLocaleString('en-NG')} at most, headers in the first. Or copy the rows in your spreadsheet and paste them here.`}
          error={error}
          busy={busy}
          progress={progress}
          onPick={begin}
        />
        <div>
          <Button
            variant="quiet"
            icon={<Download size={18} aria-hidden="true" />}
            onClick={() => saveFile('waybill-parcels.csv', new Blob([templateCsv()], { type: 'text/csv' }))}
          >
            A file to begin with
          </Button>
        </div>
      </section>
      <EarlierImports />
    </div>
  );
}

function EarlierImports() {
  const query = useInfiniteQuery(listImportsQuery);
  const { data } = query;
  if (!data) return query.isError ? <FailedToLoad title="Your files did not load" query={query} /> : <Skeleton shape="card" />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <p className="text-ink-soft">
        Nothing is posted by dropping a file: you see every row first, with what is wrong beside it, and pay for all that are
        right with one PIN. The same file twice posts nothing twice.
      </p>
    );
  return (
    <section aria-labelledby="imports-before" className="grid gap-2">
      <h2 id="imports-before" className="text-21">
        Your files
      </h2>
      <ul className="paper-card overflow-hidden">
        {items.map(({ id, fileName, createdAt, counts }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <Link to={hrefOf(paths.import, { id })} className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-palm/5">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{fileName}</span>
                <span className="block text-13 text-ink-soft">
                  {countOf(counts.rows, 'row')} · <When at={createdAt} />
                </span>
              </span>
              <span className="flex-none text-right text-13">
                {counts.faulty > 0 ? <span className="block text-clay">{counts.faulty} to mend</span> : null}
                {counts.ready > 0 ? <span className="block">{counts.ready} to post</span> : null}
                {counts.faulty + counts.ready === 0 ? <span className="block text-palm">All posted</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <MoreButton busy={query.isFetchingNextPage} error={query.error?.message} onMore={() => void query.fetchNextPage()} />
      ) : null}
      <p className="text-13 text-ink-soft">They are forgotten {importLimits.keptDays} days after you last changed them.</p>
    </section>
  );
}
