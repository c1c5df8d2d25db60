import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, standInApi } from '../../../tests/stand-in-api.tsx';
import { DocumentFile } from '../components/kyc/document-file.tsx';

const file = { id: 'cfl_1', fileName: 'front.jpg', mediaType: 'image/jpeg' };
const address = 'GET /ops/kyc/kyc_1/files/cfl_1?reason=deciding&words=';

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const show = (changes: Partial<typeof file> = {}) =>
  render(<DocumentFile checkId="kyc_1" file={{ ...file, ...changes }} why={{ reason: 'deciding', words: '' }} caption="Front" />);

it('is shown from memory, and gone from it with the page', async () => {
  standInApi({ [address]: new Response('bytes') });
  const { unmount } = show();
  expect((await screen.findByRole('img', { name: 'Front' })).getAttribute('src')).toBe('blob:document');
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  unmount();
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:document');
});

it('is asked for past every cache', async () => {
  const asked: RequestInit[] = [];
  standInApi({});
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init);
    return new Response('bytes');
  });
  show();
  await screen.findByRole('img', { name: 'Front' });
  expect(asked.map(({ cache }) => cache)).toEqual(['no-store']);
});

it('can be tried again when it did not arrive', async () => {
  let tries = 0;
  standInApi({
    [address]: () => {
      tries += 1;
      return tries === 1 ? refusal('not_found', 'We no longer have it.') : new Response('bytes');
    },
  });
  show();
  await screen.findByText('We no longer have it.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => screen.getByRole('img', { name: 'Front' }));
});

describe('a PDF', () => {
  const browserShowsPdf = (shows: boolean) => vi.stubGlobal('navigator', { ...navigator, pdfViewerEnabled: shows });
  const showPdf = () => show({ mediaType: 'application/pdf', fileName: 'front.pdf' });

  it('is shown in the page and saved nowhere', async () => {
    standInApi({ [address]: new Response('<script>', { headers: { 'content-type': 'text/html' } }) });
    browserShowsPdf(true);
    // Nothing is loaded in frames here, and other addresses are complained about.
    vi.mocked(URL.createObjectURL).mockReturnValue('about:blank');
    showPdf();
    expect((await screen.findByTitle('Front')).getAttribute('src')).toBe('about:blank');
    expect(screen.queryByRole('link')).toBeNull();
    const [[bytes] = []] = vi.mocked(URL.createObjectURL).mock.calls;
    expect(bytes, 'whatever it is, it is not read as a page').toMatchObject({ type: 'application/pdf' });
  });

  it('is saved where the browser cannot show it', async () => {
    standInApi({ [address]: new Response('bytes') });
    browserShowsPdf(false);
    showPdf();
    const link = await screen.findByRole('link', { name: 'Save front.pdf' });
    expect(link.getAttribute('download')).toBe('front.pdf');
    expect(screen.getByText(/Delete the file/)).toBeTruthy();
    expect(screen.queryByTitle('Front')).toBeNull();
  });
});
