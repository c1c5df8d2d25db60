import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getUnseenQuery, type Unseen } from '../../features/notifications/api/get-unseen.ts';
import { isInOffice } from '../../session/acting.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import { showInTab } from './tab-signs.ts';

const nothing: Unseen = { chats: 0, notifications: 0 };

/** The counts of new things. Fetched after the shell is painted, and shown in the browser’s tab, too. */
export function useUnseen(): Unseen {
  const [isPainted, setIsPainted] = useState(false);
  const { data = nothing, isSuccess } = useQuery({ ...getUnseenQuery, enabled: isPainted && isInOffice() });
  const count = data.chats + data.notifications;
  useEffect(() => whenIdle(() => setIsPainted(true)), []);
  useEffect(() => {
    // The icon of the installed app may still show a count from last time.
    if (isSuccess && count === 0) navigator.clearAppBadge?.().catch(() => {});
    return count === 0 ? undefined : showInTab(count);
  }, [count, isSuccess]);
  return data;
}
