import { withoutTrailingSlashes } from '../../platform/trailing-slashes.ts';
import { inProviderSpan } from '../provider-span.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { FileStorePort, UploadInput, UploadPermission } from './port.ts';
import { amzDate, credentialOf, type S3Account, signatureOf, signedHeaders } from './s3-signature.ts';
import { checkedKey } from './storage-key.ts';

export type S3Settings = S3Account & {
  /** Without the bucket: that comes after it, in the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly timeoutMs?: number;
};

type Answer = { readonly status: number; readonly bytes: Buffer };

/** Speaks the HTTP of S3, which MinIO and others speak, too. */
export function createS3Store(settings: S3Settings): FileStorePort {
  const bucketUrl = `${withoutTrailingSlashes(settings.endpoint)}/${settings.bucket}`;

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Buffer): Promise<Answer> {
    const url = new URL(`${bucketUrl}/${checkedKey(key)}`);
    const headers = signedHeaders(settings, { method, url, body, at: new Date() });
    try {
      const response = await inProviderSpan('S3', () =>
        fetch(url, {
          method,
          headers,
          redirect: 'error',
          signal: AbortSignal.timeout(settings.timeoutMs ?? 20_000),
          ...(body ? { body: Uint8Array.from(body) } : {}),
        }),
      );
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new ProviderUnavailable('S3', isLate ? 'no answer in time' : 'no answer');
    }
  }

  return {
    async put(key, bytes) {
      const answer = await ask('PUT', key, bytes);
      if (answer.status !== 200) throw refusal(answer);
    },
    async get(key) {
      const answer = await ask('GET', key);
      if (answer.status === 200) return answer.bytes;
      if (isNotThere(answer)) return undefined;
      throw refusal(answer);
    },
    async remove(key) {
      const answer = await ask('DELETE', key);
      if (answer.status !== 204 && answer.status !== 200 && !isNotThere(answer)) throw refusal(answer);
    },
    permitUpload: (input) => formFor(settings, bucketUrl, input),
  };
}

/** A form that S3 takes from anybody: for this key, up to this size and until then, because its policy says so and is signed. */
function formFor(settings: S3Settings, url: string, { key, maxBytes, expiresAt }: UploadInput): UploadPermission {
  const date = amzDate(new Date());
  const fields = {
    key: checkedKey(key),
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': credentialOf(settings, date),
    'x-amz-date': date,
  };
  const conditions = [
    { bucket: settings.bucket },
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
    ['content-length-range', 1, maxBytes],
  ];
  const policy = Buffer.from(JSON.stringify({ expiration: expiresAt.toISOString(), conditions })).toString('base64');
  return { url, fields: { ...fields, policy, 'x-amz-signature': signatureOf(settings, date, policy) } };
}

const codeOf = ({ bytes }: Answer) => /<Code>(\w{1,60})<\/Code>/.exec(bytes.subarray(0, 2_000).toString('utf8'))?.[1] ?? '';

/** A bucket that is not there is a mistake in the settings, not a file that is not there. */
const isNotThere = (answer: Answer) => answer.status === 404 && codeOf(answer) !== 'NoSuchBucket';

function refusal(answer: Answer): ProviderUnavailable {
  return new ProviderUnavailable('S3', `status ${answer.status} ${codeOf(answer)}`.trim());
}
