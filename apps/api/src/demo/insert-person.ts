import { homeCurrency, toMinor } from '@waybill/contract/money';
import { defaultWorkingHours } from '@waybill/contract/users/business';
import type { Context } from '../context.ts';
import { noteStored } from '../modules/kyc/index.ts';
import { hashPin, recordPast } from '../modules/wallet/index.ts';
import type { Tx } from '../platform/db/database.ts';
import { demoId } from './demo-id.ts';
import { demoPlaces } from './demo-places.ts';
import { documentPdf } from './document-pdf.ts';
import { authenticatorIdOf } from './lend-phones.ts';
import { demoMoneyOf } from './money.ts';
import { type DemoPerson, demoPin } from './people.ts';

const day = 86_400_000;

type PersonContext = Pick<Context, 'files'>;

/** Slow by design, so all at once. */
export async function hashPins(
  context: Pick<Context, 'pinPepper' | 'hashCost'>,
  people: readonly DemoPerson[],
): Promise<ReadonlyMap<string, string>> {
  const hashes = people.map(
    async ({ username }) => [username, await hashPin(context, demoId('usr', username), demoPin)] as const,
  );
  return new Map(await Promise.all(hashes));
}

type Secrets = { readonly passwordHash: string; readonly pinHashes: ReadonlyMap<string, string> };

/** Inserts a person with a profile, a wallet and its history, and a business where they have one. */
export async function insertPerson(context: PersonContext, tx: Tx, person: DemoPerson, secrets: Secrets): Promise<void> {
  const id = demoId('usr', person.username);
  const isNigerian = person.countryCode === 'NG';
  const verifiedAt = person.isVerified ? new Date() : null;
  await tx`insert into account ${tx({
    id,
    username: person.username,
    email: person.email,
    phone: person.phone,
    passwordHash: secrets.passwordHash,
    authProvider: 'password',
    countryCode: person.countryCode,
    isDispatchPartner: person.business !== undefined,
    isStaff: person.staffRole !== undefined,
    staffRole: person.staffRole ?? null,
    emailVerifiedAt: verifiedAt,
    phoneVerifiedAt: isNigerian ? verifiedAt : null,
    blockedAt: person.isSuspended ? new Date(Date.now() - 6 * day) : null,
    // Unverified accounts are deleted after a week: these came today.
    createdAt: person.isVerified ? new Date(Date.now() - 75 * day) : new Date(),
  })}`;
  await tx`insert into profile ${tx({
    userId: id,
    fullName: person.fullName,
    city: person.city,
    countryName: person.countryName,
    kycStatus: person.kycStatus ?? 0,
  })}`;
  await tx`insert into wallet ${tx({ id: demoId('wal', person.username), userId: id, currency: homeCurrency(person.countryCode) })}`;
  const hash = person.isVerified ? secrets.pinHashes.get(person.username) : undefined;
  if (hash) await tx`insert into wallet_pin ${tx({ userId: id, hash })}`;
  if (person.business) await insertBusiness(context, tx, id, person, person.business);
  if (person.staffRole)
    await tx`insert into second_factor ${tx({ userId: id, authenticatorId: authenticatorIdOf(person.username), authenticatorAt: new Date() })}`;
  for (const movement of demoMoneyOf(person.username, homeCurrency(person.countryCode), new Date()))
    await recordPast(tx, id, movement);
}

async function insertBusiness(
  context: PersonContext,
  tx: Tx,
  id: string,
  person: DemoPerson,
  business: NonNullable<DemoPerson['business']>,
): Promise<void> {
  const { start, end } = defaultWorkingHours;
  const places = business.worksIn.map((name) => demoPlaces[name]);
  const locations = [0, 1, 2].map((at) => (places[at] ? { text: places[at].label, place: places[at] } : null));
  await tx`insert into dispatch_business ${tx({
    userId: id,
    name: person.fullName,
    email: person.email,
    website: business.website,
    phone: person.phone,
    repName: business.repName,
    repRole: business.repRole,
    repCity: person.city,
    repCountry: person.countryName,
    repCountryCode: person.countryCode,
    workingHoursStart: `${start.hours}:00`,
    workingHoursEnd: `${end.hours}:00`,
    numberOfVehicles: business.numberOfVehicles,
    baseFareMinor: String(toMinor(business.baseFare)),
    activeLocations: tx.json(locations),
  })}`;
  for (const kind of ['registration', 'representative'] as const) {
    const documentId = demoId('doc', `${person.username}${kind}`);
    const storageKey = `documents/${documentId}`;
    const bytes = documentPdf(
      kind === 'registration'
        ? ['Certificate of registration', person.fullName, person.city, 'A document of the demo']
        : ['Identity document', business.repName, business.repRole, 'A document of the demo'],
    );
    await noteStored(tx, storageKey);
    await context.files.put(storageKey, bytes);
    await tx`insert into business_document ${tx({
      id: documentId,
      userId: id,
      kind,
      fileName: `${kind}.pdf`,
      mediaType: 'application/pdf',
      bytes: bytes.length,
      storageKey,
    })}`;
  }
}
