import Bus from 'lucide-react/icons/bus';
import Luggage from 'lucide-react/icons/luggage';
import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Card } from '../../../../ui/card.tsx';
import { MenuButton, MenuRow } from '../../../../ui/menu-button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { besideRail, useMedia } from '../../../../ui/use-media.ts';
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

/** The head of the board: say something, or post what the road is for. On a phone it is one line, so that the board itself is in sight. */
export function PostComposer({ userId, me, open, onOpen, steps }: PostComposerProps) {
  const isRoomy = useMedia(besideRail);
  const kinds = kindsToPost(steps);
  if (open)
    return (
      <Card className="p-4">
        <Suspense fallback={<Skeleton shape="card" />}>
          <PostForm userId={userId} onClose={() => onOpen(false)} />
        </Suspense>
      </Card>
    );
  const write = <Write hasDraft={postDraft(userId).resume(localStorage).message !== ''} onClick={() => onOpen(true)} />;
  if (!isRoomy)
    return (
      <div className="flex items-center gap-1">
        {write}
        <MenuButton label="Post a parcel or a trip" icon={<Plus size={22} aria-hidden="true" />} className="-mr-2">
          {(close) =>
            kinds.map(({ label, Icon, onClick }) => (
              <MenuRow
                key={label}
                icon={<Icon size={20} aria-hidden="true" />}
                onClick={() => {
                  close();
                  onClick();
                }}
              >
                {label}
              </MenuRow>
            ))
          }
        </MenuButton>
      </div>
    );
  return (
    <Card className="p-4">
      <div className="flex items-center gap-3">
        <Avatar name={me.fullName} src={me.profilePicture} size={44} />
        {write}
      </div>
      <div className="chips -mx-4 mt-3 px-4">
        {kinds.map(({ label, Icon, onClick }) => (
          <button key={label} type="button" onClick={onClick} className="chip">
            <Icon size={18} aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
    </Card>
  );
}

function Write({ hasDraft, onClick }: { readonly hasDraft: boolean; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="search-box min-w-0 flex-1 px-4 text-left text-ink-soft hover:border-ink-soft"
    >
      <span className="truncate">{hasDraft ? 'Go on with what you were writing' : 'What’s happening on the road?'}</span>
    </button>
  );
}

function kindsToPost({ onSend, onTrip, onBatch }: FirstSteps) {
  const kinds = [
    { label: 'Send a parcel', Icon: Package, onClick: onSend },
    { label: 'Post a trip', Icon: Luggage, onClick: onTrip },
  ];
  return onBatch ? [...kinds, { label: 'Batch shipping', Icon: Bus, onClick: onBatch }] : kinds;
}
