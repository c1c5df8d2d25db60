import { useUser } from '../../shell/user-context.tsx';
import { ReachList } from './reach-list.tsx';
import { SettingPage } from './setting-page.tsx';

export function DirectMessagesRoute() {
  const { showReadReceipts } = useUser();
  return (
    <SettingPage title="Direct messages" lead="What the other person sees. It cannot be changed here at the moment.">
      <ReachList
        entries={[{ title: 'Read receipts', text: 'Others see when you have read their message', on: showReadReceipts }]}
      />
    </SettingPage>
  );
}
