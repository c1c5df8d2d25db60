import * as z from 'zod/mini';
import { countryCode, email, line, name, phoneNumberOf } from '../text.ts';
import { businessRepRoles } from './enums.ts';

export const timeOfDay = z.strictObject({
  hours: z.int('Please enter an hour').check(z.minimum(0, 'From 0 to 23'), z.maximum(23, 'From 0 to 23')),
  minutes: z.int('Please enter minutes').check(z.minimum(0, 'From 0 to 59'), z.maximum(59, 'From 0 to 59')),
  seconds: z._default(z.int().check(z.minimum(0, 'From 0 to 59'), z.maximum(59, 'From 0 to 59')), 0),
});

export type TimeOfDay = z.infer<typeof timeOfDay>;

export const defaultWorkingHours = {
  start: { hours: 8, minutes: 0, seconds: 0 },
  end: { hours: 17, minutes: 0, seconds: 0 },
} as const;

/** May be empty: not every business has one. */
const website = z
  .string('That does not look like a web address')
  .check(
    z.trim(),
    z.maxLength(200, 'Please keep it under 201 characters'),
    z.regex(/^((https?:\/\/)?[a-z0-9-]+(\.[a-z0-9-]+)+([/?#][^\s]*)?)?$/i, 'That does not look like a web address'),
  );

/** Every field a business tells us about itself, by its name on the wire. */
export const businessFields = {
  businessName: name(120, 'the name of your business'),
  businessEmail: email,
  businessWebsite: website,
  businessPhoneNumber: phoneNumberOf('your business’s'),
  businessRepName: name(120, 'your full name'),
  businessRepRole: z.enum(businessRepRoles, 'Please choose your role'),
  businessRepCity: line(80, 'your city'),
  businessRepCountry: line(80, 'your country'),
  businessRepCountryCode: countryCode,
  workingHoursStart: timeOfDay,
  workingHoursEnd: timeOfDay,
  numberOfVehiclesInFleet: z
    .int('Please enter a whole number')
    .check(z.minimum(1, 'A fleet has at least one vehicle'), z.maximum(10_000, 'Please enter 10,000 or less')),
} as const;
