import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProblem } from '@waybill/client/failures';
import { finishUpload } from '@waybill/contract/files/finish-upload';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import { createPost } from '@waybill/contract/timeline/create-post';
import { pictureOf } from '../../../apps/api/tests/support/pictures.ts';
import type { Member } from '../../../bench/support/members.ts';

/** A picture of a post, as anybody gets it, and when its post was acknowledged. */
export type Picture = { readonly address: string; readonly hash: string; readonly acknowledgedAt: number };

/** Sends a picture as a browser does, and posts it. */
async function postPicture(member: Member, origin: string): Promise<Picture> {
  const client = member.at(origin);
  const { uploadUrl, fields, publicId } = await client.call(getUploadInfo, { params: { id: member.id }, query: {} });
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([Uint8Array.from(await pictureOf())], 'photo.jpg', { type: 'image/jpeg' }));
  const sent = await fetch(new URL(uploadUrl, origin), { method: 'POST', body: form });
  if (!sent.ok) throw new Error(`A picture was refused: ${await sent.text()}`);
  const { sizes } = await client.call(finishUpload, { params: { publicId } });
  await client.call(createPost, { body: { message: 'A picture', imageIdList: [publicId] }, idempotencyKey: randomUUID() });
  const address = new URL(sizes.at(-1)?.url ?? '', origin).pathname;
  return { address, hash: (await hashAt(origin, address)) ?? '', acknowledgedAt: Date.now() };
}

/** Those that are not served any more, or not as they were. */
export async function missingPictures(pictures: readonly Picture[], origin: string): Promise<readonly Picture[]> {
  const missing: Picture[] = [];
  for (const picture of pictures) if ((await hashAt(origin, picture.address)) !== picture.hash) missing.push(picture);
  return missing;
}

async function hashAt(origin: string, address: string): Promise<string | undefined> {
  const response = await fetch(origin + address);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return response.ok ? createHash('sha256').update(bytes).digest('hex') : undefined;
}

export type PicturePosting = { readonly posted: readonly Picture[]; stop(): Promise<void> };

/** Posts one after the other until it is told to stop. What fails meanwhile was not acknowledged, and is left. */
export function keepPostingPictures(members: readonly Member[], origin: string, everyMs: number): PicturePosting {
  const posted: Picture[] = [];
  const leaving = new AbortController();
  const posting = (async () => {
    for (let turn = 0; !leaving.signal.aborted; turn += 1) {
      const member = members[turn % members.length];
      if (!member) throw new Error('Pictures need people.');
      try {
        posted.push(await postPicture(member, origin));
      } catch (error) {
        if (error instanceof ApiProblem && error.problem.status < 500) throw error;
      }
      await sleep(everyMs, undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  })();
  posting.catch(() => undefined);
  return {
    posted,
    async stop() {
      leaving.abort();
      await posting;
    },
  };
}
