import Bus from 'lucide-react/icons/bus';
import Luggage from 'lucide-react/icons/luggage';
import Package from 'lucide-react/icons/package';
import { lazy, type ReactNode, Suspense } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { postDraft } from '../../model/feed/post-draft.ts';
import type { Me } from '../item/comments.tsx';
import type { FirstSteps } from './feed-empty.tsx';

const PostForm = lazy(async () => ({ default: (await import('./post-form.tsx')).PostForm }));

type PostComposerProps = {
  readonly userId: string;
  readonly me: Me;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly steps: FirstSteps;
};

/** The head of the board: say something, or post what the road is for. */
export function PostComposer({ userId, me, open, onOpen, steps }: PostComposerProps) {
  const hasDraft = !open && postDraft(userId).resume(localStorage).message !== '';
  return (
    <Card className="p-4">
      {open ? (
        <Suspense fallback={<Skeleton shape="card" />}>
          <PostForm userId={userId} onClose={() => onOpen(false)} />
        </Suspense>
      ) : (
        <div className="flex items-center gap-3">
          <Avatar name={me.fullName} src={me.profilePicture} size={44} />
          <button
            type="button"
            onClick={() => onOpen(true)}
            className="search-box min-w-0 flex-1 px-4 text-left text-ink-soft hover:border-ink-soft"
          >
            {hasDraft ? 'Go on with what you were writing' : 'What’s happening on the road?'}
          </button>
        </div>
      )}
      {open ? null : (
        <div className="chips -mx-4 mt-3 px-4">
          <Post icon={<Package size={18} aria-hidden="true" />} onClick={steps.onSend}>
            Send a parcel
          </Post>
          <Post icon={<Luggage size={18} aria-hidden="true" />} onClick={steps.onTrip}>
            Post a trip
          </Post>
          {steps.onBatch ? (
            <Post icon={<Bus size={18} aria-hidden="true" />} onClick={steps.onBatch}>
              Batch shipping
            </Post>
          ) : null}
        </div>
      )}
    </Card>
  );
}

type PostProps = { readonly icon: ReactNode; readonly onClick: () => void; readonly children: ReactNode };

function Post({ icon, onClick, children }: PostProps) {
  return (
    <button type="button" onClick={onClick} className="chip">
      {icon}
      {children}
    </button>
  );
}
