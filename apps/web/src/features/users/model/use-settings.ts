import type { OwnUser } from '@waybill/contract/users/user-view';
import { useRef, useState } from 'react';
import { placeFailure } from '../../../forms/place-failure.ts';
import { toast } from '../../../ui/toast.tsx';
import { updateUser } from '../api/update-user.ts';

export type Settings = Pick<
  OwnUser,
  | 'showReadReceipts'
  | 'showPresence'
  | 'directMessagesFrom'
  | 'webPushNotificationEnabled'
  | 'emailOnNewNotifications'
  | 'emailOnDirectMessages'
  | 'emailPaymentReceipts'
  | 'emailOrderPerformance'
  | 'timeZone'
>;

/** The settings that are a yes or a no. */
export type SwitchName = Exclude<keyof Settings, 'directMessagesFrom' | 'timeZone'>;

/** The values being saved, each with the number of requests under way. */
type Wanted = { readonly [Name in keyof Settings]?: { readonly value: Settings[Name]; readonly underWay: number } };

export type SettingsModel = {
  /** As it will be once everything under way has arrived. */
  readonly values: Settings;
  readonly isSaving: (name: keyof Settings) => boolean;
  readonly isAnySaving: boolean;
  readonly change: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void;
};

// There is something to read: what it was, and that it is as it was before.
const readingMs = 6000;

/** Each change is shown at once and saved by itself, one after the other; what could not be saved goes back, and says so. */
export function useSettings(user: Settings, onSaved: (user: OwnUser) => void): SettingsModel {
  const [wanted, setWanted] = useState<Wanted>({});
  const queue = useRef(Promise.resolve());

  async function save<Name extends keyof Settings>(name: Name, value: Settings[Name]): Promise<void> {
    try {
      onSaved(await updateUser({ [name]: value }));
    } catch (failure) {
      toast.error('That was not saved', placeFailure(failure).rest?.text ?? 'Please try again.', readingMs);
    }
    setWanted((now) => oneFewer(now, name));
  }

  function change<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    setWanted((now) => ({ ...now, [name]: { value, underWay: (now[name]?.underWay ?? 0) + 1 } }));
    queue.current = queue.current.then(() => save(name, value));
  }

  return {
    values: {
      showReadReceipts: wanted.showReadReceipts?.value ?? user.showReadReceipts,
      showPresence: wanted.showPresence?.value ?? user.showPresence,
      directMessagesFrom: wanted.directMessagesFrom?.value ?? user.directMessagesFrom,
      webPushNotificationEnabled: wanted.webPushNotificationEnabled?.value ?? user.webPushNotificationEnabled,
      emailOnNewNotifications: wanted.emailOnNewNotifications?.value ?? user.emailOnNewNotifications,
      emailOnDirectMessages: wanted.emailOnDirectMessages?.value ?? user.emailOnDirectMessages,
      emailPaymentReceipts: wanted.emailPaymentReceipts?.value ?? user.emailPaymentReceipts,
      emailOrderPerformance: wanted.emailOrderPerformance?.value ?? user.emailOrderPerformance,
      timeZone: wanted.timeZone ? wanted.timeZone.value : user.timeZone,
    },
    isSaving: (name) => wanted[name] !== undefined,
    isAnySaving: Object.keys(wanted).length > 0,
    change,
  };
}

function oneFewer(wanted: Wanted, name: keyof Settings): Wanted {
  const { [name]: held, ...others } = wanted;
  if (!held || held.underWay <= 1) return others;
  return { ...wanted, [name]: { ...held, underWay: held.underWay - 1 } };
}
