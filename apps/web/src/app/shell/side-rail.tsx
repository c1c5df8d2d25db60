import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import Send from 'lucide-react/icons/send';
import type { Unseen } from '../../features/notifications/api/get-unseen.ts';
import { acting } from '../../session/acting.ts';
import { paths } from '../../session/paths.ts';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { useUser } from '../../session/user-context.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Mark } from '../../ui/mark.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Perforation } from '../../ui/perforation.tsx';
import { Badge } from './badge.tsx';
import { menuFor, newAt } from './menu.ts';

export function SideRail({ unseen, onSend }: { unseen: Unseen; onSend: () => void }) {
  const user = useUser();
  const open = useUiState((state) => state.sidebarOpen);
  const active = useUiState((state) => state.activeViewIndex);
  const ToggleIcon = open ? PanelLeftClose : PanelLeftOpen;
  return (
    <>
      <nav aria-label="Places" className="rail">
        <Link to={paths.dashboard} aria-label="Waybill, home" className="mb-5 flex min-h-11 items-center gap-2.5 self-start px-2">
          <Mark size={36} />
          <span className="rail-label display text-21 font-bold">Waybill</span>
        </Link>
        {acting() ? null : (
          <Button onClick={onSend} icon={<Send size={20} aria-hidden="true" />} className="mb-5 px-3" aria-label="Send a parcel">
            <span className="rail-label">Send a parcel</span>
          </Button>
        )}
        <ul className="grid gap-1">
          {menuFor(user).map(({ place, index, label, to, Icon }) => {
            const { count, name } = newAt({ place, label }, unseen);
            return (
              <li key={place}>
                <Link
                  to={to}
                  aria-current={index === active ? 'page' : undefined}
                  aria-label={name}
                  title={label}
                  className={classNames('rail-place', index === active && 'tag-here')}
                >
                  <Icon size={21} aria-hidden="true" className="flex-none" />
                  <span className="rail-label">{label}</span>
                  <Badge count={count} />
                </Link>
              </li>
            );
          })}
        </ul>
        <button
          type="button"
          onClick={ui.toggleSidebar}
          aria-expanded={open}
          aria-label={open ? 'Collapse menu' : 'Expand menu'}
          className="rail-place mt-auto hidden text-ink-soft lg:flex"
        >
          <ToggleIcon size={21} aria-hidden="true" className="flex-none" />
          <span className="rail-label">Collapse menu</span>
        </button>
      </nav>
      <Perforation upright className="flex-none" />
    </>
  );
}
