import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/navigation/link.tsx';
import { RowChoice } from './bulk/row-choice.tsx';

type QueueRowProps = {
  readonly to: string /** Said before what is written, to whoever cannot see what the list is of. */;
  readonly hiddenLabel?: string;
  readonly children: ReactNode;
  readonly end?: ReactNode;
};

/** A line of a list that opens something. */
export function QueueRow({ to, hiddenLabel, children, end }: QueueRowProps) {
  return (
    <li className="ops-row">
      <RowChoice />
      <Link to={to} data-row="" className="ops-row-link">
        {hiddenLabel ? <span className="sr-only">{hiddenLabel} </span> : null}
        <span className="ops-row-body">{children}</span>
        {end ? <span className="ops-row-end">{end}</span> : null}
        <ChevronRight size={20} aria-hidden="true" className="flex-none text-ink-soft" />
      </Link>
    </li>
  );
}
