import { useState } from 'react';
import { Mark } from '../../ui/mark.tsx';
import { Perforation } from '../../ui/perforation.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Actions } from './design/actions.tsx';
import { Colours } from './design/colours.tsx';
import { Fields } from './design/fields.tsx';
import { Inks } from './design/inks.tsx';
import { Maps } from './design/maps.tsx';
import { Messages } from './design/messages.tsx';
import { MoneyAndTime } from './design/money-and-time.tsx';
import { Movement } from './design/movement.tsx';
import { States } from './design/states.tsx';
import { Surfaces } from './design/surfaces.tsx';
import { Type } from './design/type.tsx';
import { Voice } from './design/voice.tsx';

const sections = [
  { id: 'colours', title: 'Colours', View: Colours },
  { id: 'type', title: 'Type', View: Type },
  { id: 'papers', title: 'Paper, tickets, stamps', View: Surfaces },
  { id: 'inks', title: 'Drawings in two inks', View: Inks },
  { id: 'actions', title: 'Buttons', View: Actions },
  { id: 'fields', title: 'Fields', View: Fields },
  { id: 'money', title: 'Money and time', View: MoneyAndTime },
  { id: 'messages', title: 'Messages and sheets', View: Messages },
  { id: 'movement', title: 'Finding the way', View: Movement },
  { id: 'maps', title: 'Maps of a route', View: Maps },
  { id: 'states', title: 'Loading and empty', View: States },
  { id: 'voice', title: 'Voice', View: Voice },
];

/** For developers: the whole design system on one page, every component in every state. */
export function DesignGalleryRoute() {
  return (
    <div className="mx-auto max-w-5xl pt-4 pb-16">
      <header className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-xl">
          <Mark size={64} />
          <h1 className="mt-4 text-38">The paper waybill</h1>
          <p className="mt-3 text-17 text-ink-soft">
            The slip that goes with a parcel from hand to hand: warm paper, ink, a perforated edge, a stamp for every stage.
          </p>
        </div>
        <ThemeChoice />
      </header>
      <nav aria-label="Sections" className="mt-6 flex flex-wrap gap-x-5 gap-y-1">
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center">
            {title}
          </a>
        ))}
      </nav>
      {sections.map(({ id, title, View }) => (
        <section key={id} id={id} className="mt-12 scroll-mt-8">
          <Perforation className="mb-8" />
          <h2 className="mb-6 text-28">{title}</h2>
          <View />
        </section>
      ))}
    </div>
  );
}

function ThemeChoice() {
  const [theme, setTheme] = useState('system');
  return (
    <SelectField
      label="Theme"
      value={theme}
      className="w-44"
      onChange={(event) => {
        setTheme(event.target.value);
        if (event.target.value === 'system') delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = event.target.value;
      }}
    >
      <option value="system">As the system</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </SelectField>
  );
}
