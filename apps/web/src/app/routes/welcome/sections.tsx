import { type ReactNode, useId } from 'react';
import { paths } from '../../../session/paths.ts';
import { Ticket } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import { Wordmark } from '../../../ui/mark.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { FoldedQuestions } from '../articles/folded-questions.tsx';
import { fees, protections, questions, ways } from './welcome-text.ts';

type PartProps = { readonly title: string; readonly className?: string; readonly children: ReactNode };

/** A part of the page under its heading. */
function Part({ title, className, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6', className)}>
      <h2 id={id} className="text-21 md:text-28">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function HowItWorks() {
  return (
    <Part title="How it works">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the slips lie side by side, and are moved with the arrow keys */}
      <section aria-label="For senders, travellers and businesses" tabIndex={0} className="front-ways">
        {ways.map(({ who, drawing, steps }) => (
          <Ticket key={who}>
            <div className="flex items-center justify-between gap-3 px-5 pt-3">
              <h3 className="text-17 md:text-21">{who}</h3>
              <Drawing name={drawing} size={72} className="flex-none" />
            </div>
            <ol className="grid gap-2.5 px-5 pt-1 pb-4">
              {steps.map((step, index) => (
                <li key={step} className="flex gap-3">
                  <span aria-hidden="true" className="front-number">
                    {index + 1}
                  </span>
                  <span className="min-w-0">{step}</span>
                </li>
              ))}
            </ol>
          </Ticket>
        ))}
      </section>
    </Part>
  );
}

export function Protection() {
  return (
    <Part title="What protects your money">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 md:grid-cols-4">
        {protections.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-palm pt-2">
            <dt className="display text-17 font-bold">{title}</dt>
            <dd className="text-15 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

export function Fees() {
  return (
    <Part title="What it costs">
      <dl className="front-fees">
        {fees.map(({ who, amount, text }) => (
          <div key={who}>
            <dt className="caption">{who}</dt>
            <dd>
              <span className="display block text-17 font-bold md:mt-1 md:text-21">{amount}</span>
              <span className="block text-15 text-ink-soft">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

export function Questions() {
  return (
    <Part title="Questions people ask">
      <FoldedQuestions questions={questions} heading="h3" />
      <p>
        <Link to={paths.help} className="link inline-flex min-h-11 items-center">
          All questions and answers
        </Link>
      </p>
    </Part>
  );
}

const links = [
  { to: paths.help, label: 'Help' },
  { to: paths.track, label: 'Track a parcel' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.licences, label: 'Licences' },
  { to: paths.developers, label: 'Developers' },
];

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="front-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 md:py-6">
        <Wordmark />
        <nav aria-label="About Waybill" className="-mx-2 flex flex-wrap">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center px-2 text-ink-soft hover:text-ink">
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
