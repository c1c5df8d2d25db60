import { paths } from '../../../session/paths.ts';
import { Card, Ticket } from '../../../ui/card.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { Wordmark } from '../../../ui/mark.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Passages } from '../articles/passages.tsx';
import { fees, protections, questions, ways } from './welcome-text.ts';

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="grid gap-6">
      <h2 id="how" className="text-28">
        How it works
      </h2>
      <ul className="front-ways grid gap-5 md:grid-cols-3">
        {ways.map(({ who, drawing, steps }) => (
          <li key={who}>
            <Ticket>
              <div className="flex items-center justify-between gap-3 px-5 pt-4">
                <h3 className="text-21">{who}</h3>
                <Drawing name={drawing} size={92} className="flex-none" />
              </div>
              <ol className="grid gap-3 px-5 pt-2 pb-5">
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
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Protection() {
  return (
    <section
      aria-labelledby="protection"
      className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-10"
    >
      <div>
        <h2 id="protection" className="text-28">
          What protects your money
        </h2>
        <Drawing name="shield" size={220} className="mt-4 hidden md:block" />
      </div>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {protections.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-palm pt-3">
            <dt className="display text-17 font-bold">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Fees() {
  return (
    <section aria-labelledby="fees" className="grid gap-6">
      <h2 id="fees" className="text-28">
        What it costs
      </h2>
      <dl className="front-fees">
        {fees.map(({ who, amount, text }) => (
          <div key={who} className="p-5">
            <dt className="caption">{who}</dt>
            <dd>
              <span className="display mt-1 block text-21 font-bold">{amount}</span>
              <span className="mt-1.5 block text-ink-soft">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-6">
      <h2 id="questions" className="text-28">
        Questions people ask
      </h2>
      <Card className="overflow-hidden p-0">
        {questions.map(({ id, title, passages }) => (
          <details key={id} className="border-line not-first:border-t">
            <summary className="ml-10 cursor-pointer list-outside py-4 pr-5 font-medium">
              <h3 className="inline font-sans text-17 font-medium tracking-normal">{title}</h3>
            </summary>
            <div className="grid max-w-prose gap-3 px-5 pb-5">
              <Passages passages={passages} />
            </div>
          </details>
        ))}
      </Card>
      <p>
        <Link to={paths.help} className="link inline-flex min-h-11 items-center">
          All questions and answers
        </Link>
      </p>
    </section>
  );
}

const links = [
  { to: paths.help, label: 'Help' },
  { to: paths.track, label: 'Track a parcel' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.licences, label: 'Licences' },
];

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="front-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6">
        <Wordmark />
        <nav aria-label="About Waybill" className="-mx-2 flex flex-wrap">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center px-2 text-ink-soft hover:text-ink">
              {label}
            </Link>
          ))}
          {/* Served beside the app, not by it. */}
          <a href="/api/docs" className="inline-flex min-h-11 items-center px-2 text-ink-soft hover:text-ink">
            Developers
          </a>
        </nav>
      </div>
    </footer>
  );
}
