import { useEffect } from 'react';
import { hrefOfTo, type To, useLocation, useNavigate } from './navigation.ts';

/** Goes elsewhere as soon as it is shown, without leaving itself behind in the history. */
export function Redirect({ to, state }: { readonly to: To; readonly state?: unknown }) {
  const navigate = useNavigate();
  const href = hrefOfTo(to, useLocation());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address; what is handed over goes with it
  useEffect(() => navigate(href, { replace: true, state }), [href, navigate]);
  return null;
}
