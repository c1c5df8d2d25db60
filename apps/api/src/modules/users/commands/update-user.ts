import type { BodyOf } from '@waybill/contract/call';
import { businessFields } from '@waybill/contract/users/business';
import type { updateUser } from '@waybill/contract/users/update-user';
import { brokenConstraint, type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { tell } from '../../../platform/realtime/inbox.ts';
import { renameAccount, requestEmailChange, requireConfirmation, takenProblem } from '../../identity/index.ts';
import type { UsersContext } from '../context.ts';
import { knownCountry } from '../known-country.ts';
import { type BusinessRow, keepPushToken, updateBusiness, updateProfile } from '../storage/profiles.ts';
import { timeToText } from '../time-of-day.ts';

type Changes = BodyOf<typeof updateUser>;

/** Who one is, as opposed to how one works: changing these asks for the password first. */
const guarded = ['fullName', 'username', 'email', 'businessName'] as const;

export async function changeUser(context: UsersContext, caller: Caller, changes: Changes): Promise<void> {
  const isAboutBusiness = Object.keys(changes).some((field) => Object.hasOwn(businessFields, field));
  if (isAboutBusiness && !caller.grants.has('dispatch-partner')) {
    throw new Problem('forbidden', 'Only businesses have these details.');
  }
  const business = businessChanges(changes);
  if (guarded.some((field) => changes[field] !== undefined)) await requireConfirmation(context.db, caller);
  try {
    await transact(context.db, (tx) => write(context, tx, caller.userId, changes, business));
  } catch (error) {
    throw takenProblem(brokenConstraint(error)) ?? error;
  }
}

async function write(
  context: UsersContext,
  tx: Tx,
  userId: string,
  changes: Changes,
  business: Partial<BusinessRow>,
): Promise<void> {
  if (changes.username) await renameAccount(tx, userId, changes.username);
  if (changes.email) await requestEmailChange(tx, context.enqueue, userId, changes.email);
  const fullName = changes.fullName ?? changes.businessName;
  await updateProfile(tx, userId, { ...(fullName ? { fullName } : {}), ...(changes.city ? { city: changes.city } : {}) });
  await updateBusiness(tx, userId, business);
  if (changes.pushNotificationToken) await keepPushToken(tx, userId, changes.pushNotificationToken);
  await tell(tx, userId, { type: 'user.changed' });
}

function businessChanges(changes: Changes): Partial<BusinessRow> {
  const { businessRepCountry, businessRepCountryCode } = changes;
  // A name alone says no country; the code does, and the name follows it.
  const country =
    businessRepCountry || businessRepCountryCode
      ? knownCountry(businessRepCountryCode ?? '', 'businessRepCountryCode')
      : undefined;
  const wanted: Partial<Record<keyof BusinessRow, string | number | undefined>> = {
    name: changes.businessName,
    website: changes.businessWebsite,
    repName: changes.businessRepName,
    repRole: changes.businessRepRole,
    repCity: changes.businessRepCity,
    repCountry: country?.name,
    repCountryCode: country?.id,
    workingHoursStart: changes.workingHoursStart && timeToText(changes.workingHoursStart),
    workingHoursEnd: changes.workingHoursEnd && timeToText(changes.workingHoursEnd),
    numberOfVehicles: changes.numberOfVehiclesInFleet,
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}
