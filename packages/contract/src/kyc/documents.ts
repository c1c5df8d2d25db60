import * as z from 'zod/mini';
import { line, name } from '../text.ts';

/** The documents that prove a person’s identity. */
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

/** A passport and the slip of a NIN have no back; the others are shown from both sides. */
export const documentsWithoutBack: readonly DocumentType[] = ['nin', 'passport'];
export const checkFileKind = z.enum(['front', 'back', 'selfie'], 'Please say which picture this is');
export type CheckFileKind = z.infer<typeof checkFileKind>;

/** Which pictures somebody with this document is asked for, in the order in which one takes them. */
export function picturesFor(chosen: string | null): readonly CheckFileKind[] {
  const hasBack = chosen !== null && chosen !== '' && !documentsWithoutBack.some((type) => type === chosen);
  return hasBack ? ['front', 'back', 'selfie'] : ['front', 'selfie'];
}

export const documentNumber = line(40, 'the number of your document');
export const nameOnDocument = name(120, 'your name as the document has it');

/** The subject of a check: a person proves who they are, a business what it is and who speaks for it. */
export const checkSubject = z.enum(['person', 'business']);
export type CheckSubject = z.infer<typeof checkSubject>;

/** The reasons why documents were refused, in the words that the person reads. */
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
/** Why the documents of a business were not accepted, in the words that the business reads. */
export const businessRefusalReasons = {
  unreadable: 'A document is too blurred or too dark to read.',
  incomplete: 'A page or a corner of a document is missing.',
  expired: 'A document is no longer valid.',
  'not-accepted': 'We do not take one of these documents.',
  'name-differs': 'The name on the certificate is not the name of your business.',
  'representative-differs': 'The ID is not that of the representative you named.',
  altered: 'A document looks altered.',
  other: 'We could not confirm your business.',
} as const;

export const refusalReason = z.enum([
  'unreadable',
  'incomplete',
  'expired',
  'not-accepted',
  'name-differs',
  'face-differs',
  'too-young',
  'representative-differs',
  'altered',
  'other',
]);
export type RefusalReason = z.infer<typeof refusalReason>;

const words: Readonly<Record<CheckSubject, Readonly<Partial<Record<RefusalReason, string>>>>> = {
  person: refusalReasons,
  business: businessRefusalReasons,
};

/** Lists the reasons that fit a check of this kind, in their order. */
export function reasonsFor(subject: CheckSubject): readonly RefusalReason[] {
  return refusalReason.options.filter((reason) => words[subject][reason] !== undefined);
}

/** A reason as whoever it is about reads it. */
export function refusalWords(subject: CheckSubject, reason: RefusalReason): string {
  return words[subject][reason] ?? words[subject].other ?? '';
}
