import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { type Missing, whatsMissing } from './whats-missing.ts';

// Fetched after the page has been drawn: what they say has to be asked for in any case.
const WaitingRows = onDemand(async () => (await import('./waiting-rows.tsx')).WaitingRows);

/** Orders and fees that wait for an answer first, then what one’s own account lacks. */
export function NeedsMe() {
  const [waiting, setWaiting] = useState<number>();
  const missing = whatsMissing(useUser());
  const count = (waiting ?? 0) + missing.length;
  return (
    <Card className="overflow-hidden p-0">
      <h2 className="flex items-center justify-between px-5 pt-4 pb-3 text-17">
        Needs your attention
        {count > 0 ? (
          <span className="grid h-6 min-w-6 place-items-center rounded-full bg-marigold px-1.5 text-13 text-on-marigold tabular">
            {count}
          </span>
        ) : null}
      </h2>
      <ul className="border-t border-line">
        <WaitingRows onCount={setWaiting} />
        {missing.map((need) => (
          <li key={need.key}>
            <Need need={need} />
          </li>
        ))}
        {waiting === undefined && count === 0 ? (
          <li className="px-5 py-4">
            <SkeletonRows rows={1} />
          </li>
        ) : null}
        {waiting !== undefined && count === 0 ? (
          <li className="flex items-center gap-2.5 px-5 py-4 text-ink-soft">
            <CircleCheck size={20} aria-hidden="true" className="flex-none text-palm" />
            Nothing at the moment. You are all set.
          </li>
        ) : null}
      </ul>
    </Card>
  );
}

function Need({ need }: { need: Missing }) {
  const { open } = usePopup();
  const leading = <Drawing name={need.drawing} size={44} />;
  if ('to' in need) return <ListRow title={need.title} text={need.text} leading={leading} to={need.to} />;
  return <ListRow title={need.title} text={need.text} leading={leading} onClick={() => open(need.popup)} />;
}
