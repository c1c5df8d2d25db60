import { toast } from '../../../../ui/toast.tsx';

/** Hands a link to whatever the phone shares with; elsewhere it is copied. */
export async function share(title: string, url: string): Promise<void> {
  const { navigator } = globalThis;
  if (typeof navigator.share === 'function') {
    // A rejection means that the person closed the list, which is an answer too.
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Link copied', 'Whoever has an account can open it.');
  } catch {
    // Pages on an insecure origin may not copy.
    toast.info('Here is the link', url, 10_000);
  }
}
