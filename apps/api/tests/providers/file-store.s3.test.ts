import { describe, expect, inject, it } from 'vitest';
import { createS3Store } from '../../src/providers/file-store/s3.ts';
import { signedHeaders } from '../../src/providers/file-store/s3-signature.ts';
import { key, waitsForAnotherTime } from './store-in-trouble.ts';

const settings = () => ({
  endpoint: `${inject('sandbox').origin}/s3`,
  bucket: 'waybill-sandbox',
  region: 'us-east-1',
  accessKey: 'sandbox-access-key',
  secretKey: 'sandbox-secret-key',
});

describe('requests to S3', () => {
  it('are signed as in the worked example of Amazon’s documentation', () => {
    const headers = signedHeaders(
      { region: 'us-east-1', accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
        headers: { range: 'bytes=0-9' },
        at: new Date('2013-05-24T00:00:00Z'),
      },
    );
    expect(headers.authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  waitsForAnotherTime<ReturnType<typeof settings>>(
    (changed) => createS3Store({ ...settings(), ...changed }),
    (origin) => ({ endpoint: origin }),
    {
      refused: [
        ['with another secret', { secretKey: 'another' }],
        ['by somebody unknown', { accessKey: 'another' }],
        ['for another region', { region: 'eu-west-1' }],
        ['to a bucket that is not there', { bucket: 'another' }],
      ],
      failing: [
        ['is broken', 500],
        ['has too much to do', 503],
        ['sends us elsewhere', 301],
        ['says something odd', 206],
      ],
    },
  );

  it('are refused when their body or their key is changed on the way', async () => {
    const store = settings();
    const url = new URL(`${store.endpoint}/${store.bucket}/${key}`);
    const headers = signedHeaders(store, { method: 'PUT', url, body: Buffer.from('one'), at: new Date() });
    const attempts = [
      { target: url, headers, body: 'two' },
      { target: new URL(`${url.href}_other`), headers, body: 'one' },
      { target: url, headers: { ...headers, 'x-amz-date': '20200101T000000Z' }, body: 'one' },
    ];
    for (const { target, body, headers: sent } of attempts) {
      const response = await fetch(target, { method: 'PUT', headers: sent, body });
      expect([400, 403]).toContain(response.status);
      expect(await response.text()).toContain('<Code>');
    }
    const old = signedHeaders(store, { method: 'GET', url, at: new Date(Date.now() - 20 * 60_000) });
    expect(await (await fetch(url, { headers: old })).text()).toContain('RequestTimeTooSkewed');
  });
});
