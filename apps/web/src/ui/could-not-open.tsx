import { useEffect, useEffectEvent } from 'react';
import { toast } from './toast.tsx';

/** In place of something that was asked for and could not be fetched: says so once, and closes. */
export function CouldNotOpen({ onClose }: { readonly onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    toast.error('That could not be opened', 'Please check your connection and try again.');
    close();
  }, []);
  return null;
}
