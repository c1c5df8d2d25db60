import type { NotificationView } from '@waybill/contract/notifications/notification-view';
import { Avatar } from '../../../ui/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { When } from '../../../ui/when.tsx';
import { filterWords } from '../model/notification-filter.ts';

type NotificationRowProps = { readonly row: NotificationView; readonly onLook: () => void };

/** One thing that happened. The whole of it leads there; a dot and the weight of the words say that it is new. */
export function NotificationRow({ row, onLook }: NotificationRowProps) {
  const isNew = !row.IsSeenByUser;
  return (
    <Link to={row.link} onClick={onLook} className={classNames('list-row items-start', isNew && 'bg-palm/8')}>
      {row.relatedUserName === null ? (
        <span className="grid size-11 flex-none place-items-center">
          <Drawing name={filterWords[row.category].drawing} size={44} />
        </span>
      ) : (
        <Avatar name={row.relatedUserName} src={row.RelatedUserAvatar} />
      )}
      <span className="min-w-0 flex-1">
        <span className={classNames('block', isNew && 'font-semibold')}>
          {isNew ? <span className="sr-only">New: </span> : null}
          {row.Message}
        </span>
        <span className="mt-0.5 block text-13 text-ink-soft">
          <When at={row.DateCreated} />
          {row.Count > 1 ? (
            <>
              {` · ${row.Count} times, the latest `}
              <When at={row.LastModified} />
            </>
          ) : null}
        </span>
      </span>
      {isNew ? <span aria-hidden="true" className="mt-2 size-2.5 flex-none rounded-full bg-palm" /> : null}
    </Link>
  );
}
