import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('toasts on the page', () => {
  // Toasts outlive what is drawn: every test begins with none.
  beforeEach(() => void vi.resetModules());

  it('are announced: errors at once, the rest when there is a pause', async () => {
    const { Toaster, toast } = await import('./toast.tsx');
    render(<Toaster />);
    act(() => {
      toast.error('No network', 'Try again later');
      toast.success('Saved');
    });
    expect(screen.getByRole('alert').textContent).toBe('No network. Try again later');
    expect(screen.getByRole('status').textContent).toBe('Saved');
  });

  it('can be dismissed by their button', async () => {
    const { Toaster, toast } = await import('./toast.tsx');
    render(<Toaster />);
    act(() => {
      toast.info('Chidi is near');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Chidi is near', hidden: true }));
    expect(screen.queryByText('Chidi is near')).toBeNull();
  });

  it('show inside an open sheet, where they can be reached, and nowhere twice', async () => {
    const { Toaster, toast } = await import('./toast.tsx');
    const { Sheet } = await import('./sheet.tsx');
    render(
      <>
        <Toaster />
        <Sheet title="Send" open onClose={() => {}} />
      </>,
    );
    act(() => {
      toast.error('Wrong PIN');
    });
    const buttons = screen.getAllByRole('button', { name: 'Dismiss: Wrong PIN', hidden: true });
    expect(buttons).toHaveLength(1);
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dismiss: Wrong PIN', hidden: true })).toBe(buttons[0]);
  });
});
