import Send from 'lucide-react/icons/send';
import type { Unseen } from '../../features/notifications/api/get-unseen.ts';
import { acting } from '../../session/acting.ts';
import { useUiState } from '../../session/ui/ui-state.ts';
import { useUser } from '../../session/user-context.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Perforation } from '../../ui/perforation.tsx';
import { Badge } from './badge.tsx';
import { bottomBarFor, newAt } from './menu.ts';

export function BottomBar({ unseen, onSend }: { unseen: Unseen; onSend: () => void }) {
  const user = useUser();
  const active = useUiState((state) => state.activeViewIndex);
  return (
    <nav aria-label="Places" className="bottom-bar">
      <div className="bottom-bar-paper">
        {bottomBarFor(user).map(({ place, index, label, to, Icon }) => {
          const { count, name } = newAt({ place, label }, unseen);
          return (
            <Link
              key={place}
              to={to}
              aria-current={index === active ? 'page' : undefined}
              aria-label={name}
              className="bottom-place"
            >
              <span className="bottom-place-icon">
                <Icon size={22} aria-hidden="true" />
              </span>
              <span className="bottom-place-label">{label}</span>
              <Badge count={count} />
            </Link>
          );
        })}
        {acting() ? null : <Perforation upright className="ml-1 flex-none" />}
      </div>
      {acting() ? null : (
        <button type="button" onClick={onSend} className="bottom-send" aria-label="Send a parcel">
          <Send size={22} aria-hidden="true" />
          Send
        </button>
      )}
    </nav>
  );
}
