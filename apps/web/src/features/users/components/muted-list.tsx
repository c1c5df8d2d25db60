import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { OtherUser } from '@waybill/contract/users/user-view';

import { useBusy } from '../../../forms/use-busy.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { toast } from '../../../ui/toast.tsx';
import { getUserQuery } from '../api/get-user.ts';
import { unmuteUser } from '../api/unmute-user.ts';

type MutedListProps = {
  readonly userIds: readonly string[];
  /** One fewer: whoever knows about the person asks again. */
  readonly onChanged: () => void | Promise<void>;
};

/** The muted people, each with a button to unmute them. */
export function MutedList({ userIds, onChanged }: MutedListProps) {
  const queries = useQueries({ queries: userIds.map(getUserQuery) });
  return (
    <Card className="overflow-hidden p-0">
      <ul>
        {queries.map((query, index) => (
          <li key={userIds[index]} className="border-line px-5 py-3.5 not-first:border-t">
            {query.isSuccess ? null : <Loading query={query} failed="We could not load this person" rows={1} />}
            {query.data ? <MutedRow {...query.data} onChanged={onChanged} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type MutedRowProps = Pick<OtherUser, 'id' | 'fullName' | 'username' | 'profilePicture'> & Pick<MutedListProps, 'onChanged'>;

function MutedRow({ id, fullName, username, profilePicture, onChanged }: MutedRowProps) {
  const { busy, run } = useBusy();
  const cache = useQueryClient();

  async function unmute() {
    await unmuteUser(id);
    // Their posts belong on the timeline again, and the chat with them in the list.
    void cache.invalidateQueries({ queryKey: ['timeline'] });
    void cache.invalidateQueries({ queryKey: ['chat'] });
    toast.success(`@${username} is unmuted`, 'Their posts and your chat are back. They were never told.');
    await onChanged();
  }

  return (
    <div className="flex items-center gap-3">
      <Avatar name={fullName} src={profilePicture} size={44} />
      <p className="min-w-0 flex-1">
        <span className="block truncate font-medium">{fullName}</span>
        <span className="block truncate text-13 text-ink-soft">@{username}</span>
      </p>
      <Button variant="secondary" busy={busy} aria-label={`Unmute ${fullName}`} onClick={() => void run(unmute)}>
        Unmute
      </Button>
    </div>
  );
}
