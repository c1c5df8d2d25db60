import { type LookReason, lookBecause } from '@waybill/contract/ops/look-reasons';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findCheckForStaff, listBusinessDocuments, listFilesOf, noSuchCheck } from '../../kyc/index.ts';
import { findPeople } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';
import { personIn } from '../views.ts';

export type Opening = {
  readonly staffId: string;
  readonly checkId: string;
  readonly fileId: string;
  readonly reason: LookReason;
  readonly words: string;
};

type OpenedFile = { readonly bytes: Buffer; readonly mediaType: string };

/**
 * A picture of this check, or a document of the same business; nothing else. Each time it is sent is a line of its own, with the reason, and
 * what is sent has the name of whoever looks all over it.
 */
export async function openCheckFile(context: OpsContext, opening: Opening): Promise<OpenedFile> {
  const { db, files, imageProcessing } = context;
  const { staffId, checkId, fileId, reason, words } = opening;
  if (reason === 'other' && words === '') throw refused('words', 'Please say what it is about');
  const check = await findCheckForStaff(db, checkId);
  if (!check) throw noSuchCheck();
  if (reason === 'deciding' && check.state !== 'pending')
    throw refused('reason', 'This check is decided. Please choose another reason to look.');
  const known = [...(await listFilesOf(db, checkId)), ...(await listBusinessDocuments(db, check.userId))];
  const file = known.find(({ id }) => id === fileId);
  if (!file) throw gone();
  const fetch = async () => {
    const bytes = await files.get(file.storageKey);
    if (!bytes) throw gone();
    return { bytes, mediaType: file.mediaType };
  };
  const { username } = personIn(await findPeople(db, [staffId]), staffId);
  const mark = [`@${username}  ${moment.format(new Date())}`, checkId];
  const drawn = await imageProcessing.mark(staffId, fetch, mark);
  await transact(db, (tx) =>
    recordAct(tx, {
      staffId,
      what: 'paper-opened',
      subject: checkId,
      userId: check.userId,
      about: { paper: file.kind, fileId },
      because: lookBecause(reason, words),
    }),
  );
  return drawn;
}

/** “19 Nov 2026, 19:05”, by the clock of Lagos. */
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Lagos' });

function refused(field: string, words: string): Problem {
  return new Problem('invalid_input', words, { field });
}

function gone(): Problem {
  return new Problem('not_found', 'That picture is no longer there.');
}
