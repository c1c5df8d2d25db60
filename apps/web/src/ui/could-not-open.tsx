import { useEffect, useEffectEvent } from 'react';
import { toast } from './toast.tsx';

/** Shown in place of something that could not be fetched: a message once, then it closes. */
export function CouldNotOpen({ onClose }: { readonly onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    toast.error('That could not be opened', 'Please check your connection and try again.');
    close();
  }, []);
  return null;
}
