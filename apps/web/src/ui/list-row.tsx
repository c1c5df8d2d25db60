import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from './navigation/link.tsx';

type ListRowProps = {
  title: string;
  text?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  to?: string;
  onClick?: () => void;
};

/** A row that leads somewhere: a link when it has an address, a button otherwise. */
export function ListRow({ title, text, leading, trailing, to, onClick }: ListRowProps) {
  const content = (
    <>
      {leading ? <span className="flex-none text-ink-soft">{leading}</span> : null}
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        {text ? <span className="block text-13 text-ink-soft">{text}</span> : null}
      </span>
      {trailing}
      <ChevronRight size={20} aria-hidden="true" className="flex-none text-ink-soft" />
    </>
  );
  return to === undefined ? (
    <button type="button" onClick={onClick} className="list-row">
      {content}
    </button>
  ) : (
    <Link to={to} onClick={onClick} className="list-row">
      {content}
    </Link>
  );
}
