import { type Draft, draftOf } from '../../../../forms/drafts.ts';

const empty = { text: '' };

/** What was typed to the seller of a sale, for this tab. */
export function chatDraft(code: string): Draft<typeof empty> {
  return draftOf(`buy-chat.${code}`, empty);
}
