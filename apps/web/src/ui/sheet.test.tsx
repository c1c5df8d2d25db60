import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

describe('a sheet', () => {
  it('is a modal dialog named by its title', () => {
    render(
      <Sheet title="Send a parcel" open onClose={() => {}}>
        What is in it?
      </Sheet>,
    );
    expect(dialog().open).toBe(true);
    expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Send a parcel');
    expect(document.activeElement?.textContent).toBe('Send a parcel');
  });

  it('opens and closes with its owner, and holds nothing while closed', () => {
    const { rerender } = render(
      <Sheet title="Send" open={false} onClose={() => {}}>
        Inside
      </Sheet>,
    );
    expect(dialog().open).toBe(false);
    expect(screen.queryByText('Inside')).toBeNull();
    rerender(
      <Sheet title="Send" open onClose={() => {}}>
        Inside
      </Sheet>,
    );
    expect(dialog().open).toBe(true);
    expect(screen.getByText('Inside')).toBeTruthy();
  });

  it('begins at its top when it shows something else', () => {
    const sheet = (shows: string) => (
      <Sheet title="Order" shows={shows} open onClose={() => {}}>
        {shows}
      </Sheet>
    );
    const { rerender } = render(sheet('one order'));
    const body = screen.getByText('one order');
    body.scrollTop = 400;
    rerender(sheet('one order'));
    expect(body.scrollTop).toBe(400);
    rerender(sheet('another order'));
    expect(body.scrollTop).toBe(0);
  });

  it('asks its owner to close it: by its button, by Escape or Back, by a press beside it', async () => {
    const close = vi.fn();
    render(
      <Sheet title="Send" open onClose={close}>
        <p>Inside</p>
      </Sheet>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);

    const cancelled = fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(close).toHaveBeenCalledTimes(2);
    expect(cancelled).toBe(false);

    fireEvent.click(dialog());
    expect(close).toHaveBeenCalledTimes(3);
    fireEvent.click(screen.getByText('Inside'));
    expect(close).toHaveBeenCalledTimes(3);
  });
});
