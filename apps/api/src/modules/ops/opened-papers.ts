import { documentKinds } from '@waybill/contract/kyc/document-kinds';
import type { CheckFileKind } from '@waybill/contract/kyc/documents';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { listBusinessDocuments, listFilesOf } from '../kyc/index.ts';
import { listOpenedFiles } from './storage/acts.ts';

const fileWords: Readonly<Record<CheckFileKind, string>> = { front: 'Front', back: 'Back', selfie: 'Selfie' };

type Looked = { readonly staffId: string; readonly checkId: string };

/** Ids of the files of this check that somebody of us has opened, by the lines of the audit trail. */
export async function readOpened(db: Db, { staffId, checkId }: Looked): Promise<ReadonlySet<string>> {
  return new Set(await listOpenedFiles(db, staffId, checkId));
}

/**
 * Refuses to accept papers unseen. Asked of the console alone: the command line and the demo decide without pictures, as whoever sits at the
 * machine has seen the papers elsewhere, or there are none. To refuse needs no look: what is missing can be told from the list.
 */
export async function requireOpened(tx: Tx, { userId, ...looked }: Looked & { readonly userId: string }): Promise<void> {
  const [opened, files, documents] = await Promise.all([
    readOpened(tx, looked),
    listFilesOf(tx, looked.checkId),
    listBusinessDocuments(tx, userId),
  ]);
  const unseen = [
    ...files.filter(({ id }) => !opened.has(id)).map(({ kind }) => fileWords[kind]),
    ...documents.filter(({ id }) => !opened.has(id)).map(({ kind }) => documentKinds[kind]),
  ];
  if (unseen.length === 0) return;
  throw new Problem(
    'papers_not_opened',
    `Please open these papers first: ${unseen.join(', ')}. Nobody accepts what they have not seen.`,
  );
}
