import { findLinks } from '../../model/find-links.ts';

/** The text of a message, never as markup; https addresses in it become links. */
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
