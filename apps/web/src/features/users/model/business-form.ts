import { joinPhoneNumber } from '@waybill/contract/text';
import { defaultWorkingHours, type TimeOfDay } from '@waybill/contract/users/business';
import * as z from 'zod/mini';
import { draftOf } from '../../../forms/drafts.ts';
import { newBusinessFields } from '../api/create-dispatch-partner.ts';

export const businessDraft = draftOf('business', {
  businessName: '',
  businessEmail: '',
  businessWebsite: '',
  dialCode: '+234',
  businessPhoneNumber: '',
  username: '',
  businessRepCountryCode: 'NG',
  businessRepCountry: 'Nigeria',
  numberOfVehiclesInFleet: '',
  workingHoursStart: timeText(defaultWorkingHours.start),
  workingHoursEnd: timeText(defaultWorkingHours.end),
  referrer: '',
});

export type BusinessFields = typeof businessDraft.empty;

const { businessName, businessEmail, businessWebsite, businessPhoneNumber, username, referrer } = newBusinessFields;
const { businessRepCountryCode, businessRepCountry, numberOfVehiclesInFleet, workingHoursStart, workingHoursEnd } =
  newBusinessFields;

export const businessSchema = z.object({
  businessName,
  businessEmail,
  businessWebsite,
  businessPhoneNumber,
  username,
  businessRepCountryCode,
  businessRepCountry,
  numberOfVehiclesInFleet,
  workingHoursStart,
  workingHoursEnd,
  referrer,
});

export type BusinessWire = z.infer<typeof businessSchema>;

export function businessToWire({ dialCode, ...fields }: BusinessFields): Record<string, unknown> {
  const phone = fields.businessPhoneNumber;
  return {
    ...fields,
    businessPhoneNumber: phone && joinPhoneNumber(dialCode, phone),
    numberOfVehiclesInFleet: numberOf(fields.numberOfVehiclesInFleet),
    workingHoursStart: timeOf(fields.workingHoursStart),
    workingHoursEnd: timeOf(fields.workingHoursEnd),
  };
}

/** `08:00`, as a time field shows it. */
export function timeText({ hours, minutes }: Pick<TimeOfDay, 'hours' | 'minutes'>): string {
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** A whole number, or nothing where something else was typed. */
export function numberOf(text: string): number | '' {
  return /^\d+$/.test(text.trim()) ? Number(text) : '';
}

export function timeOf(text: string): TimeOfDay | '' {
  const [hours, minutes] = text.split(':').map(Number);
  return hours === undefined || minutes === undefined ? '' : { hours, minutes, seconds: 0 };
}

export const businessParts = [
  { name: 'business', title: 'Tell us about your business', fields: ['businessName', 'username', 'businessRepCountryCode'] },
  { name: 'contact', title: 'How do customers reach you?', fields: ['businessPhoneNumber', 'businessEmail', 'businessWebsite'] },
  {
    name: 'fleet',
    title: 'What do you drive, and when?',
    fields: ['numberOfVehiclesInFleet', 'workingHoursStart', 'workingHoursEnd', 'referrer'],
  },
] as const satisfies readonly { name: string; title: string; fields: readonly (keyof BusinessFields)[] }[];
