import type { BodyOf } from '@waybill/contract/call';
import { homeCurrency } from '@waybill/contract/money';
import type { createDispatchPartner as call } from '@waybill/contract/users/create-dispatch-partner';
import { transact } from '../../../platform/db/database.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import {
  atSignUpPace,
  checkPhoneNumber,
  createAccount,
  hashNewPassword,
  type Origin,
  refuseOurName,
  type StartedSession,
  startSession,
} from '../../identity/index.ts';
import { hashPin, openWallet, setFirstPin } from '../../wallet/index.ts';
import type { UsersContext } from '../context.ts';
import { knownCountry } from '../known-country.ts';
import { checkPushToken } from '../push.ts';
import { type BusinessRow, insertBusiness, insertProfile } from '../storage/profiles.ts';
import { keepPushToken } from '../storage/push-tokens.ts';
import { timeToText } from '../time-of-day.ts';

type Input = BodyOf<typeof call>;

/** A business joins: account, profile, business, home wallet and first session, all or nothing. */
export async function createDispatchPartner(context: UsersContext, input: Input, origin: Origin): Promise<StartedSession> {
  refuseOurName(input.businessName, 'businessName');
  if (input.businessRepName) refuseOurName(input.businessRepName, 'businessRepName');
  const country = knownCountry(input.businessRepCountryCode, 'businessRepCountryCode');
  const phone = checkPhoneNumber(input.businessPhoneNumber, country.id, 'businessPhoneNumber');
  const business = businessOf(input, phone, country);
  const token = checkPushToken(context.push, input.pushNotificationToken, 'pushNotificationToken');
  const passwordHash = await hashNewPassword(input.password, 'password', networkOf(origin.ip), context.hashCost);
  // Named before the account is there: a PIN's hash is made of the name, and takes too long for the transaction.
  const userId = newId('user');
  const pinHash = input.pin && (await hashPin(context, userId, input.pin, 'pin'));
  try {
    return await atSignUpPace(context.db, { ip: origin.ip, isVouched: false }, () =>
      transact(context.db, async (tx) => {
        await createAccount(tx, context, {
          id: userId,
          username: input.username,
          email: input.businessEmail,
          phone,
          countryCode: country.id,
          isDispatchPartner: true,
          proof: { passwordHash },
        });
        insertProfile(tx, {
          userId,
          fullName: input.businessName,
          city: input.businessRepCity ?? '',
          countryName: country.name,
          referrer: input.referrer ?? null,
        });
        insertBusiness(tx, userId, business);
        openWallet(tx, userId, homeCurrency(country.id));
        if (pinHash) await setFirstPin(tx, userId, pinHash);
        const session = await startSession(tx, context.accessTokens, userId, origin);
        if (token) keepPushToken(tx, userId, session.view.sessionId, token);
        return session;
      }),
    );
  } catch (error) {
    throw error instanceof Problem ? renamed(error) : error;
  }
}

function businessOf(input: Input, phone: string, country: { id: string; name: string }): BusinessRow {
  return {
    name: input.businessName,
    email: input.businessEmail,
    website: input.businessWebsite,
    phone,
    repName: input.businessRepName ?? null,
    repRole: input.businessRepRole ?? null,
    repCity: input.businessRepCity ?? null,
    repCountry: country.name,
    repCountryCode: country.id,
    workingHoursStart: timeToText(input.workingHoursStart),
    workingHoursEnd: timeToText(input.workingHoursEnd),
    numberOfVehicles: input.numberOfVehiclesInFleet,
  };
}

const fieldNames: Readonly<Record<string, string>> = { email: 'businessEmail', phoneNumber: 'businessPhoneNumber' };

/** In this call the fields have other names. */
function renamed(problem: Problem): Problem {
  const [first] = problem.fields;
  const field = first && fieldNames[first.field];
  return field ? new Problem(problem.code, problem.message, { field }) : problem;
}
