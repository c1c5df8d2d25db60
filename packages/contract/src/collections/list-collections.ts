import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { collectionSummary } from './collection-view.ts';

export const collectionLists = ['sent', 'offered', 'taken'] as const;
export type CollectionList = (typeof collectionLists)[number];

export const listCollections = defineCall({
  method: 'GET',
  path: '/collections',
  access: 'member',
  summary:
    'Collections, the newest first: `sent` are one’s own, `offered` those that one may take as a carrier, `taken` those that one has taken.',
  query: z.strictObject({ ...pageQuery, list: z.enum(collectionLists, 'Please say sent, offered or taken') }),
  success: { status: 200, body: page(collectionSummary) },
});
