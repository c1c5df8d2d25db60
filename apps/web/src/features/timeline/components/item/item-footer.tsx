import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Link } from '../../../../ui/navigation/link.tsx';
import { counted } from '../../model/feed/item-words.ts';
import { shareItem } from '../../model/feed/share-item.ts';

type ItemFooterProps = {
  readonly item: TimelineItemView;
  /** The item’s page, for its link and for its comments. */
  readonly to: string;
  readonly onLike: () => void;
  /** On the item’s own page the comments stand below, and this goes to them. */
  readonly onComments?: () => void;
};

/** A heart, what people say, and the link to pass on. */
export function ItemFooter({ item, to, onLike, onComments }: ItemFooterProps) {
  const [beating, setBeating] = useState(false);
  const comments = (
    <Labelled label={`Comments, ${item.comments}`} count={item.comments}>
      <MessageCircle size={20} aria-hidden="true" />
    </Labelled>
  );
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-pressed={item.isLiked}
        className="item-action"
        onClick={() => {
          setBeating(!item.isLiked);
          onLike();
        }}
      >
        <Labelled label={`Like, ${counted(item.likes, 'like', 'likes')}`} count={item.likes}>
          <Heart
            size={20}
            aria-hidden="true"
            className={classNames(item.isLiked && 'heart-liked', beating && 'animate-heart')}
            onAnimationEnd={() => setBeating(false)}
          />
        </Labelled>
      </button>
      {onComments ? (
        <button type="button" className="item-action" onClick={onComments}>
          {comments}
        </button>
      ) : (
        <Link to={to} className="item-action">
          {comments}
        </Link>
      )}
      <button type="button" className="item-action ml-auto" onClick={() => shareItem(item)}>
        <Share2 size={20} aria-hidden="true" />
        Share
      </button>
    </div>
  );
}

type LabelledProps = { readonly label: string; readonly count: number; readonly children: ReactNode };

/** A picture and its count for the eye, a sentence for the ear. */
function Labelled({ label, count, children }: LabelledProps) {
  return (
    <>
      {children}
      <span aria-hidden="true">{count > 0 ? count : ''}</span>
      <span className="sr-only">{label}</span>
    </>
  );
}
