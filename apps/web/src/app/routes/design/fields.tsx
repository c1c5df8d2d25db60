import { useState } from 'react';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { ComboField } from '../../../ui/combo-field.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const towns = ['Aba', 'Abeokuta', 'Abuja', 'Enugu', 'Ibadan', 'Jos', 'Kaduna', 'Kano', 'Lagos', 'Ọ̀yọ́', 'Port Harcourt'];
const townOptions = towns.map((value) => ({ value, detail: 'Nigeria' }));
const dialCodes = [
  { code: '+234', label: 'Nigeria' },
  { code: '+233', label: 'Ghana' },
  { code: '+44', label: 'United Kingdom' },
];

export function Fields() {
  return (
    <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
      <TextField label="Full name" defaultValue="Adaeze Okafor" />
      <TextField label="Username" placeholder="adaeze" hint="Letters, digits and underscores." />
      <TextField label="Email" defaultValue="adaeze@" error="That does not look like an email address" />
      <TextField label="Member since" defaultValue="August 2026" disabled />
      <TextField label="Fee" leading="₦" inputMode="decimal" defaultValue="6,500" />
      <PasswordField label="Password" defaultValue="okro soup" autoComplete="off" />
      <SelectField label="Your role" defaultValue="Owner">
        <option>Owner</option>
        <option>Manager</option>
      </SelectField>
      <Phone />
      <ComboField label="City" options={townOptions} hint="Free text; the list only helps." />
      <ComboField label="City, while the list is fetched" options={[]} busy />
      <Codes />
      <Files />
      <div>
        <CheckField label="I agree to the terms" defaultChecked />
        <CheckField label="Keep me signed in" />
        <CheckField label="I have read this" error="Please tick it to go on" />
      </div>
      <div>
        <SwitchField label="Read receipts" hint="Others see when you have read their message" defaultChecked />
        <SwitchField label="Push notifications" />
        <SwitchField label="Cannot be changed" disabled />
      </div>
      <Choices />
      <Search />
    </div>
  );
}

function Phone() {
  const [dialCode, setDialCode] = useState('+234');
  return (
    <PhoneField label="Phone" dialCode={dialCode} dialCodes={dialCodes} onDialCode={setDialCode} placeholder="803 000 0001" />
  );
}

function Codes() {
  const [code, setCode] = useState('4802');
  const [pin, setPin] = useState('12');
  return (
    <div className="grid gap-5">
      <CodeField label="The six digits we sent you" length={6} value={code} onChange={setCode} />
      <CodeField
        label="Your PIN"
        length={4}
        masked
        value={pin}
        onChange={setPin}
        error="That is not your PIN. Four tries are left."
      />
    </div>
  );
}

function Files() {
  const [file, setFile] = useState<{ name: string; bytes: number } | null>({ name: 'cac-certificate.pdf', bytes: 840_000 });
  return (
    <div className="grid gap-4">
      <FileField
        label="Certificate of registration"
        accept="*/*"
        file={null}
        onPick={() => {}}
        hint="PDF or photo, up to 10 MB."
      />
      <FileField label="Proof of address" accept="*/*" busy progress={0.6} onPick={() => {}} />
      <FileField
        label="Representative’s ID"
        accept="*/*"
        file={file}
        onPick={(picked) => setFile({ name: picked.name, bytes: picked.size })}
        onRemove={() => setFile(null)}
      />
    </div>
  );
}

function Choices() {
  const [span, setSpan] = useState<'7' | '30'>('7');
  return (
    <div className="grid gap-3">
      <Segments
        label="Period"
        options={[
          { value: '7', label: '7 days' },
          { value: '30', label: '30 days' },
        ]}
        value={span}
        onChange={setSpan}
      />
      <ChoiceCard name="bundle" defaultChecked title="5 credits" text="Save ₦125.00 (5%)" trailing="₦2,375.00" />
      <ChoiceCard name="bundle" title="1 credit" trailing="₦500.00" />
    </div>
  );
}

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Search everything" value={text} onChange={setText} />;
}
