import { useQuery, useQueryClient } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { showFailure } from '../../../forms/show-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { When } from '../../../ui/when.tsx';
import { endSession } from '../api/end-session.ts';
import { type DeviceSession, listSessionsQuery } from '../api/list-sessions.ts';

/** Every device somebody is signed in on; any but this one can be ended here. */
export function SessionList() {
  const sessions = useQuery(listSessionsQuery);
  if (sessions.isPending) return <SkeletonRows rows={2} />;
  if (sessions.isError)
    return (
      <Notice
        tone="attention"
        title="We could not load your devices"
        action={
          <Button variant="secondary" onClick={() => void sessions.refetch()}>
            Try again
          </Button>
        }
      >
        {sessions.error.message}
      </Notice>
    );
  return (
    <ul className="grid gap-4">
      {sessions.data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { readonly session: DeviceSession }) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const Icon = /android|iphone|ipad|mobile/i.test(session.device) ? Smartphone : Monitor;

  async function end() {
    const done = () => toast.success('Signed out there', `${session.device} no longer has access.`);
    await endSession(session.id).then(done, showFailure);
    await queries.invalidateQueries({ queryKey: listSessionsQuery.queryKey });
  }

  return (
    <li className="flex items-center gap-3.5">
      <Icon size={24} aria-hidden="true" className="flex-none text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{session.device}</p>
        <p className="text-13 text-ink-soft">
          {session.isCurrent ? (
            <span className="font-semibold text-palm">This device</span>
          ) : (
            <>
              Used <When at={session.lastUsedAt} />
            </>
          )}
          {' · '}
          <span className="font-mono">{session.ip}</span>
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button variant="secondary" busy={busy} onClick={() => void run(end)} aria-label={`Sign out ${session.device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
