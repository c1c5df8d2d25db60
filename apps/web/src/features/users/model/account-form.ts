import { writtenPhoneNumber } from '@waybill/contract/text';
import { businessFields } from '@waybill/contract/users/business';
import type { BusinessView } from '@waybill/contract/users/business-view';
import type { OwnUser } from '@waybill/contract/users/user-view';
import * as z from 'zod/mini';
import { draftOf } from '../../../forms/drafts.ts';
import { newPersonFields } from '../api/create-user.ts';
import type { UserChanges } from '../api/update-user.ts';

/** Kept only for the trip to the password page, so that what was typed is still there afterwards. */
export const accountDraft = draftOf('account', { fullName: '', username: '', email: '', city: '' });
export type AccountFields = typeof accountDraft.empty;

const { fullName, username, email, city } = newPersonFields;
export const accountSchema = z.object({ fullName, username, email, city });

export function accountFieldsOf(user: OwnUser): AccountFields {
  return { fullName: user.fullName, username: user.username, email: user.pendingEmail ?? user.email, city: user.city };
}

export const businessInfoDraft = draftOf('business-info', {
  businessName: '',
  businessEmail: '',
  businessPhoneNumber: '',
  businessWebsite: '',
});
export type BusinessInfoFields = typeof businessInfoDraft.empty;

const { businessName, businessEmail, businessPhoneNumber, businessWebsite } = businessFields;
export const businessInfoSchema = z.object({
  businessName,
  businessEmail,
  businessPhoneNumber,
  businessWebsite: z._default(businessWebsite, ''),
});

export function businessInfoFieldsOf(business: BusinessView): BusinessInfoFields {
  const { businessName, businessEmail, businessPhoneNumber, businessWebsite } = business;
  return { businessName, businessEmail, businessPhoneNumber, businessWebsite };
}

export function businessInfoToWire(dialCode: string, { businessPhoneNumber: typed, ...fields }: BusinessInfoFields) {
  return { ...fields, businessPhoneNumber: writtenPhoneNumber(dialCode, typed) };
}

/** Only what is different is sent; undefined when nothing is. */
export function changesOf(wanted: UserChanges, now: Readonly<Record<string, unknown>>): UserChanges | undefined {
  const changed = Object.entries(wanted).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name]));
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
