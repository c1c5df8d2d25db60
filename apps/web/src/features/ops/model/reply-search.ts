import { fold } from '@waybill/contract/fold';
import { fillReply, gapsIn, isReplyField, knowsField, type ReplyField } from '@waybill/contract/ops/reply-fields';
import type { ReplyKind } from '@waybill/contract/ops/reply-kinds';
import type { ReplyView } from '@waybill/contract/ops/reply-view';

/** Those that fit what was typed: by their short name first (`/late`), then by title, then by a word of the text. */
export function matchReplies(replies: readonly ReplyView[], typed: string): ReplyView[] {
  const wanted = fold(typed.trim());
  const short = wanted.replace(/^\//, '');
  if (short === '') return [...replies];
  const rank = ({ shortName, title, text }: ReplyView): number => {
    if (shortName !== '' && shortName.startsWith(short)) return 0;
    if (wanted.startsWith('/')) return -1;
    if (fold(title).includes(wanted)) return 1;
    return fold(text).includes(wanted) ? 2 : -1;
  };
  return replies
    .map((reply) => ({ reply, at: rank(reply) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ reply }) => reply);
}

/** The fields of a text that a case of this kind does not know: somebody has to type what stands there. */
export function typedByHand(text: string, kind: ReplyKind): ReplyField[] {
  const names = gapsIn(text).map(({ name }) => name);
  return [...new Set(names)].filter(isReplyField).filter((field) => !knowsField(kind, field));
}

/** A reply in one line, as it would be put in. */
export function replyLine({ text, shortName }: ReplyView, values: Parameters<typeof fillReply>[1]): string {
  const filled = fillReply(text, values).replace(/\s+/g, ' ');
  return shortName === '' ? filled : `/${shortName} · ${filled}`;
}
