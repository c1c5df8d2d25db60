import type { BodyOf } from '@waybill/contract/call';
import { idOf } from '@waybill/contract/ids';
import { toMinor } from '@waybill/contract/money';
import { businessFields } from '@waybill/contract/users/business';
import { businessWorkFields } from '@waybill/contract/users/business-view';
import type { updateUser as call } from '@waybill/contract/users/update-user';
import * as z from 'zod/mini';
import { brokenConstraint, type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { replaceProfileImage } from '../../files/index.ts';
import {
  checkPhoneNumber,
  lockAccount,
  refuseOurName,
  refuseReserved,
  refuseSupportName,
  renameAccount,
  requestEmailChange,
  requireConfirmation,
  takenProblem,
} from '../../identity/index.ts';
import type { UsersContext } from '../context.ts';
import { knownCountry } from '../known-country.ts';
import { checkPushToken } from '../push.ts';
import { renameReferrer } from '../storage/leaving.ts';
import { forgetLastSeen } from '../storage/presence.ts';
import {
  type ActiveLocation,
  type BusinessRow,
  hideFromTimeline,
  lockProfile,
  type Settings,
  setActiveLocation,
  settings,
  updateBusiness,
  updateProfile,
} from '../storage/profiles.ts';
import { keepPushToken } from '../storage/push-tokens.ts';
import { findUser, isTimelineItem, type UserRow } from '../storage/users.ts';
import { timeToText } from '../time-of-day.ts';
import { ownUserView } from '../views.ts';
import { type Country, countryIn, moveToCountry, requireMovable } from './move-to-country.ts';
import { muteUser } from './mute-user.ts';

type Changes = BodyOf<typeof call>;
type BusinessChanges = Partial<BusinessRow> & { readonly locations: ReadonlyMap<number, ActiveLocation> };

/** Identity and contact fields. Before these change, the member confirms again that it is them. */
const guarded = [
  'fullName',
  'username',
  'email',
  'businessName',
  'businessEmail',
  'businessPhoneNumber',
  'businessWebsite',
] as const satisfies readonly (keyof Changes)[];

export async function updateUser(context: UsersContext, caller: Caller, sent: Changes): Promise<void> {
  const row = await findUser(context.db, caller.userId);
  if (!row) throw new Problem('session_ended', 'This account is gone.');
  const { country, ...changes } = { ...withoutUnchanged(sent, row), country: countryIn(sent, row) };
  const isAboutBusiness = Object.keys(changes).some(
    (field) => Object.hasOwn({ ...businessFields, ...businessWorkFields }, field) || field.startsWith('activeLocation'),
  );
  if (isAboutBusiness && !caller.grants.has('dispatch-partner')) {
    throw new Problem('forbidden', 'Only businesses have these details.');
  }
  for (const field of ['fullName', 'businessName', 'businessRepName'] as const) {
    const name = changes[field];
    if (name && !caller.grants.has('staff')) refuseOurName(name, field);
  }
  const business = { ...businessChanges(changes), locations: locationChanges(changes) };
  if (country) requireMovable(row, country);
  if (country || guarded.some((field) => changes[field] !== undefined)) await requireConfirmation(context.db, caller);
  try {
    await transact(context.db, (tx) => write(context, tx, caller, { ...changes, country }, business));
  } catch (error) {
    throw takenProblem(brokenConstraint(error)) ?? error;
  }
}

async function write(
  context: UsersContext,
  tx: Tx,
  { userId, sessionId }: Caller,
  changes: Changes & { readonly country: Country | undefined },
  { locations, ...business }: BusinessChanges,
): Promise<void> {
  // In another tab they may just be leaving: then nothing of this is written down any more.
  const account = await lockAccount(tx, userId);
  if (!account || account.deactivatedAt) throw new Problem('session_ended', 'This account is gone.');
  if (changes.username) {
    if (account.isStaff) refuseSupportName(changes.username);
    else refuseReserved(changes.username);
    await renameAccount(tx, userId, changes.username);
    renameReferrer(tx, account.username, changes.username);
  }
  if (changes.email) await requestEmailChange(tx, context.enqueue, userId, changes.email);
  if (changes.profilePicture !== undefined) await changePicture(tx, userId, changes.profilePicture);
  const fullName = changes.fullName ?? changes.businessName;
  updateProfile(tx, userId, {
    ...(fullName ? { fullName } : {}),
    ...(changes.city ? { city: changes.city } : {}),
    ...settingsIn(changes),
  });
  // Both ways: what was hidden before is not shown afterwards, and the other way round.
  if (changes.showPresence !== undefined) forgetLastSeen(tx, userId);
  updateBusiness(tx, userId, business);
  for (const [index, location] of locations) setActiveLocation(tx, userId, index, location);
  const token = checkPushToken(context.push, changes.pushNotificationToken, 'pushNotificationToken');
  if (token) keepPushToken(tx, userId, sessionId, token);
  if (changes.mutedUserId) await muteUser(tx, userId, changes.mutedUserId);
  for (const itemId of [changes.notInterestedItem ?? []].flat()) await hide(tx, userId, itemId);
  if (changes.country) await moveToCountry(tx, userId, changes.country);
  sendEvent(tx, userId, { type: 'user.changed' });
}

/** Drops fields that are sent back unchanged: they need no confirmation. */
function withoutUnchanged(sent: Changes, row: UserRow): Changes {
  const { business, ...own } = ownUserView(row);
  const current: Readonly<Record<string, unknown>> = { ...business, ...own };
  // The old address, sent alone, withdraws the change to a new one.
  const isTakenBack = row.pendingEmail !== null && sent.username === undefined;
  const changes = Object.entries(sent).filter(
    ([name, value]) => !isGuardedOrFace(name) || current[name] !== value || (name === 'email' && isTakenBack),
  );
  const { notInterestedItem, ...rest }: Changes = Object.fromEntries(changes);
  const hidden = [notInterestedItem ?? []].flat().filter((id) => !row.notInterestedItems.includes(id));
  return hidden.length > 0 ? { ...rest, notInterestedItem: hidden } : rest;
}

function isGuardedOrFace(name: string): boolean {
  return name === 'profilePicture' || guarded.some((field) => field === name);
}

function settingsIn(changes: Changes): Partial<Settings> {
  return Object.fromEntries(settings.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]]])));
}

