import * as z from 'zod';
import { parseJson } from '../ask-provider.ts';
import { inProviderSpan } from '../provider-span.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { cloudinarySignature } from './cloudinary-signature.ts';
import type { FileStorePort } from './port.ts';
import { checkedKey } from './storage-key.ts';

export type CloudinarySettings = {
  /** `https://api.cloudinary.com`, without the version and the cloud. */
  readonly baseUrl: string;
  readonly cloudName: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly timeoutMs?: number;
};

type Answer = { readonly status: number; readonly bytes: Buffer };
type Action = 'upload' | 'destroy' | 'download';
type Kind = (typeof kinds)[number];

/** Ours are all raw: kept byte for byte, and nothing is made of them. */
const kinds = ['raw', 'image', 'video'] as const;

/** A call is good for an hour from the time that it says it was made. */
const validSeconds = 3600;

/** More than any file of ours. Cloudinary cannot limit the size of an upload, so that a stranger’s may be larger. */
const mostBytes = 16 * 1024 * 1024;

const uploadedSchema = z.object({ public_id: z.string() });
const destroyedSchema = z.object({ result: z.enum(['ok', 'not found']) });

/** Speaks Cloudinary’s HTTP API. No address of Cloudinary shows what is kept here: it is read with our signature only. */
export function createCloudinaryStore(settings: CloudinarySettings): FileStorePort {
  const address = (action: Action, kind: Kind = 'raw') => `${settings.baseUrl}/v1_1/${settings.cloudName}/${kind}/${action}`;

  function signed(key: string, parameters: Readonly<Record<string, string>> = {}, at = Date.now()): Record<string, string> {
    const timestamp = String(Math.floor(at / 1000));
    const all = { ...parameters, public_id: checkedKey(key), timestamp, type: 'authenticated' };
    return { ...all, api_key: settings.apiKey, signature: cloudinarySignature(all, settings.apiSecret) };
  }

  async function ask(url: string, body?: FormData): Promise<Answer> {
    try {
      const response = await inProviderSpan('Cloudinary', () =>
        fetch(url, {
          ...(body ? { method: 'POST', body } : {}),
          redirect: 'error',
          signal: AbortSignal.timeout(settings.timeoutMs ?? 20_000),
        }),
      );
      return { status: response.status, bytes: await readEnough(response) };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new ProviderUnavailable('Cloudinary', isLate ? 'no answer in time' : 'no answer');
    }
  }

  return {
    async put(key, bytes) {
      const form = formOf(signed(key, { overwrite: 'true' }));
      form.set('file', new Blob([Uint8Array.from(bytes)]), 'file');
      const answer = await ask(address('upload'), form);
      const uploaded = uploadedSchema.safeParse(jsonOf(answer));
      // An account may have rules that name uploads otherwise: then it would never be found again.
      if (answer.status !== 200 || uploaded.data?.public_id !== key) throw refusal(answer);
    },
    async get(key) {
      const answer = await ask(`${address('download')}?${new URLSearchParams(signed(key))}`);
      if (answer.status === 200) return answer.bytes;
      if (answer.status === 404) return undefined;
      throw refusal(answer);
    },
    async remove(key) {
      // The kind of a file is not part of a signature: a form of ours may have been posted as a picture or a film as well.
      for (const kind of kinds) {
        const answer = await ask(address('destroy', kind), formOf(signed(key)));
        if (answer.status !== 200 || !destroyedSchema.safeParse(jsonOf(answer)).success) throw refusal(answer);
      }
    },
    permitUpload: ({ key, expiresAt }) => ({
      url: address('upload'),
      // Dated back, so that its hour is over when the permission is. What came first stays.
      fields: signed(key, { overwrite: 'false' }, expiresAt.getTime() - validSeconds * 1000),
    }),
  };
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Reads no more than the limit and a little, by which the caller sees that the file is too large. */
async function readEnough(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > mostBytes) break;
  }
  return Buffer.concat(chunks);
}

const jsonOf = ({ bytes }: Answer) => parseJson(bytes.toString('utf8'));

/** Cloudinary’s own words stay out: with a wrong signature they reveal what was signed. */
function refusal({ status }: Answer): ProviderUnavailable {
  return new ProviderUnavailable('Cloudinary', `unexpected answer with status ${status}`);
}
