import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { timelineLimits } from '@waybill/contract/timeline/enums';
import { describe, expect, it, vi } from 'vitest';
import { refusal, standInApi } from '../../../../tests/stand-in-api.tsx';
import { addPicture, takesPicture } from '../../../files/tests/add-picture.ts';
import { post } from '../../tests/items.ts';
import { show } from '../../tests/show.tsx';
import { PostForm } from './post-form.tsx';

const image = { publicId: 'img_1', width: 4, height: 3, placeholder: '', sizes: [{ width: 4, url: '/api/images/img_1/4' }] };

const pictures = takesPicture('usr_1', image);

function write() {
  const onClose = vi.fn();
  show(<PostForm userId="usr_1" onClose={onClose} />);
  return { onClose, field: screen.getByLabelText<HTMLTextAreaElement>('What’s happening on the road?') };
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Post it' }));

describe('writing a post', () => {
  it('sends words and pictures once, and forgets the draft', async () => {
    const { of } = standInApi({ ...pictures, 'POST /timeline/post': Response.json(post('1'), { status: 201 }) });
    const { field, onClose } = write();
    fireEvent.change(field, { target: { value: ' The road is clear ' } });
    await addPicture();
    send();
    send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(of('POST /timeline/post')).toHaveLength(1);
    expect(of('POST /timeline/post')[0]).toMatchObject({
      body: { message: 'The road is clear', imageIdList: ['img_1'] },
      key: expect.any(String),
    });
    expect(localStorage.getItem('waybill.draft.post.usr_1')).toBeNull();
  });

  it('counts what is left near the end, and one as one', () => {
    const { field } = write();
    fireEvent.change(field, { target: { value: 'a'.repeat(timelineLimits.post - 2) } });
    screen.getByText('2 characters left');
    fireEvent.change(field, { target: { value: 'a'.repeat(timelineLimits.post - 1) } });
    screen.getByText('1 character left');
  });

  it('is sent by Ctrl and Enter, once however often they are pressed', async () => {
    const { of } = standInApi({ 'POST /timeline/post': Response.json(post('1'), { status: 201 }) });
    const { field, onClose } = write();
    fireEvent.change(field, { target: { value: 'Hello' } });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(of('POST')).toHaveLength(1);
  });

  it('is kept until it is sent, with its pictures', async () => {
    standInApi(pictures);
    fireEvent.change(write().field, { target: { value: 'Half a thought' } });
    await addPicture();
    cleanup();
    expect(write().field.value).toBe('Half a thought');
    await screen.findByRole('button', { name: 'Remove picture 1' });
  });

  it('stays with its writer when the server refuses, and keeps its key', async () => {
    const { of } = standInApi({ 'POST /timeline/post': refusal('too_many_requests', 'Please wait.', { status: 429 }) });
    const { field, onClose } = write();
    fireEvent.change(field, { target: { value: 'Hello' } });
    send();
    await screen.findAllByText(/Please wait\./);
    send();
    await waitFor(() => expect(of('POST')).toHaveLength(2));
    expect(of('POST')[0]?.key).toBe(of('POST')[1]?.key);
    expect(field.value).toBe('Hello');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('lets go of pictures that waited too long, and says so', async () => {
    const errors = [{ field: 'imageIdList', message: 'That picture is gone' }];
    standInApi({ ...pictures, 'POST /timeline/post': refusal('invalid_input', 'Please look again.', { errors }) });
    write();
    await addPicture();
    send();
    await screen.findByText(/waited too long/);
    expect(screen.queryByRole('button', { name: 'Remove picture 1' })).toBeNull();
  });

  it('asks for something to say', () => {
    const { sent } = standInApi({});
    write();
    send();
    screen.getByText('Please write something or add a picture');
    expect(sent).toHaveLength(0);
  });
});
