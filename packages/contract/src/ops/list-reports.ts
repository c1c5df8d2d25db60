import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { personView } from './person-view.ts';

export const reportId = z.string().check(z.regex(/^(user|item)-[1-9][0-9]{0,17}$/, 'That is not a report we know'));
export const reportOutcomes = ['nothing', 'removed', 'warned', 'restricted', 'suspended'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportView = z.object({
  id: reportId,
  /** The person reported, or the author of the reported item. */
  about: personView,
  /** The reporter. Null, with neither words nor a chat, for a member of staff whom the report is about: they do not learn who it was. */
  by: z.nullable(personView),
  reason: z.enum(['scam', 'prohibited', 'abuse', 'spam', 'private', 'other']),
  message: z.string(),
  createdAt: z.iso.datetime(),
  /** The number of other open reports about the same person or item. */
  alike: z.int(),
  item: z.nullable(
    z.object({ itemType: z.int(), id: z.string(), words: z.string(), images: z.array(z.string()), isRemoved: z.boolean() }),
  ),
  /** The reporter has included the chat of the two. */
  hasChat: z.boolean(),
  /** `by` is a username; null for the command line. */
  closed: z.nullable(
    z.object({ at: z.iso.datetime(), by: z.nullable(z.string()), outcome: z.enum(reportOutcomes), because: z.string() }),
  ),
});
export type ReportView = z.infer<typeof reportView>;

export const listReports = defineCall({
  method: 'GET',
  path: '/ops/reports',
  access: 'staff',
  summary: 'What people have reported: open, the longest waiting first; or closed, the newest first.',
  query: z.strictObject({ ...pageQuery, state: z._default(z.enum(['open', 'closed']), 'open') }),
  success: { status: 200, body: page(reportView) },
});
