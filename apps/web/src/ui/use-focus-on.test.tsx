import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sheet } from './sheet.tsx';
import { useFocusOn } from './use-focus-on.ts';

function Question({ step }: { readonly step: string }) {
  const heading = useFocusOn<HTMLHeadingElement>(step);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {step}
    </h3>
  );
}

it('the next step of a sheet has the focus and begins at the top, however far down the last one ended', () => {
  const sheet = (step: string) => (
    <Sheet title="Send a parcel" open onClose={() => {}}>
      <Question step={step} />
    </Sheet>
  );
  const { rerender } = render(sheet('What is it?'));
  const body = screen.getByText('What is it?').parentElement;
  if (!body) throw new Error('The question stands in a sheet');
  body.scrollTop = 400;
  rerender(sheet('What is it?'));
  expect(body.scrollTop, 'the same step stays where it is').toBe(400);
  rerender(sheet('How should it go?'));
  expect(body.scrollTop).toBe(0);
  expect(document.activeElement?.textContent).toBe('How should it go?');
});
