import { useQuery } from '@tanstack/react-query';
import { fillReply } from '@waybill/contract/ops/reply-fields';
import { replyKindWords } from '@waybill/contract/ops/reply-kinds';
import { useState } from 'react';
import { FindSheet } from '../../../../ui/find-sheet.tsx';
import { listRepliesQuery } from '../../api/list-replies.ts';
import { matchReplies, replyLine } from '../../model/reply-search.ts';
import type { WrittenFor } from '../../model/written-for.ts';

type ReplyPickerProps = {
  readonly of: WrittenFor;
  /** What the search begins with: a slash, where one was typed. */
  readonly begins: string;
  /** As many characters as there is room for. */
  readonly room: number;
  readonly onChoose: (text: string) => void;
  readonly onClose: () => void;
};

/** The saved replies for cases of this kind. The one that is chosen is filled in from the case at hand. */
export function ReplyPicker({ of: { kind, values }, begins, room, onChoose, onClose }: ReplyPickerProps) {
  const [text, setText] = useState(begins);
  const query = useQuery(listRepliesQuery());
  const ours = query.data?.filter(({ kinds }) => kinds.includes(kind)) ?? [];
  const lines = matchReplies(ours, text).map((reply) => {
    const filled = fillReply(reply.text, values);
    const isClosed = filled.length > room;
    const line = replyLine(reply, values);
    return { key: reply.id, label: reply.title, detail: isClosed ? `Too long for this box · ${line}` : line, isClosed, filled };
  });
  return (
    <FindSheet
      title="Saved replies"
      label="Find a saved reply"
      placeholder="Title, word, or / and its short name"
      listLabel="Saved replies"
      wide
      waits
      text={text}
      onText={setText}
      maxLength={80}
      groups={lines.length > 0 ? [{ title: replyKindWords[kind], lines }] : []}
      searching={query.isPending ? 'Fetching what the team has saved' : undefined}
      nothing={
        query.data && lines.length === 0
          ? ours.length === 0
            ? 'Nothing is saved for cases of this kind yet. Leads write replies under “Saved replies”.'
            : `No saved reply answers to “${text.trim()}”.`
          : undefined
      }
      failed={query.isError ? { text: query.error.message, onRetry: () => void query.refetch() } : undefined}
      onChoose={({ filled }) => onChoose(filled)}
      onClose={onClose}
    />
  );
}
