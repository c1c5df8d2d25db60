import { useState } from 'react';
import { classNames } from './class-names.ts';
import { initials } from './initials.ts';

const inks = [
  'bg-palm text-paper',
  'bg-lagoon text-paper',
  'bg-clay text-paper',
  'bg-marigold text-on-marigold',
  'bg-ink text-paper',
];

const sizes = { 28: 'size-7 text-13', 36: 'size-9 text-15', 44: 'size-11 text-17', 72: 'size-18 text-28', 96: 'size-24 text-38' };

type AvatarProps = { name: string; src?: string | null | undefined; size?: keyof typeof sizes; className?: string };

function inkFor(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return inks[sum % inks.length] ?? '';
}

/** Decorative beside a name; where it stands alone, what contains it carries the name. */
export function Avatar({ name, src, size = 44, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const look = classNames('inline-grid flex-none place-items-center overflow-hidden rounded-full', sizes[size], className);
  if (src && src !== broken) {
    return (
      <span className={classNames(look, 'bg-line')}>
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className={classNames(look, inkFor(name), 'display font-semibold select-none')}>
      {initials(name)}
    </span>
  );
}
