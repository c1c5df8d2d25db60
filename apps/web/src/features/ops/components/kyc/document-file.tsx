import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { getCheckFile, type LookedFor } from '../../api/get-check-file.ts';
import { DocumentViewer } from './document-viewer.tsx';

type DocumentFileProps = {
  readonly checkId: string;
  readonly file: { readonly id: string; readonly fileName: string; readonly mediaType: string };
  readonly why: LookedFor;
  readonly caption: string;
  /** It was sent, and that is written down. */
  readonly onOpened?: (() => void) | undefined;
};

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'there'; readonly url: string }
  | { readonly kind: 'failed'; readonly why: string };

const pdf = 'application/pdf';

/** One picture of somebody’s documents. It lives in the memory of this page alone and goes with it. */
export function DocumentFile({ checkId, file, why, caption, onOpened }: DocumentFileProps) {
  const { shown, again } = useDocumentFile({ checkId, file, why, onOpened });
  const [isLarge, setLarge] = useState(false);
  return (
    <figure className="min-w-0">
      <figcaption className="caption pb-1.5">{caption}</figcaption>
      {shown.kind === 'loading' ? <Skeleton shape="card" className="ops-paper" /> : null}
      {shown.kind === 'failed' ? (
        <Notice
          tone="attention"
          title="This did not arrive"
          action={
            <Button variant="secondary" onClick={again}>
              Try again
            </Button>
          }
        >
          {shown.why}
        </Notice>
      ) : null}
      {shown.kind === 'there' && file.mediaType === pdf ? (
        <PdfDocument url={shown.url} fileName={file.fileName} caption={caption} />
      ) : null}
      {shown.kind === 'there' && file.mediaType !== pdf ? (
        <>
          <button type="button" className="ops-paper" onClick={() => setLarge(true)} aria-label={`${caption}, show large`}>
            <img src={shown.url} alt={caption} />
          </button>
          {isLarge ? <DocumentViewer url={shown.url} caption={caption} onClose={() => setLarge(false)} /> : null}
        </>
      ) : null}
    </figure>
  );
}

type PdfDocumentProps = { readonly url: string; readonly fileName: string; readonly caption: string };

/**
 * Drawn by the browser, so that nobody has documents of others on their disk. The frame is not a sandboxed one: Chromium draws
 * no PDF in those. It needs none, because the type of the bytes is ours to say: they are never read as a page.
 */
function PdfDocument({ url, fileName, caption }: PdfDocumentProps) {
  if (navigator.pdfViewerEnabled) return <iframe src={url} title={caption} className="ops-paper ops-paper-pdf" />;
  return (
    <>
      <a href={url} download={fileName} className="button button-secondary w-full">
        Save {fileName}
      </a>
      <p className="pt-1.5 text-13 text-ink-soft">This browser cannot show a PDF. Delete the file when you have decided.</p>
    </>
  );
}

function useDocumentFile({ checkId, file, why, onOpened }: Omit<DocumentFileProps, 'caption'>) {
  const opened = useEffectEvent(() => onOpened?.());
  const { id, mediaType } = file;
  const { reason, words } = why;
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch
  useEffect(() => {
    const gone = new AbortController();
    let url: string | undefined;
    setShown({ kind: 'loading' });
    getCheckFile({ checkId, fileId: id, mediaType, why: { reason, words } }, gone.signal).then(
      (blob) => {
        if (gone.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setShown({ kind: 'there', url });
        opened();
      },
      (failure: unknown) => {
        if (!gone.signal.aborted)
          setShown({ kind: 'failed', why: failure instanceof Error ? failure.message : 'Something went wrong.' });
      },
    );
    return () => {
      gone.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [checkId, id, mediaType, reason, words, attempt]);
  return { shown, again: () => setAttempt((last) => last + 1) };
}
