import Bell from 'lucide-react/icons/bell';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Search from 'lucide-react/icons/search';
import type { Unseen } from '../../features/notifications/api/get-unseen.ts';
import { isInOffice } from '../../session/acting.ts';
import { paths } from '../../session/paths.ts';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Wordmark } from '../../ui/mark.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Badge } from './badge.tsx';
import { newAt } from './menu.ts';

export function TopBar({ unseen, onSignOut }: { unseen: Unseen; onSignOut: () => void }) {
  const { count, name } = newAt({ place: 'notifications', label: 'Notifications' }, unseen);
  const hasAll = isInOffice();
  const balanceVisible = useUiState((state) => state.balanceVisible);
  return (
    <>
      <Link to={paths.dashboard} aria-label="Waybill, home" className="mr-auto py-1.5 md:hidden">
        <Wordmark />
      </Link>
      {hasAll ? <SearchButtons /> : <span className="mr-auto hidden md:block" />}
      <IconButton label={balanceVisible ? 'Hide amounts' : 'Show amounts'} onClick={ui.toggleBalance}>
        {balanceVisible ? <Eye size={22} aria-hidden="true" /> : <EyeOff size={22} aria-hidden="true" />}
      </IconButton>
      {hasAll ? (
        <Link to={paths.notifications} aria-label={name} title="Notifications" className="icon-button">
          <Bell size={22} aria-hidden="true" />
          <Badge count={count} />
        </Link>
      ) : null}
      <AccountMenu onSignOut={onSignOut} />
    </>
  );
}

function SearchButtons() {
  return (
    <>
      <button type="button" onClick={ui.openSearch} className="search-box mr-auto hidden w-full max-w-md text-ink-soft md:flex">
        <Search size={20} aria-hidden="true" className="mx-3.5 flex-none" />
        <span className="flex-1 text-left">Search people, parcels, places</span>
        <span aria-hidden="true" className="mr-3 rounded-[6px] border border-line px-1.5 font-mono text-13">
          Ctrl K
        </span>
      </button>
      <IconButton label="Search" onClick={ui.openSearch} className="md:hidden">
        <Search size={22} aria-hidden="true" />
      </IconButton>
    </>
  );
}
