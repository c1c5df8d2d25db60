import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Clock from 'lucide-react/icons/clock';
import HandCoins from 'lucide-react/icons/hand-coins';
import LayoutList from 'lucide-react/icons/layout-list';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import Tag from 'lucide-react/icons/tag';
import Truck from 'lucide-react/icons/truck';
import UserRound from 'lucide-react/icons/user-round';
import UserRoundMinus from 'lucide-react/icons/user-round-minus';
import UsersRound from 'lucide-react/icons/users-round';
import { useId, useRef, useState } from 'react';
import { acting } from '../../session/acting.ts';
import { paths } from '../../session/paths.ts';
import { ui } from '../../session/ui/ui-state.ts';
import { useUser } from '../../session/user-context.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { ActingSwitch } from './acting-switch.tsx';
import { isOpenTo, isPlaceOf } from './menu.ts';

const LeaveQuestion = onDemand(async () => (await import('./leave-question.tsx')).LeaveQuestion);

/** The browser’s own popover: it closes on Escape and on a press elsewhere. */
export function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const user = useUser();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const me = acting();

  function leave(then?: () => void) {
    return () => {
      menu.current?.hidePopover();
      then?.();
    };
  }

  return (
    <>
      <button type="button" popoverTarget={id} className="icon-button">
        <span className="sr-only">Your account, {user.fullName}</span>
        <Avatar name={user.fullName} src={user.profilePicture} size={36} />
      </button>
      <div ref={menu} id={id} popover="auto" className="account-menu" onToggle={({ newState }) => setIsOpen(newState === 'open')}>
        <p className="px-5 pt-2 font-semibold">{user.fullName}</p>
        <p className="px-5 pb-3 text-13 text-ink-soft">@{user.username}</p>
        <div className="border-t border-line">
          {isOpen ? <ActingSwitch /> : null}
          {me && !isPlaceOf(me.role, 'profile') ? null : (
            <ListRow title="Profile" to={paths.profile} onClick={leave()} leading={<UserRound size={20} aria-hidden="true" />} />
          )}
          {me ? null : (
            <ListRow title="Sell by link" to={paths.sales} onClick={leave()} leading={<Tag size={20} aria-hidden="true" />} />
          )}
          {user.isDispatchPartner && (!me || isPlaceOf(me.role, 'board')) ? (
            <ListRow title="Board" to={paths.board} onClick={leave()} leading={<LayoutList size={20} aria-hidden="true" />} />
          ) : null}
          {user.isDispatchPartner && (!me || isPlaceOf(me.role, 'earnings')) ? (
            <ListRow
              title="Earnings"
              to={paths.earnings}
              onClick={leave()}
              leading={<HandCoins size={20} aria-hidden="true" />}
            />
          ) : null}
          {user.isDispatchPartner && (!me || isPlaceOf(me.role, 'activity')) ? (
            <ListRow
              title="Activity"
              to={paths.activity}
              onClick={leave()}
              leading={<ChartNoAxesColumn size={20} aria-hidden="true" />}
            />
          ) : null}
          {user.isDispatchPartner && (!me || isOpenTo(me.role, paths.people)) ? (
            <ListRow title="People" to={paths.people} onClick={leave()} leading={<UsersRound size={20} aria-hidden="true" />} />
          ) : null}
          {user.isDispatchPartner && (!me || isOpenTo(me.role, paths.vehicles)) ? (
            <>
              <ListRow title="Vehicles" to={paths.vehicles} onClick={leave()} leading={<Truck size={20} aria-hidden="true" />} />
              <ListRow
                title="Shifts"
                to={paths.shifts}
                onClick={leave()}
                leading={<CalendarDays size={20} aria-hidden="true" />}
              />
            </>
          ) : null}
          {me && isOpenTo(me.role, paths.duty) ? (
            <ListRow title="Your shifts" to={paths.duty} onClick={leave()} leading={<Clock size={20} aria-hidden="true" />} />
          ) : null}
          {me && isOpenTo(me.role, paths.prices) ? (
            <ListRow title="Prices" to={paths.prices} onClick={leave()} leading={<Tag size={20} aria-hidden="true" />} />
          ) : null}
          {me ? null : (
            <ListRow title="Settings" to={paths.settings} onClick={leave()} leading={<Settings size={20} aria-hidden="true" />} />
          )}
          {user.isStaff ? (
            <ListRow title="Console" to={paths.ops} onClick={leave()} leading={<Settings size={20} aria-hidden="true" />} />
          ) : null}
          <ListRow
            title="How Waybill works"
            onClick={leave(ui.openOnboarding)}
            leading={<BookOpen size={20} aria-hidden="true" />}
          />
          {me ? (
            <ListRow
              title={`Leave ${me.businessName}`}
              onClick={leave(() => setIsLeaving(true))}
              leading={<UserRoundMinus size={20} aria-hidden="true" />}
            />
          ) : null}
          <ListRow title="Sign out" onClick={leave(onSignOut)} leading={<LogOut size={20} aria-hidden="true" />} />
        </div>
      </div>
      {me && isLeaving ? <LeaveQuestion from={me} onStay={() => setIsLeaving(false)} /> : null}
    </>
  );
}
