import type { CommentView } from '@waybill/contract/timeline/comment-view';
import Trash from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import { profileOf } from '../../../../session/paths.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TeamBadge } from '../../../../ui/team-badge.tsx';
import { When } from '../../../../ui/when.tsx';
import type { Pending } from '../../model/feed/use-commenting.ts';
import { PersonLink } from './author-line.tsx';

export type Me = { readonly fullName: string; readonly profilePicture: string | null };

export type CommentsProps = {
  readonly me: Me;
  readonly count: number;
  readonly comments: readonly CommentView[];
  readonly pending: readonly Pending[];
  readonly onTakeBack: (comment: CommentView) => void;
  /** The button for older ones, while there are any. */
  readonly more: ReactNode;
};

/** The comments on an item, newest first. */
export function Comments({ me, count, comments, pending, onTakeBack, more }: CommentsProps) {
  const [asked, setAsked] = useState<CommentView>();
  const isQuiet = comments.length === 0 && pending.length === 0;
  return (
    <Card className="overflow-hidden p-0">
      <h2 className="px-5 pt-4 pb-3 text-17">
        Comments {count > 0 ? <span className="font-sans font-normal text-ink-soft tabular">{count}</span> : null}
      </h2>
      {isQuiet ? <p className="border-t border-line px-5 py-5 text-ink-soft">No comments yet. Ask, or offer help.</p> : null}
      <ul>
        {pending.map(({ key, message }) => (
          <Line key={key} name={me.fullName} picture={me.profilePicture} message={message} aside="Sending…" faint />
        ))}
        {comments.map((comment) => (
          <Line
            key={comment.id}
            name={comment.author.fullName}
            isStaff={comment.author.isStaff}
            picture={comment.author.profilePicture}
            to={profileOf(comment.author.id)}
            message={comment.message}
            aside={<When at={comment.dateCreated} />}
            onTakeBack={comment.can.delete ? () => setAsked(comment) : undefined}
          />
        ))}
      </ul>
      {more}
      <ConfirmDialog
        open={asked !== undefined}
        title="Take this comment down?"
        text={asked ? `“${asked.message.slice(0, 120)}” goes for good, for everybody.` : ''}
        confirmLabel="Take it down"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={() => {
          if (asked) onTakeBack(asked);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </Card>
  );
}

type LineProps = {
  readonly name: string;
  readonly isStaff?: boolean;
  readonly picture: string | null;
  readonly message: string;
  /** The author’s profile. */
  readonly to?: string;
  readonly aside: ReactNode;
  readonly faint?: boolean;
  readonly onTakeBack?: (() => void) | undefined;
};

function Line({ name, isStaff = false, picture, message, to, aside, faint = false, onTakeBack }: LineProps) {
  return (
    <li className={faint ? 'flex gap-3 border-t border-line px-5 py-4 opacity-70' : 'flex gap-3 border-t border-line px-5 py-4'}>
      <Avatar name={name} src={picture} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="max-w-full truncate font-semibold">
            {to === undefined ? name : <PersonLink to={to}>{name}</PersonLink>}
            <TeamBadge isStaff={isStaff} />
          </span>
          <span className="text-13 text-ink-soft">{aside}</span>
        </p>
        <p className="whitespace-pre-line">{message}</p>
      </div>
      {onTakeBack ? (
        <IconButton label={`Take down the comment by ${name}`} onClick={onTakeBack} className="-mt-2 -mr-3 text-ink-soft">
          <Trash size={18} aria-hidden="true" />
        </IconButton>
      ) : null}
    </li>
  );
}

type OlderProps = { readonly busy: boolean; readonly error: string | undefined; readonly onMore: () => void };

export function OlderComments({ busy, error, onMore }: OlderProps) {
  return (
    <div className="border-t border-line p-3">
      <Button variant="quiet" full busy={busy} onClick={onMore}>
        Show older comments
      </Button>
      <p role="alert" className="px-3 text-13 text-clay">
        {error}
      </p>
    </div>
  );
}
