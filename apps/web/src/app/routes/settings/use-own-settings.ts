import { type SettingsModel, useSettings } from '../../../features/users/model/use-settings.ts';
import { session } from '../../../session/session.ts';
import { useUser } from '../../../session/user-context.tsx';

export function useOwnSettings(): SettingsModel {
  return useSettings(useUser(), session.takeUser);
}
