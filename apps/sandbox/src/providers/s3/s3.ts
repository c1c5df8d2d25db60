import { join } from 'node:path';
import { openObjects } from '../../objects.ts';
import type { Provider, Sandbox } from '../../provider.ts';
import { s3Routes } from './routes.ts';

const account = {
  bucket: 'waybill-sandbox',
  region: 'us-east-1',
  accessKey: 'sandbox-access-key',
  secretKey: 'sandbox-secret-key',
} as const;

export function openS3(sandbox: Sandbox): Provider {
  const objects = openObjects(join(sandbox.dataDir, 's3'));
  return {
    standIn: {
      need: 'Files',
      vendor: 'Amazon S3, or MinIO',
      about:
        'Keeps objects in one bucket on this machine’s disk, for signed requests (Signature Version 4) and for forms with a signed policy. The product uses it with FILE_STORE=s3.',
      settings: [
        ['Endpoint', `${sandbox.origin}/s3`],
        ['Bucket', account.bucket],
        ['Region', account.region],
        ['Access key', account.accessKey],
        ['Secret key', account.secretKey],
      ],
      fixtures: [
        ['A form after its expiry, for another key or too large', 'refused with the XML that S3 sends'],
        ['A request whose signature is not right', '403 SignatureDoesNotMatch'],
      ],
    },
    routes: (app) => s3Routes(app, objects, account),
  };
}
