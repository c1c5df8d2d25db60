import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LicenceList } from './licence-list.tsx';
import { readLicences } from './served-licences.ts';

const licences = [
  { name: 'leaflet', about: '1.9.4, BSD-2-Clause', text: 'Copyright (c) Volodymyr Agafonkin\n\n“As is” & <free>.' },
  { name: 'react', about: '19.2.0, MIT', text: 'Copyright (c) Meta' },
];

function answerWith(page: Response | Error) {
  vi.stubGlobal('fetch', () => (page instanceof Error ? Promise.reject(page) : Promise.resolve(page)));
}

describe('the list of licences', () => {
  it('is read from the page it was drawn on as it was', () => {
    render(<LicenceList atHand={() => licences} />);
    expect(readLicences(document)).toEqual(licences);
  });

  it('is fetched with the page by whoever comes from another one', async () => {
    const { container, unmount } = render(<LicenceList atHand={() => licences} />);
    answerWith(new Response(`<!doctype html><main>${container.innerHTML}</main>`));
    unmount();
    render(<LicenceList atHand={() => []} />);
    await screen.findByText('leaflet');
    expect(readLicences(document)).toEqual(licences);
  });

  it('says so where the page cannot be had, or has no licences', async () => {
    answerWith(new TypeError('Failed to fetch'));
    render(<LicenceList atHand={() => []} />);
    await screen.findByText('We could not fetch the licences');
    cleanup();
    answerWith(new Response('<!doctype html><main></main>'));
    render(<LicenceList atHand={() => []} />);
    expect(await screen.findByRole('link', { name: 'Load the page again' })).toHaveProperty('pathname', '/licences');
  });
});
