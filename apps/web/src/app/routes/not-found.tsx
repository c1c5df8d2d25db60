import { paths } from '../../session/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';

export function NotFoundRoute() {
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center py-10 text-center">
      <Drawing name="map" size={240} className="max-w-full" />
      <h1 className="mt-6 text-28">No road leads here</h1>
      <p className="mt-2 text-17 text-ink-soft">The address may be old or mistyped. Nothing of yours is lost.</p>
      <ButtonLink to={paths.dashboard} className="mt-6">
        Go home
      </ButtonLink>
    </div>
  );
}
