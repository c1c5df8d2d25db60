import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HistoryFilters } from './history-filters.tsx';

it('says whose days it counts', () => {
  render(<HistoryFilters filter={{}} onChange={vi.fn()} />);
  screen.getByText(/^Days are in .+ time \(GMT[+−]\d+(:\d+)?\)\.$/);
});

it('stays open under one’s hands when the last filter is taken away', () => {
  const { rerender } = render(<HistoryFilters filter={{ status: 1 }} onChange={vi.fn()} />);
  expect(screen.getByText('Filter, in use').closest('details')?.hasAttribute('open')).toBe(true);
  rerender(<HistoryFilters filter={{}} onChange={vi.fn()} />);
  expect(screen.getByText('Filter').closest('details')?.hasAttribute('open')).toBe(true);
});
