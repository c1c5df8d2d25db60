import { paths } from '../../session/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Wordmark } from '../../ui/mark.tsx';
import { Link } from '../../ui/navigation/link.tsx';

export function NotFoundRoute() {
  const isHere = useSession().status === 'signed-in';
  return (
    <>
      {/* Inside of the app its bars say where one is; outside nothing else does. */}
      {isHere ? null : (
        <Link to={paths.welcome} aria-label="Waybill, what it is" className="mt-3 inline-flex min-h-11 items-center">
          <Wordmark />
        </Link>
      )}
      <div className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center py-10 text-center">
        <Drawing name="map" size={240} className="max-w-full" />
        <h1 className="mt-6 text-28">No road leads here</h1>
        <p className="mt-2 text-17 text-ink-soft">The address may be old or mistyped. Nothing of yours is lost.</p>
        <ButtonLink to={paths.dashboard} className="mt-6">
          Go home
        </ButtonLink>
      </div>
    </>
  );
}
