import type { ComponentProps, ReactNode } from 'react';

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode;
  text?: ReactNode;
  trailing?: ReactNode;
};

/** A line of a list to choose from; the whole of it can be pressed. */
export function ChoiceCard({ title, text, trailing, ...input }: ChoiceCardProps) {
  return (
    <label className="choice">
      <input {...input} type="radio" className="choice-mark" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        {text ? <span className="block text-13 text-ink-soft">{text}</span> : null}
      </span>
      {trailing}
    </label>
  );
}
