import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { restrictionView } from '../measures/measure-view.ts';
import { staffRoles } from '../ops/staff-roles.ts';
import { businessView, publicBusinessView } from './business-view.ts';
import { authProviders, directMessageSources, signupSteps } from './enums.ts';

const shared = {
  id: idOf('user'),
  username: z.string(),
  fullName: z.string(),
  profilePicture: z.nullable(z.string()),
  isDispatchPartner: z.boolean(),
  /** Staff, or the support account: drawn as a badge. Set by the server alone, so it cannot be typed into a name. */
  isStaff: z.boolean(),
  /** As a carrier: Traveller 0, DispatchPartner 1. */
  dispatchPartnerType: z.int(),
  /** Suspended. Visible to the person themselves and to staff; false for anybody else, whatever is true. */
  isBlocked: z.boolean(),
  isNigerian: z.boolean(),
  phoneVerified: z.boolean(),
  emailVerified: z.boolean(),
  /** Always empty for anybody but the person themselves. */
  mutedUsers: z.array(z.object({ mutedUserId: idOf('user') })),
  /** Average of the stars, 0 while there are none. */
  rating: z.number(),
  numberOfDeliveries: z.int(),
  packagesSent: z.int(),
  dateCreated: z.iso.datetime(),
  /** Staff, or a provider, have checked this person’s identity. */
  isIdentityChecked: z.boolean(),
  city: z.string(),
  countryOfResidence: z.string(),
};

/** A person as any signed-in person may see them. */
export const otherUser = z.object({ relation: z.literal('other'), ...shared, business: z.nullable(publicBusinessView) });

/** A person as they see themselves; a business to whoever acts for it, without its owner’s addresses. */
export const ownUser = z.object({
  relation: z.literal('self'),
  ...shared,
  uid: idOf('user'),
  email: z.string(),
  /** A new address that waits for its link to be opened. */
  pendingEmail: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  dialCode: z.string(),
  countryCode: z.string(),
  currency: z.string(),
  authProvider: z.enum(authProviders),
  hasPassword: z.boolean(),
  referrer: z.nullable(z.string()),
  kycStatus: z.int(),
  webPushNotificationEnabled: z.boolean(),
  showReadReceipts: z.boolean(),
  /** Whether others see that one is here, and when one was last. Who hides it does not see it of others. */
  showPresence: z.boolean(),
  directMessagesFrom: z.enum(directMessageSources),
  emailOnNewNotifications: z.boolean(),
  emailOnDirectMessages: z.boolean(),
  emailPaymentReceipts: z.boolean(),
  emailOrderPerformance: z.boolean(),
  /** In whose time they want to see days and hours; null for that of the device they look at. */
  timeZone: z.nullable(z.string()),
  notInterestedItem: z.array(z.string()),
  /** While the account is for reading only: why, and until when. */
  restriction: z.nullable(restrictionView),
  /** Words of our people that they have not confirmed yet. */
  measuresToRead: z.int(),
  /** What they do in the console; null for whoever is not of our staff. */
  staffRole: z.nullable(z.enum(staffRoles)),
  hasPin: z.boolean(),
  business: z.nullable(businessView),
  /** Which step of signing up comes next; null when nothing is missing. */
  nextSignupStep: z.nullable(z.enum(signupSteps)),
});

export const userView = z.discriminatedUnion('relation', [ownUser, otherUser]);

export type OwnUser = z.infer<typeof ownUser>;
export type OtherUser = z.infer<typeof otherUser>;
