import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { type ApiClient, createApiClient } from '@waybill/client/api-client';
import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { beginAuthenticator } from '@waybill/contract/identity/begin-authenticator';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { finishAuthenticator } from '@waybill/contract/identity/finish-authenticator';
import { uploadCheckFile } from '@waybill/contract/kyc/upload-check-file';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { kycPending } from '@waybill/contract/users/kyc-pending';
import type { TestFile } from './documents.ts';
import { expect } from './journey.ts';
import { emailWith } from './mailbox.ts';
import { agreeOnParcel, behindTheScenes } from './orders.ts';
import { newcomer, type Person } from './people.ts';
import { cameraPhoto } from './photos.ts';
import { type Authenticator, authenticatorWith } from './second-factor.ts';
import { enter } from './signing-in.ts';
import { newAddress } from './visitors.ts';

const run = promisify(execFile);

export type Staff = Person & {
  /** Shows the codes of their second factor. */
  readonly authenticator: Authenticator;
  /** A client without a browser, whose session has shown the second factor. */
  readonly as: ApiClient;
};

/** A member of staff with a second factor, set up before the story begins. */
export async function newStaff(fullName: string, role: StaffRole = 'admin'): Promise<Staff> {
  const person = await newColleague(fullName, role);
  const { as } = await behindTheScenes(person);
  await as.call(confirmPassword, { body: { password: person.password } });
  const { secret } = await as.call(beginAuthenticator, {});
  const authenticator = authenticatorWith(secret);
  await as.call(finishAuthenticator, { body: { code: await authenticator.nextCode() } });
  return { ...person, authenticator, as };
}

/** Signed in like everybody, and the second factor shown in that session: for stories that are not about it. */
export async function enterAsStaff(page: Page, staff: Staff): Promise<void> {
  const session = await enter(page, staff);
  const answer = await page.request.post('/api/auth/second-factor', {
    data: { code: await staff.authenticator.nextCode() },
    headers: { authorization: `Bearer ${session.accessToken}` },
  });
  expect(answer.status()).toBe(200);
}

/** A member of staff, made on the machine itself; the first password came by email. They have no second factor yet. */
export async function newColleague(fullName: string, role: StaffRole = 'admin'): Promise<Person> {
  const person = newcomer(fullName);
  const { username, email, password } = person;
  const named = ['--email', email, '--username', username, '--name', fullName, '--role', role];
  await run(process.execPath, ['scripts/ops.ts', 'create-staff', ...named], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
  const { link } = await emailWith('resetPassword', email);
  const nobody = createApiClient({ origin: process.env.E2E_ORIGIN ?? '', headers: { 'x-forwarded-for': newAddress() } });
  const oobCode = new URL(link).searchParams.get('oobCode') ?? '';
  await nobody.call(applyActionLink, { body: { mode: 'resetPassword', oobCode, newPassword: password } });
  return person;
}

/** Hands in a passport, photographed or as it is given, and a selfie, before the story begins. */
export async function handInDocuments(person: Person, passport?: TestFile): Promise<void> {
  const { as } = await behindTheScenes(person);
  const photo = (kind: string) => cameraPhoto(`${kind}.jpg`, 1200, 900);
  for (const kind of ['front', 'selfie'] as const) {
    const { name, mimeType, buffer } = (kind === 'front' && passport) || (await photo(kind));
    await as.call(uploadCheckFile, { body: { kind }, file: new File([new Uint8Array(buffer)], name, { type: mimeType }) });
  }
  await as.call(kycPending, {
    body: {
      documentType: 'passport',
      documentNumber: 'A01234567',
      nameOnDocument: person.fullName,
      dateOfBirth: '1994-03-21',
    },
  });
}

/** An order that was picked up, and of which the sender says that something is wrong. */
export async function disputedOrder(sender: Person, carrier: Person, complaint: string): Promise<string> {
  const { orderId } = await agreeOnParcel(sender, carrier);
  const [asSender, asCarrier] = await Promise.all([behindTheScenes(sender), behindTheScenes(carrier)]);
  const { pickupCode } = await asSender.as.call(getOrder, { params: { id: orderId } });
  await asCarrier.as.call(updateOrder, {
    body: { orderId, orderStatus: orderStatus.PickedUp, code: pickupCode ?? '' },
    idempotencyKey: crypto.randomUUID(),
  });
  await asSender.as.call(updateOrder, {
    body: { orderId, orderStatus: orderStatus.Disputed, message: complaint },
    idempotencyKey: crypto.randomUUID(),
  });
  return orderId;
}
