import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { signedIn } from '../identity/session-view.ts';
import { line, newPassword, pin, username } from '../text.ts';
import { businessFields, defaultWorkingHours } from './business.ts';

export const createDispatchPartner = defineCall({
  method: 'POST',
  path: '/users/dispatchPartner',
  access: 'public',
  summary:
    'Sign up as a business with a fleet. The representative and the PIN may come with this call or in the later steps of signing up.',
  body: z.strictObject({
    username,
    referrer: z.optional(line(60, 'who told you about us')),
    businessName: businessFields.businessName,
    businessEmail: businessFields.businessEmail,
    businessWebsite: z._default(businessFields.businessWebsite, ''),
    businessPhoneNumber: businessFields.businessPhoneNumber,
    businessRepName: z.optional(businessFields.businessRepName),
    businessRepRole: z.optional(businessFields.businessRepRole),
    businessRepCity: z.optional(businessFields.businessRepCity),
    businessRepCountry: businessFields.businessRepCountry,
    businessRepCountryCode: businessFields.businessRepCountryCode,
    workingHoursStart: z._default(businessFields.workingHoursStart, defaultWorkingHours.start),
    workingHoursEnd: z._default(businessFields.workingHoursEnd, defaultWorkingHours.end),
    numberOfVehiclesInFleet: businessFields.numberOfVehiclesInFleet,
    password: newPassword,
    pin: z.optional(pin),
    pushNotificationToken: z.optional(z.string().check(z.minLength(1), z.maxLength(4096, 'That is too long'))),
  }),
  success: { status: 201, body: signedIn },
  errors: ['username_taken', 'email_taken', 'phone_taken', 'password_common', 'pin_trivial'],
  limits: [
    { by: 'ip', max: 1000, seconds: 3600 },
    { by: { field: 'businessEmail' }, max: 10, seconds: 3600 },
    { by: { field: 'businessPhoneNumber' }, max: 10, seconds: 3600 },
  ],
});
