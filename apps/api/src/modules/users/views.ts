import { requiredDocuments } from '@waybill/contract/kyc/document-kinds';
import { type Currency, currencies, homeCurrency, toMajor } from '@waybill/contract/money';
import type { BusinessView, PublicBusinessView } from '@waybill/contract/users/business-view';
import type { SignupStep } from '@waybill/contract/users/enums';
import { dispatchPartnerType, kycStatus } from '@waybill/contract/users/enums';
import type { OtherUser, OwnUser } from '@waybill/contract/users/user-view';
import type { Caller } from '../../platform/http/route.ts';
import { isVerified } from '../identity/index.ts';
import { findCountry } from '../places/index.ts';
import type { UserRow } from './storage/users.ts';
import { textToTime } from './time-of-day.ts';

function shared(row: UserRow) {
  return {
    id: row.id,
    username: row.username,
    fullName: row.fullName,
    profilePicture: row.profilePicture,
    isDispatchPartner: row.isDispatchPartner,
    isStaff: row.isStaff,
    dispatchPartnerType: row.isDispatchPartner ? dispatchPartnerType.DispatchPartner : dispatchPartnerType.Traveller,
    isBlocked: row.isBlocked,
    isNigerian: row.countryCode === 'NG',
    phoneVerified: row.isPhoneVerified,
    emailVerified: row.isEmailVerified,
    rating: row.ratingCount === 0 ? 0 : Math.round((row.ratingSum / row.ratingCount) * 10) / 10,
    numberOfDeliveries: row.numberOfDeliveries,
    packagesSent: row.packagesSent,
    dateCreated: row.createdAt.toISOString(),
    isIdentityChecked: row.kycStatus === kycStatus.Completed,
    city: row.city,
    countryOfResidence: row.countryName,
  };
}

/** The profile for any signed-in member. Mutes are private, and only staff see a suspension. */
export function otherUserView(row: UserRow, viewer: Pick<Caller, 'grants'>): OtherUser {
  const business = businessViewOf(row);
  return {
    relation: 'other',
    ...shared(row),
    isBlocked: row.isBlocked && viewer.grants.has('staff'),
    mutedUsers: [],
    business: business && publicBusinessOf(business, homeCurrency(row.countryCode)),
  };
}

function publicBusinessOf(business: BusinessView, currency: Currency): PublicBusinessView {
  return {
    businessName: business.businessName,
    businessWebsite: business.businessWebsite,
    workingHoursStart: business.workingHoursStart,
    workingHoursEnd: business.workingHoursEnd,
    numberOfVehiclesInFleet: business.numberOfVehiclesInFleet,
    baseFare: business.baseFare,
    activeLocation1: business.activeLocation1,
    activeLocation2: business.activeLocation2,
    activeLocation3: business.activeLocation3,
    currency,
  };
}

export function ownUserView(row: UserRow): OwnUser {
  return {
    relation: 'self',
    ...shared(row),
    mutedUsers: row.mutedUsers.map((mutedUserId) => ({ mutedUserId })),
    uid: row.id,
    email: row.email,
    pendingEmail: row.pendingEmail,
    phoneNumber: row.phone,
    dialCode: findCountry(row.countryCode)?.dialCode ?? '',
    countryCode: row.countryCode,
    currency: currencies[homeCurrency(row.countryCode)].symbol,
    authProvider: row.authProvider,
    hasPassword: row.hasPassword,
    referrer: row.referrer,
    kycStatus: row.kycStatus,
    webPushNotificationEnabled: row.webPushNotificationEnabled,
    showReadReceipts: row.showReadReceipts,
    showPresence: row.showPresence,
    directMessagesFrom: row.directMessagesFrom,
    emailOnNewNotifications: row.emailOnNewNotifications,
    emailOnDirectMessages: row.emailOnDirectMessages,
    emailPaymentReceipts: row.emailPaymentReceipts,
    emailOrderPerformance: row.emailOrderPerformance,
    timeZone: row.timeZone,
    notInterestedItem: [...row.notInterestedItems],
    restriction: row.restriction,
    measuresToRead: row.measuresToRead,
    staffRole: row.staffRole,
    hasPin: row.hasPin,
    business: businessViewOf(row),
    nextSignupStep: nextSignupStep(row),
  };
}

/** A business as whoever acts for it sees it: all that the app is drawn by, and nothing of its owner or of how they sign in. */
export function memberUserView(row: UserRow): OwnUser {
  const view = ownUserView(row);
  return {
    ...view,
    email: '',
    pendingEmail: null,
    phoneNumber: null,
    referrer: null,
    mutedUsers: [],
    notInterestedItem: [],
    // Words of ours to the owner.
    measuresToRead: 0,
    business: view.business && {
      ...view.business,
      businessEmail: '',
      businessPhoneNumber: '',
      businessRepName: null,
      businessRepRole: null,
      businessRepCity: null,
    },
  };
}

function businessViewOf(row: UserRow): BusinessView | null {
  if (row.businessName === null) return null;
  return {
    id: row.id,
    businessName: row.businessName,
    businessEmail: row.businessEmail,
    businessWebsite: row.businessWebsite,
    businessPhoneNumber: row.businessPhone,
    dialCode: findCountry(row.countryCode)?.dialCode ?? '',
    businessRepName: row.repName,
    businessRepRole: row.repRole,
    businessRepCity: row.repCity,
    businessRepCountry: row.repCountry,
    businessRepCountryCode: row.repCountryCode,
    workingHoursStart: textToTime(row.workingHoursStart),
    workingHoursEnd: textToTime(row.workingHoursEnd),
    numberOfVehiclesInFleet: row.numberOfVehicles,
    baseFare: row.baseFareMinor === null ? null : toMajor(BigInt(row.baseFareMinor)),
    activeLocation1: row.activeLocations[0]?.text ?? '',
    activeLocation1Json: row.activeLocations[0]?.place ?? null,
    activeLocation2: row.activeLocations[1]?.text ?? '',
    activeLocation2Json: row.activeLocations[1]?.place ?? null,
    activeLocation3: row.activeLocations[2]?.text ?? '',
    activeLocation3Json: row.activeLocations[2]?.place ?? null,
  };
}

/** The step that is still missing, in the order of signing up. It follows from the facts, so no step can be lost or skipped. */
function nextSignupStep(row: UserRow): SignupStep | null {
  if (row.isStaff) return null;
  if (!isVerified(row)) return 'Otp';
  if (row.businessName !== null) {
    if (row.repName === null || row.repRole === null || row.repCity === null) return 'BusinessRepInfo';
    if (requiredDocuments.some((kind) => !row.documentKinds.includes(kind))) return 'Documents';
  }
  return row.hasPin ? null : 'TransactionPin';
}
