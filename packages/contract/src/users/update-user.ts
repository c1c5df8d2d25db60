import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { addressJson } from '../places/place.ts';
import { countryCode, email, line, name, username } from '../text.ts';
import { zoneName } from '../time-zone.ts';
import { timelineItemId } from '../timeline/item-fields.ts';
import { businessFields } from './business.ts';
import { businessWorkFields } from './business-view.ts';
import { directMessageSources } from './enums.ts';
import { ownUser } from './user-view.ts';

export const updateUser = defineCall({
  method: 'PUT',
  path: '/users',
  access: 'member',
  summary:
    'Change one’s own profile; only the fields sent change. Names, username, country and where one is reached need a confirmation (`POST /auth/password/confirm`) in the last ten minutes.',
  body: z
    .strictObject({
      fullName: z.optional(name(120, 'your full name')),
      username: z.optional(username),
      /** A new address counts once its link is opened; until then the old one stays. */
      email: z.optional(email),
      city: z.optional(line(80, 'your city')),
      /**
       * Where one lives, by its name or its code. The home wallet follows (the other stays), and so does what has to be verified:
       * the phone in Nigeria, the email elsewhere. A business sets its base fare anew where the currency changes.
       */
      countryOfResidence: z.optional(line(80, 'your country')),
      countryCode: z.optional(countryCode),
      /** The public id of an uploaded picture; empty takes the picture away; the address it has now leaves it. */
      profilePicture: z.optional(
        z.string('That is not a picture we know').check(z.maxLength(1000, 'That is not a picture we know')),
      ),
      /** Mute this person: their posts, comments and chats are hidden, and they do not learn of it. */
      mutedUserId: z.optional(idOf('user')),
      /** An item of the timeline that one is not interested in. */
      notInterestedItem: z.optional(
        z.union(
          [timelineItemId, z.array(timelineItemId).check(z.maxLength(1000, 'A thousand are the most'))],
          'We do not know that item',
        ),
      ),
      /** Others see when one has read their message; a person who turns it off does not see it of others. */
      showReadReceipts: z.optional(z.boolean('Please choose yes or no')),
      showPresence: z.optional(z.boolean('Please choose yes or no')),
      directMessagesFrom: z.optional(z.enum(directMessageSources, 'Please choose who may write to you')),
      webPushNotificationEnabled: z.optional(z.boolean('Please choose yes or no')),
      emailOnNewNotifications: z.optional(z.boolean('Please choose yes or no')),
      emailOnDirectMessages: z.optional(z.boolean('Please choose yes or no')),
      emailPaymentReceipts: z.optional(z.boolean('Please choose yes or no')),
      emailOrderPerformance: z.optional(z.boolean('Please choose yes or no')),
      /** The name of a zone, like Africa/Lagos; null for that of each device. */
      timeZone: z.optional(z.nullable(zoneName)),
      pushNotificationToken: z.optional(z.string().check(z.minLength(1), z.maxLength(4096, 'That is too long'))),
      businessName: z.optional(businessFields.businessName),
      /** The contact of the business; signing in stays with `email` and the phone of the account. */
      businessEmail: z.optional(businessFields.businessEmail),
      businessPhoneNumber: z.optional(businessFields.businessPhoneNumber),
      businessWebsite: z.optional(businessFields.businessWebsite),
      businessRepName: z.optional(businessFields.businessRepName),
      businessRepRole: z.optional(businessFields.businessRepRole),
      businessRepCity: z.optional(businessFields.businessRepCity),
      businessRepCountry: z.optional(businessFields.businessRepCountry),
      businessRepCountryCode: z.optional(businessFields.businessRepCountryCode),
      workingHoursStart: z.optional(businessFields.workingHoursStart),
      workingHoursEnd: z.optional(businessFields.workingHoursEnd),
      numberOfVehiclesInFleet: z.optional(businessFields.numberOfVehiclesInFleet),
      /** Null takes it away. */
      baseFare: z.optional(z.nullable(businessWorkFields.baseFare)),
      /** Each with its place, sent together. */
      activeLocation1: z.optional(businessWorkFields.activeLocation),
      activeLocation1Json: z.optional(addressJson),
      activeLocation2: z.optional(businessWorkFields.activeLocation),
      activeLocation2Json: z.optional(addressJson),
      activeLocation3: z.optional(businessWorkFields.activeLocation),
      activeLocation3Json: z.optional(addressJson),
    })
    .check(z.refine((body) => Object.keys(body).length > 0, 'Send at least one field to change')),
  success: { status: 200, body: ownUser },
  errors: ['username_taken', 'confirmation_required', 'forbidden', 'not_found'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
