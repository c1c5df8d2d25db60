import { joinPhoneNumber, phoneNumber } from '@waybill/contract/text';
import * as z from 'zod/mini';
import { draftOf } from '../../../forms/drafts.ts';
import { newPersonFields } from '../api/create-user.ts';

export const personDraft = draftOf('person', {
  fullName: '',
  username: '',
  countryCode: 'NG',
  countryOfResidence: 'Nigeria',
  city: '',
  email: '',
  dialCode: '+234',
  phoneNumber: '',
  referrer: '',
  /** Of a federated sign-in; then there is no password to choose. */
  ticket: '',
});

export type PersonFields = typeof personDraft.empty;

const { fullName, username, countryOfResidence, countryCode, city, email, referrer } = newPersonFields;
const anywhere = z.object({
  fullName,
  username,
  countryOfResidence,
  countryCode,
  city,
  email,
  phoneNumber: newPersonFields.phoneNumber,
  referrer,
});
// In Nigeria the phone is what we verify, so there it is needed.
const inNigeria = z.extend(anywhere, { phoneNumber });

export type PersonWire = z.infer<typeof anywhere>;

export function personSchema(fields: Pick<PersonFields, 'countryCode'>): z.core.$ZodType<PersonWire> {
  return fields.countryCode === 'NG' ? inNigeria : anywhere;
}

/** The phone number as the server wants it; empty when none was typed. */
export function personToWire({ ticket: _, dialCode, ...fields }: PersonFields): Record<string, string> {
  return { ...fields, phoneNumber: fields.phoneNumber && joinPhoneNumber(dialCode, fields.phoneNumber) };
}

/** The questions, a few at a time. */
export const personParts = [
  { name: 'you', title: 'Tell us about you', fields: ['fullName', 'username'] },
  { name: 'place', title: 'Where do you live?', fields: ['countryCode', 'city'] },
  { name: 'contact', title: 'How do we reach you?', fields: ['phoneNumber', 'email', 'referrer'] },
] as const satisfies readonly { name: string; title: string; fields: readonly (keyof PersonFields)[] }[];
