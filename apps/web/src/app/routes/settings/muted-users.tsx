import { MutedList } from '../../../features/users/components/muted-list.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { session } from '../../session/session.ts';
import { useUser } from '../../shell/user-context.tsx';
import { SettingPage } from './setting-page.tsx';

export function MutedUsersRoute() {
  const userIds = useUser().mutedUsers.map(({ mutedUserId }) => mutedUserId);
  return (
    <SettingPage
      title="Muted people"
      lead="You do not see their posts, comments and chats, and they cannot write to you. They are not told. Unmuted, everything comes back, your chats too."
    >
      {userIds.length === 0 ? (
        <Card>
          <EmptyState
            drawing="door"
            title="You have muted nobody"
            text="People are muted from the menu of what they post, or from a chat."
          />
        </Card>
      ) : (
        <MutedList userIds={userIds} onChanged={() => session.reloadUser().catch(showFailure)} />
      )}
    </SettingPage>
  );
}
