import { useInfiniteQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { bookingsQuery } from '../../../features/timeline/api/list-bookings.ts';
import { usePopup } from '../../../popups/use-popup.ts';
import { Card } from '../../../ui/card.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { useUser } from '../../shell/user-context.tsx';
import { askedOfMe, type Missing, whatsMissing } from './whats-missing.ts';

export function NeedsMe() {
  const bookings = useInfiniteQuery(bookingsQuery());
  const asked = (bookings.data?.pages[0]?.items ?? []).filter((parcel) => parcel.status === 'open');
  const missing = [...askedOfMe(asked), ...whatsMissing(useUser())];
  return (
    <Card className="overflow-hidden p-0">
      <h2 className="flex items-center justify-between px-5 pt-4 pb-3 text-17">
        What needs you
        {missing.length > 0 ? (
          <span className="grid h-6 min-w-6 place-items-center rounded-full bg-marigold px-1.5 text-13 text-on-marigold tabular">
            {missing.length}
          </span>
        ) : null}
      </h2>
      {missing.length === 0 ? (
        <p className="flex items-center gap-2.5 border-t border-line px-5 py-4 text-ink-soft">
          <CircleCheck size={20} aria-hidden="true" className="flex-none text-palm" />
          Nothing at the moment. You are all set.
        </p>
      ) : (
        <ul className="border-t border-line">
          {missing.map((need) => (
            <li key={need.key}>
              <Need need={need} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Need({ need }: { need: Missing }) {
  const { open } = usePopup();
  const leading = <Drawing name={need.drawing} size={52} />;
  if ('to' in need) return <ListRow title={need.title} text={need.text} leading={leading} to={need.to} />;
  return <ListRow title={need.title} text={need.text} leading={leading} onClick={() => open(need.popup)} />;
}
