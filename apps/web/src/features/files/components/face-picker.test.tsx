import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApiClient } from '@waybill/client/api-client';
import { provideClient } from '@waybill/client/browser-client';
import { TransportFailure } from '@waybill/client/failures';
import { describe, expect, it, vi } from 'vitest';
import { FacePicker } from './face-picker.tsx';

const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' });

/** A server that permits and finishes; the store answers as told. */
function server(store: () => Promise<Response>) {
  const calls: string[] = [];
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not here')));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    calls.push(`${init.method ?? 'GET'} ${address}`);
    return Response.json({ publicId: 'img_1', uploadUrl: '/api/files/img_1/upload', fields: {} });
  });
  provideClient(createApiClient({ sendWithProgress: store }));
  return calls;
}

describe('the picture of a person', () => {
  it('is sent to be cut square, and then chosen', async () => {
    const calls = server(async () => new Response(null, { status: 204 }));
    const onChange = vi.fn(async () => {});
    render(<FacePicker userId="usr_1" face={null} hasPicture={false} onChange={onChange} />);
    await userEvent.upload(screen.getByLabelText('Add a picture'), photo);
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('img_1'));
    expect(calls).toEqual(['GET /api/FileUploadInfo/usr_1?profile=true', 'POST /api/files/img_1/finish']);
  });

  it('stays as it was when the line breaks, and the person hears why', async () => {
    server(() => Promise.reject(new TransportFailure('network')));
    const onChange = vi.fn(async () => {});
    render(<FacePicker userId="usr_1" face={null} hasPicture={false} onChange={onChange} />);
    await userEvent.upload(screen.getByLabelText('Add a picture'), photo);
    await screen.findByText(/could not reach Waybill/);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Add a picture').disabled).toBe(false);
  });

  it('can be taken away', async () => {
    server(async () => new Response(null, { status: 204 }));
    const onChange = vi.fn(async () => {});
    render(<FacePicker userId="usr_1" face={null} hasPicture onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(onChange).toHaveBeenCalledWith('');
  });
});
