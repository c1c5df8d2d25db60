import { toast } from './toast.tsx';

type Link = {
  readonly title: string;
  /** An address of this app. */
  readonly href: string;
  /** Who can open it. */
  readonly isFor: 'anybody' | 'members';
};

/** Hands a link to whatever the phone shares with; elsewhere it is copied. */
export async function share({ title, href, isFor }: Link): Promise<void> {
  const { navigator } = globalThis;
  const url = new URL(href, location.origin).href;
  if (typeof navigator.share === 'function') {
    // A rejection means that the person closed the list, which is an answer too.
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(
      'Link copied',
      isFor === 'anybody' ? 'Anybody can open it, without an account.' : 'Whoever has an account can open it.',
    );
  } catch {
    // Pages on an insecure origin may not copy.
    toast.info('Here is the link', url, 10_000);
  }
}
