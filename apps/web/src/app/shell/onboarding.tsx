import { useState } from 'react';
import { ui } from '../../session/ui/ui-state.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Drawing, type DrawingName } from '../../ui/drawing.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const cards: readonly { drawing: DrawingName; title: string; text: string }[] = [
  {
    drawing: 'handshake',
    title: 'From hand to hand',
    text: 'Waybill a parcel with somebody who is going that way, or carry one on a trip you are making anyway.',
  },
  {
    drawing: 'wallet',
    title: 'The fee waits in the middle',
    text: 'What you pay stays in escrow until the parcel is handed over. Nobody works for nothing, and nobody pays for nothing.',
  },
  {
    drawing: 'shield',
    title: 'A code at both ends',
    text: 'The sender gives a code at pickup, the receiver gives one at delivery. So everybody knows where the parcel is.',
  },
];

/** Three short cards, shown once after the first sign-in and whenever somebody asks for them. */
export function Onboarding() {
  const [at, setAt] = useState(0);
  const card = cards[at];
  const last = at === cards.length - 1;
  if (!card) return null;
  return (
    <Sheet
      title="How Waybill works"
      open
      onClose={ui.closeOnboarding}
      footer={
        <>
          {last ? null : (
            <Button variant="quiet" onClick={ui.closeOnboarding} className="mr-auto">
              Skip
            </Button>
          )}
          {at > 0 ? (
            <Button variant="secondary" onClick={() => setAt(at - 1)} className={classNames(last && 'mr-auto')}>
              Back
            </Button>
          ) : null}
          <Button onClick={() => (last ? ui.closeOnboarding() : setAt(at + 1))}>{last ? 'Start' : 'Next'}</Button>
        </>
      }
    >
      <div aria-live="polite" className="flex flex-col items-center pt-2 text-center">
        <div key={card.drawing} className="animate-rise">
          <Drawing name={card.drawing} size={240} className="mx-auto max-w-full" />
          <h3 className="mt-4 text-28">{card.title}</h3>
          <p className="mx-auto mt-2 min-h-20 max-w-sm text-17 text-ink-soft">{card.text}</p>
        </div>
        <p className="mt-4 flex gap-2">
          <span className="sr-only">
            Card {at + 1} of {cards.length}
          </span>
          {cards.map((each, index) => (
            <span
              key={each.drawing}
              aria-hidden="true"
              className={classNames('h-2 rounded-full', index === at ? 'w-6 bg-palm' : 'w-2 bg-rule')}
            />
          ))}
        </p>
      </div>
    </Sheet>
  );
}
