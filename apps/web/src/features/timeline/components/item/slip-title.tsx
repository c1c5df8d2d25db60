import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Link } from '../../../../ui/navigation/link.tsx';

type SlipTitleProps = {
  readonly id: string;
  /** As it is read out. */
  readonly title: string;
  /** Where it leads; nowhere on the item’s own page. */
  readonly to?: string | undefined;
  readonly children: ReactNode;
};

/** The heading of a slip: drawn for the eye, said in a sentence. */
export function SlipTitle({ id, title, to, children }: SlipTitleProps) {
  const content = (
    <>
      <span className="sr-only">{title}</span>
      <span aria-hidden="true">{children}</span>
    </>
  );
  return (
    <h2 id={id}>
      {to === undefined ? (
        content
      ) : (
        <Link to={to} className="slip-link">
          {content}
        </Link>
      )}
    </h2>
  );
}

type WayProps = {
  readonly from: string;
  readonly to: string;
  readonly icon: ReactNode;
  /** Beside a stub a phone has no room for both ends: they stand one below the other there. */
  readonly narrow?: boolean;
};

/** From here to there. */
export function Way({ from, to, icon, narrow = false }: WayProps) {
  return (
    <span className={classNames('way', narrow && 'way-narrow')}>
      <End caption="From" place={from} />
      <span className="way-line">{icon}</span>
      <End caption="To" place={to} />
    </span>
  );
}

function End({ caption, place }: { readonly caption: string; readonly place: string }) {
  const [name, ...rest] = place.split(', ');
  return (
    <span className="block min-w-0">
      <span className="block font-sans text-13 font-normal tracking-normal text-ink-soft">{caption}</span>
      <span className="block text-21 font-bold">{name}</span>
      {rest.length > 0 ? (
        <span className="block font-sans text-13 font-normal tracking-normal text-ink-soft">{rest.join(', ')}</span>
      ) : null}
    </span>
  );
}
