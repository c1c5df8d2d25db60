import type { BodyOf } from '@waybill/contract/call';
import { homeCurrency } from '@waybill/contract/money';
import type { createUser as call } from '@waybill/contract/users/create-user';
import { transact } from '../../../platform/db/database.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Problem } from '../../../platform/http/problem.ts';
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
import { openWallet } from '../../wallet/index.ts';
import type { UsersContext } from '../context.ts';
import { knownCountry } from '../known-country.ts';
import { insertProfile } from '../storage/profiles.ts';

type Input = BodyOf<typeof call>;

/** A person joins: account, profile, home wallet and first session, all or nothing. */
export async function createUser(context: UsersContext, input: Input, origin: Origin): Promise<StartedSession> {
  refuseOurName(input.fullName, 'fullName');
  const country = knownCountry(input.countryCode, 'countryCode');
  if (country.id === 'NG' && !input.phoneNumber)
    throw new Problem('invalid_input', 'Please enter your phone number.', { field: 'phoneNumber' });
  const phone = input.phoneNumber ? checkPhoneNumber(input.phoneNumber, country.id, 'phoneNumber') : null;
  const proof = await proofOf(context, input, networkOf(origin.ip));
  return atSignUpPace(context.db, { ip: origin.ip, isVouched: 'ticket' in proof }, () =>
    transact(context.db, async (tx) => {
      const userId = await createAccount(tx, context, {
        username: input.username,
        email: input.email,
        phone,
        countryCode: country.id,
        isDispatchPartner: false,
        proof,
      });
      insertProfile(tx, {
        userId,
        fullName: input.fullName,
        city: input.city,
        countryName: country.name,
        referrer: input.referrer ?? null,
      });
      openWallet(tx, userId, homeCurrency(country.id));
      return startSession(tx, context.accessTokens, userId, origin);
    }),
  );
}

async function proofOf(
  { hashCost }: UsersContext,
  input: Input,
  network: string,
): Promise<{ passwordHash: string } | { ticket: string }> {
  if (input.authProvider === 'oidc') {
    if (!input.id) throw new Problem('invalid_input', 'Please start the sign-in with your provider again.', { field: 'id' });
    return { ticket: input.id };
  }
  if (!input.password) throw new Problem('invalid_input', 'Please choose a password.', { field: 'password' });
  return { passwordHash: await hashNewPassword(input.password, 'password', network, hashCost) };
}
