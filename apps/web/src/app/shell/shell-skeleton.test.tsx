import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShellSkeleton } from './shell-skeleton.tsx';

it('shows the heading of the page that is on its way, for it is the same for everybody', () => {
  render(<ShellSkeleton heading={{ title: 'Orders', lead: 'What you send and what you carry.' }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Orders');
  expect(screen.getByText('What you send and what you carry.')).toBeDefined();
  expect(screen.getByRole('status', { name: 'Loading' }).textContent).toBe('');
});

it('has one heading where nothing is known yet', () => {
  render(<ShellSkeleton />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Waybill']);
});
