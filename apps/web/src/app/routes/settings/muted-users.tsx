import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useUser } from '../../shell/user-context.tsx';
import { SettingPage } from './setting-page.tsx';

export function MutedUsersRoute() {
  const count = useUser().mutedUsers.length;
  return (
    <SettingPage title="Muted people" lead="You do not see their posts, comments and chats. They are not told.">
      <Card>
        <EmptyState
          drawing="door"
          title={
            count === 0 ? 'You have muted nobody' : count === 1 ? 'You have muted one person' : `You have muted ${count} people`
          }
          text="People are muted from their profile or their post."
        />
      </Card>
    </SettingPage>
  );
}
