import { type ComponentProps, useEffect, useState } from 'react';
import { ComboField } from '../../../ui/combo-field.tsx';
import { listCities } from '../api/list-cities.ts';

type CityFieldProps = Omit<ComponentProps<typeof ComboField>, 'options' | 'busy' | 'label'> & {
  readonly countryCode: string;
  readonly label?: string;
};

type City = { readonly value: string; readonly detail: string };

const afterTypingMs = 200;

/** Any city may be typed; the larger ones of the country are suggested. */
export function CityField({ countryCode, label = 'City', onChange, ...input }: CityFieldProps) {
  const [search, setSearch] = useState('');
  const [cities, setCities] = useState<readonly City[]>([]);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      setBusy(true);
      try {
        const found = await listCities(countryCode, search, stop.signal);
        setCities(found.map(({ name, region }) => ({ value: name, detail: region })));
      } catch {
        // Suggestions are a help, not a need: without them the city is simply typed.
        if (!stop.signal.aborted) setCities([]);
      }
      if (!stop.signal.aborted) setBusy(false);
    }, afterTypingMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [countryCode, search]);

  // Typed out in full, there is nothing left to suggest, and the list would only lie over the button below.
  const [only, ...others] = cities;
  const isTyped = others.length === 0 && only?.value.toLowerCase() === search.toLowerCase();

  return (
    <ComboField
      label={label}
      autoComplete="address-level2"
      {...input}
      options={isTyped ? [] : cities}
      busy={busy && search !== ''}
      onChange={(event) => {
        setSearch(event.target.value.trim());
        return onChange?.(event);
      }}
    />
  );
}
