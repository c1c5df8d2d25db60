import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { AddressBar } from '../../../tests/address-bar.tsx';
import { renderWithQueries } from '../../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../../ui/navigation/static-navigation.tsx';
import { Toaster } from '../../../ui/toast.tsx';

/** Inside a navigation, with the messages of the app. */
export function show(children: ReactNode) {
  return renderWithQueries(
    <StaticNavigation at="/timeline">
      {children}
      <Toaster />
      <AddressBar />
    </StaticNavigation>,
  );
}

export const page = (items: readonly unknown[], nextCursor: string | null = null) => Response.json({ items, nextCursor });

/** Keeps whatever is posted on its way until the test lets it arrive. */
export function heldPosts() {
  const arrivals: (() => void)[] = [];
  const planned = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method === 'POST') await new Promise<void>((resolve) => arrivals.push(resolve));
    return planned(address, init);
  });
  return { arrive: () => arrivals.shift()?.() };
}

/** The same for one page of a list, known by its cursor. */
export function heldPage(cursor: string) {
  let arrive: (() => void) | undefined;
  const planned = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.includes(`cursor=${cursor}`)) await new Promise<void>((resolve) => (arrive = resolve));
    return planned(address, init);
  });
  return { arrive: () => arrive?.() };
}

/** Messages outlive a page, and would be found by the next test. */
export function dismissToasts(): void {
  for (const button of screen.queryAllByRole('button', { name: /^Dismiss/ })) fireEvent.click(button);
}
