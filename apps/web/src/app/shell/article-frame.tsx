import type { ReactNode } from 'react';
import { paths } from '../../session/paths.ts';
import { useIsInside } from '../../session/user-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Wordmark } from '../../ui/mark.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { useLocation } from '../../ui/navigation/navigation.ts';

const pages = [
  { to: paths.help, label: 'Help' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.licences, label: 'Licences' },
];

type ArticleFrameProps = { readonly title: string; readonly lead: ReactNode; readonly children: ReactNode };

/** Around the pages that are there to be read, by anybody: inside the app for its members, under our name for visitors. */
export function ArticleFrame(props: ArticleFrameProps) {
  if (useIsInside())
    return (
      <div className="mx-auto grid w-full max-w-3xl gap-4">
        <Pages />
        <Article {...props} />
      </div>
    );
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8 px-5 pt-4 pb-16">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Link to={paths.login} className="inline-flex min-h-11 items-center">
          <Wordmark />
          <span className="sr-only">, sign in</span>
        </Link>
        <Pages />
      </header>
      <main id="content" className="min-w-0">
        <Article {...props} />
      </main>
    </div>
  );
}

function Article({ title, lead, children }: ArticleFrameProps) {
  return (
    <div className="min-w-0">
      <h1 className="text-28 outline-none md:text-38">{title}</h1>
      <p className="mt-2.5 max-w-prose text-17 text-ink-soft">{lead}</p>
      <div className="mt-8">{children}</div>
    </div>
  );
}

function Pages() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="To read" className="-mx-2 flex flex-wrap">
      {pages.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          {...(pathname === to ? { 'aria-current': 'page' as const } : {})}
          className={classNames(
            'inline-flex min-h-11 items-center px-2',
            pathname === to ? 'font-semibold underline' : 'text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