async function hide(tx: Tx, userId: string, itemId: string): Promise<void> {
  if (!(await isTimelineItem(tx, itemId, userId)))
    throw new Problem('not_found', 'That is no longer here.', { field: 'notInterestedItem' });
  hideFromTimeline(tx, userId, itemId);
}

/** An empty id takes the picture away. What the profile keeps is the address that everybody sees. */
async function changePicture(tx: Tx, userId: string, imageId: string): Promise<void> {
  if (imageId !== '' && !z.safeParse(idOf('image'), imageId).success)
    throw new Problem('invalid_input', 'That is not a picture we know.', { field: 'profilePicture' });
  lockProfile(tx, userId);
  updateProfile(tx, userId, { profilePicture: await replaceProfileImage(tx, userId, imageId || null) });
}

function businessChanges(changes: Changes): Partial<BusinessRow> {
  const { businessRepCountry, businessRepCountryCode } = changes;
  // The code decides the country, and the name follows it; a name alone decides nothing.
  const country =
    businessRepCountry || businessRepCountryCode
      ? knownCountry(businessRepCountryCode ?? '', 'businessRepCountryCode')
      : undefined;
  const phone = changes.businessPhoneNumber;
  const wanted: Partial<Record<keyof BusinessRow, string | number | null | undefined>> = {
    name: changes.businessName,
    email: changes.businessEmail,
    phone: phone && checkPhoneNumber(phone, country?.id ?? '', 'businessPhoneNumber'),
    website: changes.businessWebsite,
    repName: changes.businessRepName,
    repRole: changes.businessRepRole,
    repCity: changes.businessRepCity,
    repCountry: country?.name,
    repCountryCode: country?.id,
    workingHoursStart: changes.workingHoursStart && timeToText(changes.workingHoursStart),
    workingHoursEnd: changes.workingHoursEnd && timeToText(changes.workingHoursEnd),
    numberOfVehicles: changes.numberOfVehiclesInFleet,
    baseFareMinor: changes.baseFare && String(toMinor(changes.baseFare)),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

/** Changes to the three locations, by index from 0. */
function locationChanges(changes: Changes): BusinessChanges['locations'] {
  const locations = new Map<number, ActiveLocation>();
  for (const number of [1, 2, 3] as const) {
    const text = changes[`activeLocation${number}`];
    const place = changes[`activeLocation${number}Json`];
    if (text === undefined && place === undefined) continue;
    // Text and place belong together: one alone would leave the other of another place.
    if (text === undefined || (text !== '' && !place))
      throw new Problem('invalid_input', 'Please choose the place from the list, so that we know where it is.', {
        field: `activeLocation${number}`,
      });
    locations.set(number - 1, text !== '' && place ? { text, place } : null);
  }
  return locations;
}
