export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Read by the line in index.html that sets it before the first paint. */
const key = 'waybill.theme';

const papers = { light: '#fbf8f1', dark: '#101713' };

/** Light or dark as somebody chose it on this device, or as the device itself is set. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Without a store it holds for this visit.
  }
  apply(theme);
}

/** Colours the browser’s own bars, and follows a choice made in another tab. */
export function followTheme(): void {
  apply(readTheme());
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) apply(readTheme());
  });
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = papers[theme === 'system' ? own : theme];
  }
}
