import { paths } from '../../../session/paths.ts';

export type ServedLicence = { readonly name: string; readonly about: string; readonly text: string };

/** Of the list on the page, which is where the texts are: no script carries them a second time. */
export const listId = 'licences';

export function readLicences(page: Document): readonly ServedLicence[] {
  return [...page.querySelectorAll(`#${listId} details`)].map((one) => {
    const [name = '', about = '', text = ''] = [...one.querySelectorAll('b, i, pre')].map(({ textContent }) => textContent);
    return { name, about, text };
  });
}

/** For whoever comes from another page of the app. */
export async function fetchLicences(): Promise<readonly ServedLicence[]> {
  const html = await (await fetch(paths.licences)).text();
  // Without the head: the policy of the page one is on forbids the styles in it, even to a page that nobody shows.
  const found = readLicences(new DOMParser().parseFromString(html.slice(html.indexOf('<main')), 'text/html'));
  if (found.length === 0) throw new Error('The page has no licences');
  return found;
}
