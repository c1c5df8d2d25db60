import { badgeText } from '../../features/notifications/model/unseen-words.ts';

/**
 * The count of new things at a place. Its link says so in words; the number itself is drawn and not written, so that the
 * words a person sees on the link are the ones it is called by.
 */
export function Badge({ count }: { readonly count: number }) {
  return count === 0 ? null : <span aria-hidden="true" className="badge" data-count={badgeText(count)} />;
}
