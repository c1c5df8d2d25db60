import { createContext, useContext } from 'react';
import { CheckField } from '../../../../ui/check-field.tsx';

type Choice = { readonly label: string; readonly isChosen: boolean; readonly toggle: (isRange: boolean) => void };

/** Of the row that is drawn; null where it cannot be chosen. */
export const RowChoiceContext = createContext<Choice | null>(null);

/** The box by which a row of a list is chosen. On a phone it is there once somebody has pressed “Choose”. */
export function RowChoice() {
  const choice = useContext(RowChoiceContext);
  if (!choice) return null;
  return (
    <CheckField
      label=""
      aria-label={`Choose ${choice.label}`}
      data-choose=""
      className="ops-choice"
      checked={choice.isChosen}
      onChange={({ nativeEvent }) => choice.toggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
