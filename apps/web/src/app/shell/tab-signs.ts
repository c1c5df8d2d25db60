import { badgeText } from '../../features/notifications/model/unseen-words.ts';

/** Puts the number before the tab’s title, whatever page names it, and on the icon of the installed app. */
export function showInTab(count: number): () => void {
  const text = `(${badgeText(count)}) `;
  const mark = () => {
    if (!document.title.startsWith(text)) document.title = text + document.title;
  };
  const observer = new MutationObserver(mark);
  mark();
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  setAppBadge(count);
  return () => {
    observer.disconnect();
    if (document.title.startsWith(text)) document.title = document.title.slice(text.length);
    setAppBadge(0);
  };
}

/** Not every browser has one, and those that do may refuse. */
function setAppBadge(count: number): void {
  navigator.setAppBadge?.(count).catch(() => {});
}
