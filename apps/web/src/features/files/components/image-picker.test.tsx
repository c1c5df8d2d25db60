import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApiClient } from '@waybill/client/api-client';
import { provideClient } from '@waybill/client/browser-client';
import type { ImageView } from '@waybill/contract/files/image-view';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ImagePicker } from './image-picker.tsx';

const userId = 'usr_01JC0000000000000000000000';
const viewOf = (publicId: string): ImageView => ({
  publicId,
  width: 320,
  height: 240,
  placeholder: 'data:image/webp;base64,AA==',
  sizes: [{ width: 320, url: `/api/images/${publicId}/320` }],
});
const photo = (name = 'photo.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
const problem = (code: string, detail: string) =>
  new Response(JSON.stringify({ type: '', title: detail, status: 422, detail, code, errors: [] }), {
    status: 422,
    headers: { 'content-type': 'application/problem+json' },
  });

/** A server that takes pictures; `finish` may say otherwise, and `store` may hold one up. */
function server(options: { finish?: () => Response | undefined; store?: () => Promise<Response> } = {}) {
  let permissions = 0;
  const calls: string[] = [];
  const forms: [string, Headers, FormData][] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    calls.push(`${init.method ?? 'GET'} ${address}`);
    if (address.startsWith('/api/FileUploadInfo/')) {
      permissions += 1;
      const fields = { key: `incoming/img_${permissions}`, signature: 's' };
      const body = {
        publicId: `img_${permissions}`,
        uploadUrl: 'https://bucket.example/pictures',
        fields,
        expiresAt: '',
        maxBytes: 1,
      };
      return Response.json(body);
    }
    const publicId = /files\/(\w+)\/finish/.exec(address)?.[1];
    if (publicId) return options.finish?.() ?? Response.json(viewOf(publicId));
    return new Response(null, { status: 204 });
  });
  provideClient(
    createApiClient({
      accessToken: async () => 'token',
      sendWithProgress: async (address, { headers, body }, onProgress) => {
        forms.push([address, headers, body]);
        onProgress(0.5);
        return options.store?.() ?? new Response(null, { status: 204 });
      },
    }),
  );
  return { calls, forms };
}

function Form({ start = [], max, onBusy }: { start?: ImageView[]; max?: number; onBusy?: (busy: boolean) => void }) {
  const [images, setImages] = useState(start);
  return (
    <>
      <ImagePicker
        userId={userId}
        images={images}
        onChange={setImages}
        {...(max ? { max } : {})}
        {...(onBusy ? { onBusy } : {})}
      />
      <output>{images.map(({ publicId }) => publicId).join(' ')}</output>
    </>
  );
}

const chosen = () => screen.getByRole('status').textContent;
const gallery = () => screen.getByLabelText(/Add pictures|Add more/);

describe('adding pictures', () => {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not here')));
  });

  it('sends each straight to where it may go, without the token, the file last', async () => {
    const { calls, forms } = server();
    const onBusy = vi.fn();
    render(<Form onBusy={onBusy} />);
    await userEvent.upload(gallery(), [photo('a.jpg'), photo('b.jpg')]);
    await waitFor(() => expect(chosen()).toBe('img_1 img_2'));
    expect(calls).toEqual([
      `GET /api/FileUploadInfo/${userId}?profile=false`,
      'POST /api/files/img_1/finish',
      `GET /api/FileUploadInfo/${userId}?profile=false`,
      'POST /api/files/img_2/finish',
    ]);
    const [address, headers, form] = forms[0] ?? [];
    expect([address, headers?.get('authorization')]).toEqual(['https://bucket.example/pictures', null]);
    expect([...(form?.keys() ?? [])]).toEqual(['key', 'signature', 'file']);
    expect(onBusy.mock.calls.map(([busy]) => busy)).toEqual([false, true, false]);
  });

  it('says of each what is wrong with it, keeps the good ones, and tries again where that may help', async () => {
    const answers = [problem('upload_gone', 'That took too long.'), problem('image_unreadable', 'It is damaged.')];
    server({ finish: () => answers.shift() });
    render(<Form />);
    await userEvent.upload(gallery(), [photo('slow.jpg'), photo('broken.jpg'), photo('good.jpg')]);
    await waitFor(() => expect(chosen()).toBe('img_3'));
    screen.getByText('slow.jpg: That took too long.');
    screen.getByText('broken.jpg: It is damaged.');
    expect(screen.queryByRole('button', { name: 'Try broken.jpg again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove broken.jpg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try slow.jpg again' }));
    await waitFor(() => expect(chosen()).toBe('img_3 img_4'));
    expect(screen.queryByText(/slow\.jpg|broken\.jpg/)).toBeNull();
  });

  it('does not send what the server would refuse anyway', async () => {
    const { calls } = server();
    render(<Form />);
    await userEvent.upload(gallery(), photo('drawing.svg', 'image/svg+xml'), { applyAccept: false });
    await screen.findByText(/drawing\.svg: That is not a picture we can use/);
    expect(calls).toEqual([]);
  });

  it('leaves out what is too many, and says so', async () => {
    server();
    render(<Form max={2} />);
    await userEvent.upload(gallery(), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
    screen.getByText('2 pictures are the most; the others were left out');
    await waitFor(() => expect(chosen()).toBe('img_1 img_2'));
    expect(screen.queryByLabelText('Add more')).toBeNull();
  });

  it('takes what is dropped and what is pasted', async () => {
    server();
    render(<Form />);
    fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files: [photo('dropped.jpg')] } });
    await waitFor(() => expect(chosen()).toBe('img_1'));
    fireEvent.paste(document.body, { clipboardData: { files: [photo('pasted.png', 'image/png'), new File(['x'], 'a.txt')] } });
    await waitFor(() => expect(chosen()).toBe('img_1 img_2'));
  });

  it('forgets one that is taken out on its way', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { calls } = server({ store: () => arrival.promise });
    render(<Form />);
    await userEvent.upload(gallery(), photo('a.jpg'));
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Sending a.jpg' }).getAttribute('value')).toBe('0.5'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.jpg' }));
    arrival.resolve(new Response(null, { status: 204 }));
    await waitFor(() => expect(calls).toContain('POST /api/files/img_1/finish'));
    await userEvent.upload(gallery(), photo('b.jpg'));
    await waitFor(() => expect(chosen()).toBe('img_2'));
  });
});

describe('pictures that are there', () => {
  const start = ['img_a', 'img_b', 'img_c'].map(viewOf);
  it('are put in order with buttons and with the arrow keys, and the focus goes along', async () => {
    server();
    render(<Form start={start} />);
    await userEvent.click(screen.getByRole('button', { name: 'Move picture 1 later' }));
    expect(chosen()).toBe('img_b img_a img_c');
    screen.getByText('Picture 1 is now picture 2');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 2 later'));
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('img_b img_c img_a');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 3 earlier'));
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('img_b img_c img_a');
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('img_b img_a img_c');
  });

  it('say what the form has to say about them', () => {
    server();
    render(<ImagePicker userId={userId} images={[]} onChange={vi.fn()} hint="Up to ten" error="They are gone." />);
    screen.getByText('They are gone.');
    const ids = screen.getByRole('group').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['They are gone.', 'Up to ten']);
  });

  it('are deleted when they are taken out', async () => {
    const { calls } = server();
    render(<Form start={start} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    expect(chosen()).toBe('img_a img_c');
    await waitFor(() => expect(calls).toEqual(['POST /api/DeleteFile']));
  });
});
