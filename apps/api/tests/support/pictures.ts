import { crc32, deflateSync } from 'node:zlib';
import { finishUpload } from '@waybill/contract/files/finish-upload';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import type { ImageView } from '@waybill/contract/files/image-view';
import sharp from 'sharp';
import type { Person } from './people.ts';
import type { Answer, Visitor } from './visitor.ts';

type Uploader = Visitor & Pick<Person, 'id'>;

/** A plain picture of this size, in a format of sharp’s. */
export function pictureOf(width = 640, height = 480, format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff' = 'jpeg') {
  return sharp({ create: { width, height, channels: 3, background: '#1f6f5c' } })
    .toFormat(format)
    .toBuffer();
}

export async function permit(person: Uploader, profile = false) {
  return (await person.call(getUploadInfo, { params: { id: person.id }, query: { profile } })).result;
}

type Permission = Awaited<ReturnType<typeof permit>>;

/** Posts the form as a browser does: to the address it was given, without a token. */
export async function send(
  { uploadUrl, fields }: Permission,
  origin: string,
  bytes: Uint8Array,
  name = 'photo.jpg',
): Promise<Response> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' }));
  return fetch(new URL(uploadUrl, origin), { method: 'POST', body: form });
}

export const finish = (person: Visitor, publicId: string): Promise<Answer<typeof finishUpload>> =>
  person.call(finishUpload, { params: { publicId } });

/** Permitted, sent and finished; the answer to finishing. */
export async function tryPicture(person: Uploader, origin: string, bytes: Uint8Array, profile = false) {
  const permission = await permit(person, profile);
  const sent = await send(permission, origin, bytes);
  if (!sent.ok) throw new Error(`The upload was refused: ${await sent.text()}`);
  return finish(person, permission.publicId);
}

/** A picture that is ready to become part of something. */
export async function uploadPicture(
  person: Uploader,
  origin: string,
  options: { profile?: boolean; bytes?: Buffer } = {},
): Promise<ImageView> {
  const bytes = options.bytes ?? (await pictureOf());
  return (await tryPicture(person, origin, bytes, options.profile ?? false)).result;
}

/** A PNG of any size, black and by hand: a few kilobytes that say they are a wall. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
