import { fireEvent, render, screen } from '@testing-library/react';
import { itemCategories } from '@waybill/contract/timeline/enums';
import { describe, expect, it, vi } from 'vitest';
import { KindChoice } from './kind-choice.tsx';

function show(value = '') {
  const onChoose = vi.fn();
  const { container } = render(<KindChoice kinds={itemCategories} value={value} error={undefined} onChoose={onChoose} />);
  const fold = container.querySelector('details');
  const namesIn = (element: Element | null) =>
    [...(element?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent);
  return { onChoose, fold, all: namesIn(container), folded: namesIn(fold) };
}

describe('the kinds of things', () => {
  it('shows six at once and the other six behind a press, every kind once', () => {
    const { fold, all, folded } = show();
    expect(fold?.open).toBe(false);
    expect(folded).toHaveLength(6);
    expect(folded).toContain('Something else');
    expect(all.toSorted()).toEqual(itemCategories.map(({ name }) => name).toSorted());
  });

  it('is one question: all kinds are buttons of one group, which arrows walk through', () => {
    show();
    const radios = screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
    expect(screen.getByRole('group', { name: 'Kind of thing' })).toBeDefined();
  });

  it('shows the one that was chosen before, wherever it stands', () => {
    expect(show('11').fold?.open).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Furniture' }).checked).toBe(true);
  });

  it('takes a kind with one press', () => {
    const { onChoose } = show();
    fireEvent.click(screen.getByRole('radio', { name: 'Gifts' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('10');
  });
});
