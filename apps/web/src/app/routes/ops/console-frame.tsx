import { useQuery } from '@tanstack/react-query';
import { staffRoleWords } from '@waybill/contract/ops/staff-role-words';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useId, useRef, useState } from 'react';
import { getDeskQuery } from '../../../features/ops/api/get-desk.ts';
import { getOverviewQuery, type Overview } from '../../../features/ops/api/get-overview.ts';
import { FindPanel } from '../../../features/ops/components/find/find-panel.tsx';
import { useFindKeys } from '../../../features/ops/components/find/use-find-keys.ts';
import { useMayOpen } from '../../../features/ops/components/use-may.ts';
import { opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { paths } from '../../../session/paths.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import { SkipLink } from '../../shell/skip-link.tsx';
import { isIn, type OpsMenuGroup, type OpsPlace, opsMenu } from './ops-menu.ts';

// What can be taken back knows each call that decides; nobody waits for it to see a page.
const UndoBar = lazyComponent(async () => (await import('../../../features/ops/components/undo/undo-bar.tsx')).UndoBar);

/** Around every page of the console: a rail at the side of a wide screen, a menu on a phone. */
export function ConsoleFrame({ children }: { readonly children: ReactNode }) {
  const { data: overview } = useQuery(getOverviewQuery);
  const { data: desk } = useQuery(getDeskQuery);
  const calls = desk?.mentions ?? 0;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const groups = useMenu();
  const [isFinding, setFinding] = useState(false);
  const find = () => setFinding(true);
  useFindKeys(find);
  const waiting = overview
    ? groups.flatMap(({ places }) => places).reduce((sum, place) => sum + countAt(place, overview, calls), 0)
    : 0;
  return (
    <>
      <SkipLink />
      <div className="ops">
        <header className="ops-rail">
          <Sign />
          <button type="button" aria-keyshortcuts="Control+K Meta+K" onClick={find} className="ops-find">
            <Search size={18} aria-hidden="true" className="flex-none" />
            <span className="flex-1 text-left">Find anything</span>
            <span aria-hidden="true" className="ops-key">
              Ctrl K
            </span>
          </button>
          <Places groups={groups} overview={overview} calls={calls} />
          <Person />
        </header>
        <header className="ops-top">
          <Sign />
          <IconButton label="Find anything" className="ml-auto" onClick={find}>
            <Search size={22} aria-hidden="true" />
          </IconButton>
          <button
            type="button"
            popoverTarget={id}
            className="ops-place"
            aria-label={waiting > 0 ? `Menu, ${waiting} waiting` : 'Menu'}
          >
            {waiting > 0 ? <span aria-hidden="true" className="ops-count" data-count={waiting} /> : null}
            <Menu size={22} aria-hidden="true" />
          </button>
          <div ref={menu} id={id} popover="auto" className="ops-menu">
            <Places groups={groups} overview={overview} calls={calls} onLeave={() => menu.current?.hidePopover()} />
            <Person />
          </div>
        </header>
        <main id="content" className="ops-main">
          {children}
          <UndoBar />
        </main>
        {isFinding ? <FindPanel places={groups.flatMap(({ places }) => places)} onClose={() => setFinding(false)} /> : null}
      </div>
    </>
  );
}

function Sign() {
  return (
    <Link to={opsPaths.overview} aria-label="Console, overview" className="flex min-h-11 items-center gap-2.5 px-2">
      <Mark size={30} />
      <span className="display text-17 font-bold">Console</span>
    </Link>
  );
}

/** `calls`: notes of colleagues that call whoever looks. */
function countAt({ to, queue }: OpsPlace, overview: Overview, calls: number): number {
  if (to === opsPaths.work) return calls;
  return queue ? overview[queue].count : 0;
}

/** The menu of whoever looks: the places that are for their role. */
function useMenu(): readonly OpsMenuGroup[] {
  const mayOpen = useMayOpen();
  return opsMenu
    .map(({ caption, places }) => ({ caption, places: places.filter(({ to }) => mayOpen(to)) }))
    .filter(({ places }) => places.length > 0);
}

type PlacesProps = {
  readonly groups: readonly OpsMenuGroup[];
  readonly overview: Overview | undefined;
  readonly calls: number;
  readonly onLeave?: () => void;
};

function Places({ groups, overview, calls, onLeave }: PlacesProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Console">
      {groups.map(({ caption, places }) => (
        <div key={caption}>
          <p className="ops-group">{caption}</p>
          <ul className="grid gap-0.5">
            {places.map((place) => {
              const count = overview ? countAt(place, overview, calls) : 0;
              return (
                <li key={place.to}>
                  <Link
                    to={place.to}
                    onClick={onLeave}
                    aria-current={isIn(place, pathname) ? 'page' : undefined}
                    aria-label={count > 0 ? `${place.label}, ${count} waiting` : place.label}
                    className="ops-place"
                  >
                    <place.Icon size={20} aria-hidden="true" className="flex-none" />
                    {place.label}
                    {count > 0 ? <span aria-hidden="true" className="ops-count" data-count={count} /> : null}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The staff member who is signed in, and the link back to the app. */
function Person() {
  const user = useUser();
  return (
    <div className="mt-auto pt-4">
      <div className="border-t border-line pt-3">
        <p className="flex items-center gap-3 px-3 pb-2">
          <Avatar name={user.fullName} src={user.profilePicture} size={36} />
          <span className="min-w-0">
            <span className="block truncate font-semibold">{user.fullName}</span>
            <span className="block truncate text-13 text-ink-soft">
              {user.staffRole ? `${staffRoleWords[user.staffRole].title} · ` : ''}@{user.username}
            </span>
          </span>
        </p>
        <Link to={paths.dashboard} className="ops-place">
          <ArrowLeft size={20} aria-hidden="true" className="flex-none" />
          Back to Waybill
        </Link>
      </div>
    </div>
  );
}
