import { join } from 'node:path';
import { openObjects } from '../../objects.ts';
import type { Provider, Sandbox } from '../../provider.ts';
import { cloudinaryRoutes } from './routes.ts';

const account = {
  cloudName: 'waybill-sandbox',
  apiKey: 'sandbox-api-key',
  apiSecret: 'sandbox-api-secret',
  mostBytes: 20 * 1024 * 1024,
} as const;

export function openCloudinary(sandbox: Sandbox): Provider {
  const objects = openObjects(join(sandbox.dataDir, 'cloudinary'));
  return {
    standIn: {
      need: 'Files',
      vendor: 'Cloudinary',
      about:
        'Keeps uploads on this machine’s disk and gives them back, for whoever signs (SHA-1 or SHA-256). Nothing is delivered without a signature, and no picture is transformed. The product uses it with FILE_STORE=cloudinary.',
      settings: [
        ['Base URL', `${sandbox.origin}/cloudinary`],
        ['Cloud name', account.cloudName],
        ['API key', account.apiKey],
        ['API secret', account.apiSecret],
      ],
      fixtures: [
        ['A form with a changed public_id, or any other field', '401 Invalid Signature'],
        ['A timestamp of more than an hour ago', '400 Stale request'],
        ['More than 20 MB', '400 File size too large'],
      ],
    },
    routes: (app) => cloudinaryRoutes(app, objects, account),
  };
}
