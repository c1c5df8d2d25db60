import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import { MutedList } from './muted-list.tsx';

const person = (id: string, fullName: string, username: string) =>
  Response.json({ relation: 'other', id, fullName, username, profilePicture: null });

function show(userIds: readonly string[]) {
  const onChanged = vi.fn();
  renderWithQueries(
    <>
      <MutedList userIds={userIds} onChanged={onChanged} />
      <Toaster />
    </>,
  );
  return onChanged;
}

describe('the list of muted people', () => {
  it('names each, and unmutes the one that is pressed', async () => {
    const { of } = standInApi({
      'GET /users/usr_1': person('usr_1', 'Kemi Adeyemi', 'kemi'),
      'GET /users/usr_2': person('usr_2', 'Dele Okafor', 'dele'),
      'DELETE /users/unmute': new Response(null, { status: 204 }),
    });
    const onChanged = show(['usr_1', 'usr_2']);
    expect(await screen.findByText('Kemi Adeyemi')).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Unmute Dele Okafor' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(of('DELETE').map(({ call }) => call)).toEqual(['DELETE /users/unmute?userId=usr_2']);
    expect((await screen.findAllByText(/your chat are back/)).length).toBeGreaterThan(0);
  });

  it('says so when it is refused, and can be tried again', async () => {
    standInApi({
      'GET /users/usr_1': person('usr_1', 'Kemi Adeyemi', 'kemi'),
      'DELETE /users/unmute': refusal('unavailable', 'We will be back in a moment.', { status: 503 }),
    });
    const onChanged = show(['usr_1']);
    fireEvent.click(await screen.findByRole('button', { name: 'Unmute Kemi Adeyemi' }));
    expect((await screen.findAllByText('We will be back in a moment.')).length).toBeGreaterThan(0);
    expect(onChanged).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Unmute Kemi Adeyemi' })).toHaveProperty('disabled', false);
  });

  it('offers another try for somebody who could not be loaded, and shows the others', async () => {
    standInApi({
      'GET /users/usr_1': refusal('unavailable', 'We will be back in a moment.', { status: 503 }),
      'GET /users/usr_2': person('usr_2', 'Dele Okafor', 'dele'),
    });
    show(['usr_1', 'usr_2']);
    expect(await screen.findByText('Dele Okafor')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
