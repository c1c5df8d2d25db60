import { Card } from '../../../ui/card.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import type { SettingsModel, SwitchName } from '../model/use-settings.ts';

export type SettingSwitch = { readonly name: SwitchName; readonly label: string; readonly hint: string };

type SettingSwitchesProps = { readonly settings: SettingsModel; readonly switches: readonly SettingSwitch[] };

/** Switches that count as soon as they are moved. */
export function SettingSwitches({ settings, switches }: SettingSwitchesProps) {
  return (
    <Card className="overflow-hidden p-0">
      {switches.map(({ name, label, hint }) => (
        <SwitchField
          key={name}
          label={label}
          hint={hint}
          className="border-line px-5 not-first:border-t"
          checked={settings.values[name]}
          aria-busy={settings.isSaving(name)}
          onChange={(event) => settings.change(name, event.currentTarget.checked)}
        />
      ))}
    </Card>
  );
}

/** For those who do not see the switch itself wait. */
export function SavingNote({ settings }: { readonly settings: SettingsModel }) {
  return (
    <p role="status" className="mt-3 min-h-5 text-13 text-ink-soft">
      {settings.isAnySaving ? 'Saving…' : null}
    </p>
  );
}

export const emailSwitches: readonly SettingSwitch[] = [
  { name: 'emailOnNewNotifications', label: 'Notifications', hint: 'What you missed about your parcels and posts' },
  { name: 'emailOnDirectMessages', label: 'Direct messages', hint: 'When somebody wrote and you have not read it' },
  { name: 'emailPaymentReceipts', label: 'Payment receipts', hint: 'A slip for every payment, at once' },
  { name: 'emailOrderPerformance', label: 'Order performance', hint: 'How a delivery went, and the stars you got' },
];

export const pushSwitch: SettingSwitch = {
  name: 'webPushNotificationEnabled',
  label: 'Alerts on my devices',
  hint: 'Offers, handovers, payments and messages, while you are not looking at Waybill',
};
