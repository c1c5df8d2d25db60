import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { documentView } from './document-view.ts';

export const listDocuments = defineCall({
  method: 'GET',
  path: '/kyc/documents',
  access: 'dispatch-partner',
  summary: 'The documents this business has uploaded, one of a kind.',
  success: { status: 200, body: z.object({ documents: z.array(documentView) }) },
  errors: ['forbidden'],
});
