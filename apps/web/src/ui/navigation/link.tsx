import type { ComponentProps, MouseEvent } from 'react';
import { hrefOfTo, type NavigateOptions, type To, useLocation, useNavigate } from './navigation.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { readonly to: To };

/** A real link, so that it opens in a new tab, can be copied and is read out as one; a plain press stays in the app. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const href = hrefOfTo(to, location);

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || (rest.target ?? '_self') !== '_self';
    if (event.defaultPrevented || event.button !== 0 || wantsOwnTab) return;
    event.preventDefault();
    // As browsers do: following a link to where one is adds nothing to the history.
    const isHere = href === location.pathname + location.search + location.hash;
    navigate(href, { replace: replace ?? isHere, state });
  }

  return <a {...rest} href={href} onClick={press} />;
}
