import type { DocumentView } from '@waybill/contract/kyc/document-view';
import { useCallback, useEffect, useState } from 'react';
import { listDocuments } from '../api/list-documents.ts';

/** The documents of this business, one of a kind, as the server has them. */
export function useDocuments() {
  const [documents, setDocuments] = useState<readonly DocumentView[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const stop = new AbortController();
    setFailed(false);
    listDocuments(stop.signal).then(setDocuments, () => {
      if (!stop.signal.aborted) setFailed(true);
    });
    return () => stop.abort();
  }, [attempt]);

  const put = useCallback((document: DocumentView) => {
    setDocuments((all = []) => [...all.filter(({ kind }) => kind !== document.kind), document]);
  }, []);
  const drop = useCallback((document: DocumentView) => {
    setDocuments((all = []) => all.filter(({ id }) => id !== document.id));
  }, []);
  return { documents, failed, reload: () => setAttempt(attempt + 1), put, drop };
}
