import { uploadCheckFile } from '@waybill/contract/kyc/upload-check-file';
import { decideCheck } from '@waybill/contract/ops/decide-check';
import { listChecks } from '@waybill/contract/ops/list-checks';
import { kycPending } from '@waybill/contract/users/kyc-pending';
import { documentPdf } from '../../src/demo/document-pdf.ts';
import type { Person } from '../support/people.ts';
import { verifiedPerson } from '../support/people.ts';
import { pictureOf } from '../support/pictures.ts';
import type { Visitor } from '../support/visitor.ts';
import type { World } from '../support/world.ts';
import { details, fetchFile } from './check-desk.ts';

export const goodDocuments = {
  documentType: 'drivers-licence',
  documentNumber: 'AAA-00000 1234',
  nameOnDocument: 'Chidi Okafor',
  dateOfBirth: '1990-04-17',
};

export const pdf = documentPdf(['A paper']);

export const fileOf = (bytes: Uint8Array | string, name = 'front.jpg') =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name);

export const upload = (visitor: Visitor, kind: string, bytes: Uint8Array | string, name?: string) =>
  visitor.call(uploadCheckFile, { body: { kind }, file: fileOf(bytes, name) });

export async function uploadAll(visitor: Visitor, kinds: readonly string[] = ['front', 'back', 'selfie']) {
  const files = [];
  for (const kind of kinds) files.push((await upload(visitor, kind, await pictureOf(400, 300), `${kind}.jpg`)).result);
  return files;
}

export const handIn = (visitor: Visitor, more: object = {}) => visitor.call(kycPending, { body: { ...goodDocuments, ...more } });

/** Somebody whose documents wait for staff, and the name of the check. */
export async function personWithDocuments(world: World, staff: Visitor): Promise<Person & { readonly checkId: string }> {
  const person = await verifiedPerson(world);
  await uploadAll(person);
  if ((await handIn(person)).status !== 200) throw new Error('The documents were not taken');
  return Object.assign(person, { checkId: await waitingCheckOf(staff, person.id) });
}

export async function waitingCheckOf(staff: Visitor, personId: string): Promise<string> {
  const { items } = (await staff.call(listChecks, { query: { limit: 50 } })).result;
  const check = items.find(({ person }) => person.id === personId);
  if (!check) throw new Error('Nothing of this person waits');
  return check.id;
}

/** Opens each of them, as whoever accepts them must. */
export async function openPapers(staff: Visitor, checkId: string): Promise<void> {
  const { files, businessDocuments } = (await details(staff, checkId)).result;
  for (const { id, isOpened } of [...files, ...businessDocuments]) if (!isOpened) await fetchFile(staff, checkId, id);
}

export const acceptUnseen = (staff: Visitor, checkId: string) =>
  staff.call(decideCheck, { params: { checkId }, body: { decision: 'accept' } });

export async function accept(staff: Visitor, checkId: string): ReturnType<typeof acceptUnseen> {
  await openPapers(staff, checkId);
  return acceptUnseen(staff, checkId);
}

export const refuse = (staff: Visitor, checkId: string, reasons: readonly string[] = ['unreadable'], note = '') =>
  staff.call(decideCheck, { params: { checkId }, body: { decision: 'refuse', reasons, note } });
