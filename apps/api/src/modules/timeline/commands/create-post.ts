import type { BodyOf } from '@waybill/contract/call';
import type { createPost as call } from '@waybill/contract/timeline/create-post';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { newId } from '../../../platform/ids.ts';
import type { TimelineContext } from '../context.ts';
import { findAuthorStatus } from '../storage/people.ts';
import { findPosted, postOnce, requestOf } from './post-once.ts';

export async function createPost(
  { db }: TimelineContext,
  authorId: string,
  idempotencyKey: string,
  input: BodyOf<typeof call>,
): Promise<string> {
  const request = requestOf(authorId, 'post', idempotencyKey, input);
  const before = await findPosted(db, request);
  if (before) return before;
  const { message, imageIdList } = input;
  const item = { ...request, id: newId('post'), type: timelineItemType.Post, authorId, message };
  return postOnce(db, { item, author: await findAuthorStatus(db, authorId), imageIds: imageIdList, texts: [message] });
}
