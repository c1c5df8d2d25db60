import { createHash, createHmac } from 'node:crypto';

export type S3Account = { readonly region: string; readonly accessKey: string; readonly secretKey: string };

type Request = {
  readonly method: string;
  readonly url: URL;
  /** Signed together with the host and the two that signing adds. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  readonly at: Date;
};

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** `20261116T063000Z`, as AWS writes moments. */
export const amzDate = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

const scopeOf = (account: S3Account, date: string) => `${date.slice(0, 8)}/${account.region}/s3/aws4_request`;

export const credentialOf = (account: S3Account, date: string) => `${account.accessKey}/${scopeOf(account, date)}`;

/** AWS Signature Version 4 of a text: of a request, or of the policy of a form. */
export function signatureOf(account: S3Account, date: string, text: string): string {
  const parts = [date.slice(0, 8), account.region, 's3', 'aws4_request'];
  const key = parts.reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${account.secretKey}`);
  return hmac(key, text).toString('hex');
}

/** The headers that make a request ours. Our keys are plain words, so that paths need no second encoding. */
export function signedHeaders(account: S3Account, { method, url, headers = {}, body, at }: Request): Record<string, string> {
  const date = amzDate(at);
  const digest = sha256(body ?? '');
  const all: Record<string, string> = { ...headers, host: url.host, 'x-amz-content-sha256': digest, 'x-amz-date': date };
  const names = Object.keys(all).sort();
  const listed = names.join(';');
  const lines = names.map((name) => `${name}:${all[name]}\n`).join('');
  const canonical = [method, url.pathname, '', lines, listed, digest].join('\n');
  const signature = signatureOf(account, date, ['AWS4-HMAC-SHA256', date, scopeOf(account, date), sha256(canonical)].join('\n'));
  const { host: _, ...sent } = all;
  const authorization = `AWS4-HMAC-SHA256 Credential=${credentialOf(account, date)},SignedHeaders=${listed},Signature=${signature}`;
  return { ...sent, authorization };
}
