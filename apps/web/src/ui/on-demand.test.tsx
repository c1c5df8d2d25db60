import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onDemand } from './on-demand.tsx';

const Extra = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const Gone = ({ name }: { readonly name: string }) => <p>Nothing for {name}</p>;

it('shows the fetched component, and the next time at once', async () => {
  const load = vi.fn(async () => Extra);
  const Shown = onDemand(load, Gone, () => <p>A moment</p>);
  render(<Shown name="Amina" />);
  expect(screen.getByText('A moment')).toBeTruthy();
  await screen.findByText('Hello Amina');
  cleanup();
  render(<Shown name="Tolu" />);
  expect(screen.getByText('Hello Tolu')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('leaves the page in place where the component cannot be fetched, and shows it when the network is back', async () => {
  const load = vi.fn<() => Promise<typeof Extra>>().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(Extra);
  const Shown = onDemand(load, Gone);
  render(
    <main>
      The page <Shown name="Amina" />
    </main>,
  );
  await screen.findByText('Nothing for Amina');
  expect(screen.getByText(/The page/)).toBeTruthy();
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('Hello Amina');
});

it('fetches the component again when it is next needed', async () => {
  const load = vi.fn<() => Promise<typeof Extra>>().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(Extra);
  const Shown = onDemand(load);
  const { container } = render(<Shown name="Amina" />);
  await act(() => Promise.resolve());
  expect(container.textContent).toBe('');
  cleanup();
  render(<Shown name="Amina" />);
  await screen.findByText('Hello Amina');
});
