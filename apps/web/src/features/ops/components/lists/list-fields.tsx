import { keepPreviousData, useQuery as useAnswer } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ComboField } from '../../../../ui/combo-field.tsx';
import { DayRangeFields } from '../../../../ui/day-range-fields.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { meantPeopleQuery } from '../../api/meant-people.ts';
import { useTyped } from './use-list-query.ts';

type Change = (changes: Readonly<Record<string, string>>) => void;
type Query = Pick<URLSearchParams, 'get'>;
type FieldProps = { readonly query: Query; readonly change: Change };

type ChoiceFieldProps = FieldProps & {
  readonly label: string;
  readonly name: string;
  readonly any: string;
  readonly choices: readonly { readonly value: string; readonly word: string }[];
};

/** One of a few, or any. */
export function ChoiceField({ label, name, any, choices, query, change }: ChoiceFieldProps) {
  return (
    <SelectField label={label} value={query.get(name) ?? ''} onChange={(event) => change({ [name]: event.target.value })}>
      <option value="">{any}</option>
      {choices.map(({ value, word }) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  );
}

type TypedFieldProps = FieldProps & {
  readonly label: string;
  readonly name: string;
  readonly inputMode?: 'decimal' | 'text';
  readonly maxLength: number;
  /** How what is typed is written. */
  readonly spell?: (text: string) => string;
};

export function TypedField({ label, name, inputMode = 'text', maxLength, spell = String, query, change }: TypedFieldProps) {
  const [text, setText] = useTyped(query.get(name) ?? '', (typed) => change({ [name]: typed }));
  return (
    <TextField
      label={label}
      value={text}
      inputMode={inputMode}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="none"
      onChange={(event) => setText(spell(event.target.value))}
    />
  );
}

/** Somebody by their username, name, email or phone; chosen once what is typed is the username of one. */
function PersonField({ change }: Pick<FieldProps, 'change'>) {
  const [text, setText] = useState('');
  const { data: people = [], isFetching } = useAnswer({ ...meantPeopleQuery(text.trim()), placeholderData: keepPreviousData });
  return (
    <ComboField
      label="Person"
      hint="By username, name, email or phone"
      autoCapitalize="none"
      busy={isFetching}
      options={people.map(({ username, fullName }) => ({ value: username, detail: fullName }))}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const meant = people.find(({ username }) => username === event.target.value.trim().toLowerCase());
        if (meant) change({ userId: meant.id });
      }}
    />
  );
}

/** What both lists are narrowed by: currency, amount, days, person, country; and their order. */
export function SharedFields({ query, change }: FieldProps) {
  const days = { startDate: query.get('startDate') ?? undefined, endDate: query.get('endDate') ?? undefined };
  const spellAmount = (text: string) => text.replace(/[^\d.]/g, '');
  return (
    <>
      <ChoiceField
        {...{ query, change }}
        label="Currency"
        name="currency"
        any="Both"
        choices={[
          { value: 'NGN', word: 'Naira' },
          { value: 'USD', word: 'Dollars' },
        ]}
      />
      <div className="grid grid-cols-2 gap-4">
        <TypedField
          {...{ query, change }}
          label="From amount"
          name="leastAmount"
          inputMode="decimal"
          maxLength={15}
          spell={spellAmount}
        />
        <TypedField
          {...{ query, change }}
          label="To amount"
          name="mostAmount"
          inputMode="decimal"
          maxLength={15}
          spell={spellAmount}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <DayRangeFields range={days} onChange={(name, day) => change({ [name]: day })} />
      </div>
      {query.get('userId') ? (
        <p className="flex flex-wrap items-center gap-x-3 text-15">
          Only of one person.
          <Button variant="quiet" className="min-h-11 text-15" onClick={() => change({ userId: '' })}>
            Show everybody
          </Button>
        </p>
      ) : (
        <PersonField change={change} />
      )}
      <TypedField
        {...{ query, change }}
        label="Country, two letters"
        name="country"
        maxLength={2}
        spell={(text) => text.toUpperCase().replace(/[^A-Z]/g, '')}
      />
      <ChoiceField
        {...{ query, change }}
        label="Order"
        name="sort"
        any="Newest first"
        choices={[{ value: 'oldest', word: 'Oldest first' }]}
      />
    </>
  );
}
