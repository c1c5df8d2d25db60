import { deleteCheckFile } from '@waybill/contract/kyc/delete-check-file';
import { getCheck } from '@waybill/contract/kyc/get-check';
import { receiveDojahEvent } from '@waybill/contract/kyc/receive-dojah-event';
import { uploadCheckFile } from '@waybill/contract/kyc/upload-check-file';
import { decideCheck } from '@waybill/contract/ops/decide-check';
import { getCheckDetails } from '@waybill/contract/ops/get-check-details';
import { getCheckFile } from '@waybill/contract/ops/get-check-file';
import { listChecks } from '@waybill/contract/ops/list-checks';
import { kycPending } from '@waybill/contract/users/kyc-pending';
import { fileOf, goodDocuments, handIn, personWithDocuments, uploadAll } from '../../kyc/documents.ts';
import { verifiedPerson } from '../../support/people.ts';
import { pictureOf } from '../../support/pictures.ts';
import { staffMember } from '../../support/staff.ts';
import { all, type Cast, ofSomebody, own, row } from '../row.ts';

const ofDocuments =
  (more: object = {}) =>
  async ({ world, staff }: Cast) => {
    const owner = await personWithDocuments(world, staff);
    return { owner, input: { params: { checkId: owner.checkId }, ...more } };
  };

/** In this cast the members have been checked already: nothing is left to hand in. */
const checkedAlready = { stranger: 'already_verified', partner: 'already_verified', staff: 'already_verified' } as const;

export const identityCheckRows = [
  own(getCheck),
  row(
    uploadCheckFile,
    async ({ world }) => {
      const file = fileOf(await pictureOf());
      return { owner: await verifiedPerson(world), other: await verifiedPerson(world), input: { body: { kind: 'front' }, file } };
    },
    // A business is checked by its documents.
    { ...checkedAlready, partner: 'forbidden' },
  ),
  row(
    deleteCheckFile,
    ofSomebody(async (owner) => {
      const [file] = await uploadAll(owner, ['front']);
      return { params: { fileId: file?.id ?? '' } };
    }),
    { strangers: 'not_found' },
  ),
  row(
    kycPending,
    async ({ world }) => {
      const owner = await verifiedPerson(world);
      await uploadAll(owner);
      return { owner, other: await verifiedPerson(world), input: { body: goodDocuments } };
    },
    // Nobody hands in what they have not shown.
    { other: 'proof_missing', ...checkedAlready },
  ),
  // This installation checks documents itself: no provider sends events. With Dojah its signature is required.
  own(receiveDojahEvent, { body: { reference_id: 'made-up' } }, all('not_found')),
  own(listChecks),
  row(getCheckDetails, ofDocuments(), {}),
  row(
    getCheckFile,
    async ({ world, staff }) => {
      const owner = await personWithDocuments(world, staff);
      const { files } = (await staff.call(getCheckDetails, { params: { checkId: owner.checkId } })).result;
      return { owner, input: { params: { checkId: owner.checkId, fileId: files[0]?.id ?? '' }, query: { reason: 'deciding' } } };
    },
    {},
  ),
  row(decideCheck, ofDocuments({ body: { decision: 'refuse', reasons: ['unreadable'] } }), {}),
  // No staff member decides about their own documents. What is accepted has been opened by whoever accepts: tests of the call ask that.
  row(
    decideCheck,
    async ({ world, staff }) => {
      const owner = await staffMember(world);
      await uploadAll(owner);
      await handIn(owner);
      const [check] = await world.db<{ id: string }[]>`select id from identity_check where user_id = ${owner.id}`;
      return {
        owner,
        other: staff,
        input: { params: { checkId: check?.id ?? '' }, body: { decision: 'refuse', reasons: ['unreadable'] } },
      };
    },
    { other: 'yes' },
  ),
];
