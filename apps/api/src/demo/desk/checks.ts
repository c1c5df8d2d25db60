import type { DocumentType, RefusalReason } from '@waybill/contract/kyc/documents';
import type { Context } from '../../context.ts';
import { noteStored } from '../../modules/kyc/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { demoId } from '../demo-id.ts';
import { pictureFile } from '../demo-pictures.ts';
import { hoursBefore, insertAct } from './past-act.ts';

type Check = {
  readonly of: string;
  readonly documentType: DocumentType;
  readonly nameOnDocument: string;
  readonly born: string;
  readonly end: string;
  readonly handedInHoursAgo: number;
  readonly decided?: {
    readonly by: 'ops.amaka' | 'ops.femi';
    readonly hoursAgo: number;
    readonly reasons: readonly RefusalReason[];
    readonly note: string;
  };
};

/** Checks of persons: two that wait, one that was refused, one that was accepted. */
const checks: readonly Check[] = [
  {
    of: 'tari',
    documentType: 'drivers-licence',
    nameOnDocument: 'Tari Briggs',
    born: '1994-03-18',
    end: '40AB',
    handedInHoursAgo: 505,
    decided: { by: 'ops.femi', hoursAgo: 498, reasons: [], note: '' },
  },
  {
    of: 'sade',
    documentType: 'voters-card',
    nameOnDocument: 'Sade Williams',
    born: '1999-11-02',
    end: '7712',
    handedInHoursAgo: 77,
    decided: {
      by: 'ops.amaka',
      hoursAgo: 72,
      reasons: ['unreadable'],
      note: 'Please lay the card on a table by the window and take the picture from above.',
    },
  },
  {
    of: 'blessing',
    documentType: 'passport',
    nameOnDocument: 'Blessing Effiong',
    born: '1991-06-27',
    end: '0388',
    handedInHoursAgo: 26,
  },
  {
    of: 'ibrahim',
    documentType: 'nin',
    nameOnDocument: 'Ibrahim Musa Danladi',
    born: '1972-01-09',
    end: '5521',
    handedInHoursAgo: 5,
  },
];

/** The business that waits; its documents came with its sign-up. */
async function insertBusinessCheck(tx: Tx, now: Date): Promise<void> {
  const at = hoursBefore(now, 3);
  await tx`insert into identity_check ${tx({
    id: demoId('kyc', 'palmline'),
    userId: demoId('usr', 'palmline'),
    subject: 'business',
    provider: 'built-in',
    state: 'pending',
    createdAt: at,
    submittedAt: at,
  })}`;
}

export async function insertChecks(context: Pick<Context, 'files'>, tx: Tx, now: Date): Promise<void> {
  await insertBusinessCheck(tx, now);
  for (const check of checks) {
    await insertCheck(tx, check, now);
    await insertDocuments(context, tx, check, now);
  }
}

async function insertCheck(tx: Tx, { decided, ...check }: Check, now: Date): Promise<void> {
  const id = demoId('kyc', check.of);
  const isAccepted = decided?.reasons.length === 0;
  const decidedAt = decided ? hoursBefore(now, decided.hoursAgo) : null;
  await tx`insert into identity_check ${tx({
    id,
    userId: demoId('usr', check.of),
    provider: 'built-in',
    state: decided ? (isAccepted ? 'accepted' : 'refused') : 'pending',
    documentType: check.documentType,
    documentNumberEnd: check.end,
    nameOnDocument: check.nameOnDocument,
    dateOfBirth: check.born,
    reasons: [...(decided?.reasons ?? [])],
    note: decided?.note ?? '',
    createdAt: hoursBefore(now, check.handedInHoursAgo + 0.2),
    submittedAt: hoursBefore(now, check.handedInHoursAgo),
    decidedAt,
    decidedBy: decided ? demoId('usr', decided.by) : null,
  })}`;
  if (!decided || !decidedAt) return;
  const act = { by: decided.by, subject: id, about: check.of };
  await insertAct(tx, { ...act, at: new Date(decidedAt.getTime() - 240_000), what: 'identity-looked-at' });
  await insertAct(tx, {
    ...act,
    at: decidedAt,
    what: isAccepted ? 'identity-accepted' : 'identity-refused',
    because: decided.note,
  });
}

async function insertDocuments({ files }: Pick<Context, 'files'>, tx: Tx, check: Check, now: Date): Promise<void> {
  const documents = [
    ['front', await pictureFile(`documents/${check.of}`)],
    // A passport is shown from one side; of the others the back looks like the front here.
    ...(check.documentType === 'passport' || check.documentType === 'nin'
      ? []
      : [['back', await pictureFile(`documents/${check.of}`)] as const]),
    ['selfie', await pictureFile(`faces/${check.of}`)],
  ] as const;
  for (const [kind, bytes] of documents) {
    const id = demoId('kyf', `${check.of} ${kind}`);
    const storageKey = `checks/${id}`;
    await noteStored(tx, storageKey);
    await files.put(storageKey, bytes);
    await tx`insert into identity_check_file ${tx({
      id,
      checkId: demoId('kyc', check.of),
      kind,
      fileName: `${kind}.webp`,
      mediaType: 'image/webp',
      bytes: bytes.length,
      storageKey,
      uploadedAt: hoursBefore(now, check.handedInHoursAgo + 0.1),
    })}`;
  }
}
