import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OrderFilters } from './order-filters.tsx';

const isOpen = () => screen.getByLabelText('Status').closest('details')?.hasAttribute('open');

it('stays open under one’s hands when the last filter is taken away', () => {
  const onChange = vi.fn();
  const { rerender } = render(<OrderFilters filter={{ status: 1 }} useItems={() => []} onChange={onChange} />);
  expect(isOpen()).toBe(true);
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: '' } });
  expect(onChange).toHaveBeenCalledWith({});
  rerender(<OrderFilters filter={{}} useItems={() => []} onChange={onChange} />);
  expect(isOpen()).toBe(true);
});
