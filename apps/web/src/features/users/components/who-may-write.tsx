import type { DirectMessageSource } from '@waybill/contract/users/enums';
import { useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import type { SettingsModel } from '../model/use-settings.ts';

const choices: readonly { readonly value: DirectMessageSource; readonly title: string; readonly text: string }[] = [
  { value: 'everyone', title: 'Anybody', text: 'Everybody with a verified account may begin a chat with you.' },
  {
    value: 'dealings',
    title: 'People I deal with',
    text: 'Only people you have sent or carried something with, talked fees with, or have written to yourself.',
  },
];

/** The setting for who may start a chat with oneself. */
export function WhoMayWrite({ settings }: { readonly settings: SettingsModel }) {
  const name = useId();
  return (
    <Card>
      <fieldset aria-busy={settings.isSaving('directMessagesFrom')}>
        <legend className="mb-2 font-medium">Who may write to you</legend>
        <div className="grid gap-2">
          {choices.map(({ value, title, text }) => (
            <ChoiceCard
              key={value}
              name={name}
              title={title}
              text={text}
              checked={settings.values.directMessagesFrom === value}
              onChange={() => settings.change('directMessagesFrom', value)}
            />
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
