import { findLinks } from '../../model/find-links.ts';

/** What somebody wrote, as text and nothing else; addresses in it can be followed. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p className="bubble-text" dir="auto">
      {findLinks(text).map(({ text: part, href }, index) =>
        href === undefined ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow" className="bubble-link">
            {part}
            <span className="sr-only"> (opens a new tab)</span>
          </a>
        ),
      )}
    </p>
  );
}
