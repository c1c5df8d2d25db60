import { placeOfZone } from '@waybill/contract/time-zone';
import { useId, useState } from 'react';
import { SavingNote } from '../../../features/users/components/setting-switches.tsx';
import { here } from '../../../ui/calendar.ts';
import { Card } from '../../../ui/card.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { formatMoment } from '../../../ui/format-when.ts';
import { deviceZone } from '../../../ui/reader-zone.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { chooseTheme, readTheme, type Theme, themes } from '../../../ui/theme.ts';
import { SettingPage } from './setting-page.tsx';
import { useOwnSettings } from './use-own-settings.ts';

const words: Readonly<Record<Theme, { readonly title: string; readonly text: string }>> = {
  system: { title: 'Like this device', text: 'Light by day and dark by night, if your device does that.' },
  light: { title: 'Light', text: 'Ink on paper, always.' },
  dark: { title: 'Dark', text: 'Easy on the eyes at night, always.' },
};

export function DisplayRoute() {
  const settings = useOwnSettings();
  const [theme, setTheme] = useState(readTheme);
  const name = useId();
  const { timeZone } = settings.values;
  return (
    <SettingPage title="Look and time" lead="Light or dark, and whose clock you read.">
      <div className="grid gap-4">
        <Card>
          <fieldset>
            <legend className="mb-2 font-medium">Theme on this device</legend>
            <div className="grid gap-2">
              {themes.map((one) => (
                <ChoiceCard
                  key={one}
                  name={name}
                  {...words[one]}
                  checked={theme === one}
                  onChange={() => {
                    chooseTheme(one);
                    setTheme(one);
                  }}
                />
              ))}
            </div>
          </fieldset>
        </Card>
        <Card>
          <SelectField
            label="Time zone"
            hint={`Your clock says ${formatMoment(new Date(), new Date(), here)}. Days of pickup and delivery are always those of the place.`}
            value={timeZone ?? ''}
            aria-busy={settings.isSaving('timeZone')}
            onChange={({ currentTarget: { value } }) => settings.change('timeZone', value === '' ? null : value)}
          >
            <option value="">Like this device ({placeOfZone(deviceZone())})</option>
            {zonesByArea(timeZone).map(([area, zones]) => (
              <optgroup key={area} label={area}>
                {zones.map((zone) => (
                  <option key={zone} value={zone}>
                    {placeOfZone(zone)}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </Card>
      </div>
      <SavingNote settings={settings} />
    </SettingPage>
  );
}

/** Every zone that this browser knows and the chosen one, which may have another name there. */
function zonesByArea(chosen: string | null): [string, string[]][] {
  const known = new Set(Intl.supportedValuesOf('timeZone'));
  if (chosen !== null) known.add(chosen);
  const areas = Map.groupBy([...known].sort(), (zone) => (zone.includes('/') ? (zone.split('/')[0] ?? zone) : 'Other'));
  return [...areas];
}
