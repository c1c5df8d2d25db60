import { deleteFile } from '@waybill/contract/files/delete-file';
import { finishUpload } from '@waybill/contract/files/finish-upload';
import { getImage } from '@waybill/contract/files/get-image';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import { uploadImage } from '@waybill/contract/files/upload-image';
import { deleteDocument } from '@waybill/contract/kyc/delete-document';
import { listDocuments } from '@waybill/contract/kyc/list-documents';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { verifiedBusiness, verifiedPerson } from '../../support/people.ts';
import { permit, pictureOf, send } from '../../support/pictures.ts';
import { own, row } from '../row.ts';

const certificate = () => new File(['%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF'], 'certificate.pdf', { type: 'application/pdf' });

export const fileRows = [
  row(
    getUploadInfo,
    async ({ world }) => {
      const owner = await verifiedPerson(world);
      return { owner, input: { params: { id: owner.id } } };
    },
    { strangers: 'forbidden' },
  ),
  // By the signature of the permission, whoever carries it.
  row(
    uploadImage,
    async ({ world }) => {
      const owner = await verifiedPerson(world);
      const { publicId, fields } = await permit(owner);
      const file = new File([Uint8Array.from(await pictureOf())], 'photo.jpg', { type: 'image/jpeg' });
      return { owner, input: { params: { publicId }, body: fields, file } };
    },
    {},
  ),
  row(
    finishUpload,
    async ({ world }) => {
      const owner = await verifiedPerson(world);
      const permission = await permit(owner);
      await send(permission, world.node.origin, await pictureOf());
      return { owner, input: { params: { publicId: permission.publicId } } };
    },
    { strangers: 'not_found' },
  ),
  // Their addresses cannot be guessed.
  row(
    getImage,
    async ({ world }) => {
      const owner = await verifiedPerson(world);
      const permission = await permit(owner);
      await send(permission, world.node.origin, await pictureOf());
      const { result } = await owner.call(finishUpload, { params: { publicId: permission.publicId } });
      return { owner, input: { params: { publicId: permission.publicId, width: String(result.sizes[0]?.width) } } };
    },
    {},
  ),
  row(
    deleteFile,
    async ({ world }) => {
      const owner = await verifiedPerson(world);
      const permission = await permit(owner);
      await send(permission, world.node.origin, await pictureOf());
      await owner.call(finishUpload, { params: { publicId: permission.publicId } });
      return { owner, input: { body: { publicId: permission.publicId } } };
    },
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
