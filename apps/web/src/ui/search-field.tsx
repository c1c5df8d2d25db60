import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value' | 'ref'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  trailing?: ReactNode;
};

export function SearchField({ label, value, onChange, trailing, className, autoFocus = false, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  // Not the attribute: inside a dialog that is just opening it comes too early.
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  return (
    <div className={classNames('search-box', className)}>
      <Search size={20} aria-hidden="true" className="ml-3.5 flex-none text-ink-soft" />
      <input
        placeholder={label}
        {...input}
        ref={field}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 flex-1 bg-transparent px-2.5 text-17 outline-none placeholder:text-ink-soft"
      />
      {value ? (
        <IconButton
          label="Clear search"
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      ) : (
        trailing
      )}
    </div>
  );
}
