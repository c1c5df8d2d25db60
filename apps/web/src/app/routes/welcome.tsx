import { TrackingEntry } from '../../features/orders/components/tracking/tracking-entry.tsx';
import { VisitorQuote } from '../../features/timeline/components/posting/visitor-quote.tsx';
import { type BegunParcel, keepIntent } from '../../session/intent.ts';
import { hrefOf, paths } from '../../session/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Ticket } from '../../ui/card.tsx';
import { Wordmark } from '../../ui/mark.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { useNavigate } from '../../ui/navigation/navigation.ts';
import { FrontPicture } from './welcome/front-picture.tsx';
import { headline, sentence } from './welcome/headline.ts';
import { Fees, Footer, HowItWorks, Protection, Questions } from './welcome/sections.tsx';

/** The front door: what Waybill is, a price, a tracking number, and the two ways in. */
export function WelcomeRoute() {
  const navigate = useNavigate();
  const isIn = useSession().status === 'signed-in';

  function send(parcel: BegunParcel) {
    keepIntent(sessionStorage, { kind: 'send', ...parcel });
    navigate(isIn ? paths.dashboard : paths.signup);
  }

  return (
    <>
      <header className="front-band">
        <div className="front-width flex items-center justify-between gap-3">
          <Wordmark />
          <nav aria-label="Your account" className="flex gap-2">
            {isIn ? (
              <ButtonLink to={paths.dashboard} variant="secondary">
                Home
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to={paths.login} variant="secondary" className="px-4">
                  Sign in
                </ButtonLink>
                <ButtonLink to={paths.signup} className="hidden sm:inline-flex">
                  Create an account
                </ButtonLink>
              </>
            )}
          </nav>
        </div>
        <div className="front-width front-hero">
          <h1 className="text-28 outline-none md:text-38">{headline}</h1>
          <p className="max-w-xl md:text-21">{sentence}</p>
          <FrontPicture />
        </div>
      </header>
      <main id="content" className="front-width grid grid-cols-[minmax(0,1fr)] gap-9 pb-10 md:gap-16 md:pb-16">
        <div className="front-desk">
          <Ticket>
            <section aria-labelledby="quote" className="px-5 pt-5 pb-4">
              <h2 id="quote" className="text-21">
                What would it cost?
              </h2>
              <p className="mb-3 text-ink-soft">Three answers, no account.</p>
              <VisitorQuote onSend={send} />
            </section>
          </Ticket>
          <section aria-labelledby="waiting" className="paper-card self-start p-5">
            <h2 id="waiting" className="text-21">
              Waiting for a parcel?
            </h2>
            <p className="mb-3 text-ink-soft">See where it is, without an account, too.</p>
            <TrackingEntry onEntered={(trackingId) => navigate(hrefOf(paths.trackParcel, { trackingId }))} />
          </section>
        </div>
        <HowItWorks />
        <Protection />
        <Fees />
        <Questions />
        {isIn ? null : (
          <section className="grid justify-items-center gap-3 text-center">
            <h2 className="text-21 md:text-28">Going somewhere? Sending something?</h2>
            <ButtonLink to={paths.signup}>Create an account</ButtonLink>
            <p className="max-w-prose text-13 text-ink-soft">
              It takes about two minutes and costs nothing. Read the{' '}
              <Link to={paths.terms} className="link">
                terms
              </Link>{' '}
              first, if you like.
            </p>
          </section>
        )}
      </main>
      <Footer />
    </>
  );
}
