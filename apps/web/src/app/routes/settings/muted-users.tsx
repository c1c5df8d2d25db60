import { HiddenList } from '../../../features/timeline/components/feed/hidden-list.tsx';
import { MutedList } from '../../../features/users/components/muted-list.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { session } from '../../../session/session.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SettingPage } from './setting-page.tsx';

export function MutedUsersRoute() {
  const { mutedUsers, notInterestedItem } = useUser();
  const userIds = mutedUsers.map(({ mutedUserId }) => mutedUserId);
  const reload = () => session.reloadUser().catch(showFailure);
  return (
    <SettingPage
      title="Muted people"
      lead="You do not see their posts, comments and chats. What they write to you waits silently, and they are not told. Unmuted, everything is there, unread messages too. To choose who may write to you at all, see Direct messages."
    >
      <div className="grid gap-7">
        {userIds.length === 0 ? (
          <Card>
            <EmptyState
              drawing="door"
              title="You have muted nobody"
              text="People are muted from their profile, from the menu of what they post, or from a chat."
            />
          </Card>
        ) : (
          <MutedList userIds={userIds} onChanged={reload} />
        )}
        {notInterestedItem.length > 0 ? (
          <section>
            <h2 className="mb-2.5 text-17">Posts you hid</h2>
            <HiddenList itemIds={notInterestedItem} onChanged={reload} />
          </section>
        ) : null}
      </div>
    </SettingPage>
  );
}
