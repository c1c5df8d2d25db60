import VolumeX from 'lucide-react/icons/volume-x';
import { SavingNote, type SettingSwitch, SettingSwitches } from '../../../features/users/components/setting-switches.tsx';
import { WhoMayWrite } from '../../../features/users/components/who-may-write.tsx';
import { paths } from '../../../session/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { SettingPage } from './setting-page.tsx';
import { useOwnSettings } from './use-own-settings.ts';

const switches: readonly SettingSwitch[] = [
  { name: 'showReadReceipts', label: 'Read receipts', hint: 'People see when you have read their message' },
  { name: 'showPresence', label: 'Presence', hint: 'People you chat with see when you are online, and when you last were' },
];

export function DirectMessagesRoute() {
  const settings = useOwnSettings();
  return (
    <SettingPage title="Direct messages" lead="Who may write to you, and what the other person sees.">
      <div className="grid gap-4">
        <WhoMayWrite settings={settings} />
        <div>
          <SettingSwitches settings={settings} switches={switches} />
          <p className="mt-2 px-1 text-13 text-ink-soft">
            Both go both ways: what you hide from others, you do not see of them either.
          </p>
        </div>
        <Card className="overflow-hidden p-0">
          <ListRow
            to={paths.mutedUsers}
            title="Muted people"
            text="Whose chats you do not see"
            leading={<VolumeX size={22} aria-hidden="true" />}
          />
        </Card>
      </div>
      <SavingNote settings={settings} />
    </SettingPage>
  );
}
