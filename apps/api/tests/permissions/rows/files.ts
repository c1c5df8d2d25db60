import { copyImage } from '@waybill/contract/files/copy-image';
import { deleteFile } from '@waybill/contract/files/delete-file';
import { finishUpload } from '@waybill/contract/files/finish-upload';
import { finishVoiceNote } from '@waybill/contract/files/finish-voice-note';
import { getImage } from '@waybill/contract/files/get-image';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import { uploadImage } from '@waybill/contract/files/upload-image';
import { deleteDocument } from '@waybill/contract/kyc/delete-document';
import { listDocuments } from '@waybill/contract/kyc/list-documents';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { type Person, verifiedBusiness, verifiedPerson } from '../../support/people.ts';
import { permit, pictureOf, send } from '../../support/pictures.ts';
import { permitVoice, recordingOf } from '../../support/voice-notes.ts';
import { type Cast, ofSomebody, own, row } from '../row.ts';

const certificate = () => new File(['%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF'], 'certificate.pdf', { type: 'application/pdf' });

/** A picture that is uploaded and waits to be finished. */
async function sent(owner: Person, { world }: Cast): Promise<string> {
  const permission = await permit(owner);
  await send(permission, world.node.origin, await pictureOf());
  return permission.publicId;
}

export const fileRows = [
  row(
    getUploadInfo,
    ofSomebody((owner) => ({ params: { id: owner.id } })),
    { strangers: 'forbidden' },
  ),
  // By the signature of the permission, whoever carries it.
  row(
    uploadImage,
    ofSomebody(async (owner) => {
      const { publicId, fields } = await permit(owner);
      const file = new File([Uint8Array.from(await pictureOf())], 'photo.jpg', { type: 'image/jpeg' });
      return { params: { publicId }, body: fields, file };
    }),
    {},
  ),
  row(
    finishUpload,
    ofSomebody(async (owner, cast) => ({ params: { publicId: await sent(owner, cast) } })),
    { strangers: 'not_found' },
  ),
  row(
    copyImage,
    ofSomebody(async (owner, cast) => {
      const sourceId = await sent(owner, cast);
      await owner.call(finishUpload, { params: { publicId: sourceId } });
      return { params: { publicId: (await permit(owner)).publicId }, body: { sourceId } };
    }),
    { strangers: 'not_found' },
  ),
  row(
    finishVoiceNote,
    ofSomebody(async (owner, { world }) => {
      const permission = await permitVoice(owner);
      await send(permission, world.node.origin, recordingOf());
      return { params: { publicId: permission.publicId } };
    }),
    { strangers: 'not_found' },
  ),
  // Their addresses cannot be guessed.
  row(
    getImage,
    ofSomebody(async (owner, cast) => {
      const params = { publicId: await sent(owner, cast) };
      const { result } = await owner.call(finishUpload, { params });
      return { params: { ...params, width: String(result.sizes[0]?.width) } };
    }),
    {},
  ),
  row(
    deleteFile,
    ofSomebody(async (owner, cast) => {
      const body = { publicId: await sent(owner, cast) };
      await owner.call(finishUpload, { params: body });
      return { body };
    }),
    { strangers: 'not_found' },
  ),
  own(listDocuments, {}, { other: 'forbidden' }),
  row(
    uploadDocument,
    async ({ world }) => ({
      owner: await verifiedBusiness(world),
      other: await verifiedPerson(world),
      input: { body: { kind: 'registration' }, file: certificate() },
    }),
    // The business of this cast has been checked already.
    { other: 'forbidden', partner: 'already_verified' },
  ),
  row(
    deleteDocument,
    async ({ world }) => {
      const owner = await verifiedBusiness(world);
      const { id } = (await owner.call(uploadDocument, { body: { kind: 'address' }, file: certificate() })).result;
      return { owner, other: await verifiedBusiness(world), input: { params: { documentId: id } } };
    },
    { other: 'not_found', partner: 'already_verified' },
  ),
];
