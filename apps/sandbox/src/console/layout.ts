import { Html, html } from './html.ts';

export type NavigationItem = { href: string; label: string };

/** In the order of the cascade. */
export const styles = ['base.css', 'parts.css', 'messages.css', 'people.css', 'ledger.css'] as const;

const mark = new Html(
  '<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path class="label" d="M5 12 14 4h13v13l-9 9a3 3 0 0 1-4.2 0L5 17.2a3 3 0 0 1 0-5.2z"/><circle class="hole" cx="21.5" cy="9.5" r="2.3"/><path class="string" d="M21.5 9.5c3-5 8-5 8-2s-4 3-5.5 1"/><path class="fold" d="m10 13 8 8"/></svg>',
);

/** A page of the console, with its navigation. */
export function consoleLayout(title: string, current: string, navigation: readonly NavigationItem[], content: Html): Html {
  return document(
    title,
    html`
      <a class="skip" href="#content">Skip to the content</a>
      <header class="top">
        <a class="brand" href="/sandbox">${mark}<span>Waybill <em>sandbox</em></span></a>
        <nav aria-label="Sandbox">
          ${navigation.map(
            ({ href, label }) => html`<a href="${href}"${href === current && html` aria-current="page"`}>${label}</a>`,
          )}
        </nav>
      </header>
      <main id="content">${content}</main>`,
  );
}

/** A small page on its own, such as the account picker in its popup. */
export function bareLayout(title: string, content: Html): Html {
  return document(title, html`<main id="content" class="slip"><p class="brand">${mark}</p>${content}</main>`);
}

function document(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · Waybill sandbox</title>
    <link rel="icon" href="/sandbox/assets/mark.svg" type="image/svg+xml">
    ${styles.map((name) => html`<link rel="stylesheet" href="/sandbox/assets/${name}">`)}
    <script src="/sandbox/assets/console.js" defer></script>
  </head>
  <body>${body}</body>
</html>`;
}
