import * as z from 'zod/mini';
import { idOf } from '../ids.ts';

/** What somebody may show us to prove who they are. */
export const documentTypes = {
  nin: 'National ID (NIN)',
  passport: 'Passport',
  'drivers-licence': 'Driver’s licence',
  'voters-card': 'Voter’s card',
  'residence-permit': 'Residence permit',
} as const;
export const documentType = z.enum(
  ['nin', 'passport', 'drivers-licence', 'voters-card', 'residence-permit'],
  'Please choose what you will show us',
);
export type DocumentType = z.infer<typeof documentType>;

/** A passport has no back; the others are shown from both sides. */
export const checkFileKind = z.enum(['front', 'back', 'selfie'], 'Please say which picture this is');
export type CheckFileKind = z.infer<typeof checkFileKind>;

/** Why papers were not accepted, in the words that the person reads. */
export const refusalReasons = {
  unreadable: 'The pictures are too blurred or too dark to read.',
  incomplete: 'A side or a corner of the document is missing.',
  expired: 'The document is no longer valid.',
  'not-accepted': 'We do not take this kind of document.',
  'name-differs': 'The name on the document is not the name of your account.',
  'face-differs': 'The face on the document and your selfie do not match.',
  'too-young': 'You have to be 18 or older to carry for others.',
  altered: 'The document looks altered.',
  other: 'We could not confirm who you are.',
} as const;
export const refusalReason = z.enum([
  'unreadable',
  'incomplete',
  'expired',
  'not-accepted',
  'name-differs',
  'face-differs',
  'too-young',
  'altered',
  'other',
]);
export type RefusalReason = z.infer<typeof refusalReason>;

export const checkFileView = z.object({
  id: idOf('checkFile'),
  kind: checkFileKind,
  fileName: z.string(),
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
});

export const checkView = z.object({
  /** Unverified 0, Completed 1, Pending 2, Failed 3. */
  kycStatus: z.int(),
  /** Who looks: our own people at uploaded pictures, or Dojah in its widget. */
  provider: z.enum(['built-in', 'dojah']),
  documentType: z.nullable(documentType),
  nameOnDocument: z.nullable(z.string()),
  files: z.array(checkFileView),
  submittedAt: z.nullable(z.iso.datetime()),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Why it failed, the last time. */
  reasons: z.array(refusalReason),
  /** What our people added in their own words; empty if nothing. */
  note: z.string(),
  /** For the provider’s widget; null with the built-in check, and while nothing can be handed in. */
  widget: z.nullable(
    z.object({ scriptUrl: z.string(), appId: z.string(), publicKey: z.string(), widgetId: z.string(), referenceId: z.string() }),
  ),
});

export type CheckFileView = z.infer<typeof checkFileView>;
export type CheckView = z.infer<typeof checkView>;
