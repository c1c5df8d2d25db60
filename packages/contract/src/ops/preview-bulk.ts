import { defineCall } from '../call.ts';
import { bulkInput, bulkView } from './bulk-act.ts';

export const previewBulk = defineCall({
  method: 'POST',
  path: '/ops/bulk/preview',
  access: 'staff',
  summary:
    'What would become of each of several cases, and why some cannot be dealt with: each is carried out and taken back at once. Nothing happens, and nobody is told.',
  body: bulkInput,
  success: { status: 200, body: bulkView },
});
