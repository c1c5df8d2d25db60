import type { PostView } from '@waybill/contract/timeline/item-view';
import { classNames } from '../../../../ui/class-names.ts';
import { Link } from '../../../../ui/navigation/link.tsx';
import type { SlipProps } from './slip-props.ts';

// Characters that fit the lines shown in the feed, roughly: a longer post gets a link to its page.
const longText = 420;

/** Somebody has something to say. */
export function PostSlip({ item, to, pictures }: Omit<SlipProps<PostView>, 'headingId' | 'action'>) {
  const isCut = to !== undefined && item.message.length > longText;
  return (
    <div className="px-5">
      {item.message ? <p className={classNames('text-17 whitespace-pre-line', isCut && 'line-clamp-6')}>{item.message}</p> : null}
      {isCut ? (
        <Link to={to} className="link inline-flex min-h-11 items-center">
          Read on
        </Link>
      ) : null}
      {pictures ? <div className={classNames(item.message !== '' && 'pt-3.5')}>{pictures}</div> : null}
    </div>
  );
}
