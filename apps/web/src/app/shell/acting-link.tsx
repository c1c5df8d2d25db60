import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { listMembershipsQuery } from '../../features/businesses/api/list-memberships.ts';
import { actFor, acting, businessParameter } from '../../session/acting.ts';
import { safeNext } from '../../session/safe-next.ts';
import { session } from '../../session/session.ts';
import { Loading } from '../../ui/loading.tsx';
import { useLocation, useNavigate } from '../../ui/navigation/navigation.ts';
import { toast } from '../../ui/toast.tsx';

/**
 * Opens a link in the name of the business that it is about: of one’s own businesses only, and nothing but the view changes. Until that
 * is settled nothing of the page is drawn, which would ask for what belongs to the business as oneself.
 */
export function ActingLink({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  const businessId = new URLSearchParams(search).get(businessParameter);
  return businessId === null ? (
    children
  ) : (
    <Switch key={businessId} businessId={businessId}>
      {children}
    </Switch>
  );
}

function Switch({ businessId, children }: { readonly businessId: string; readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const memberships = useQuery(listMembershipsQuery);
  const state = session.state();
  const person = state.status === 'signed-in' ? state.user : undefined;
  const isHere = businessId === (acting()?.businessId ?? person?.id);
  const found = memberships.data?.find((one) => one.businessId === businessId);
  const isKnown = memberships.isSuccess;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known, and once only
  useEffect(() => {
    if (!person || !(isHere || isKnown)) return;
    const query = new URLSearchParams(location.search);
    query.delete(businessParameter);
    const href = safeNext(`${location.pathname}?${query}`);
    if (!isHere && found) actFor({ personId: person.id, businessId, businessName: found.businessName, role: found.role }, href);
    else if (!isHere && businessId === person.id) actFor(undefined, href);
    else {
      if (!isHere) toast.info('You do not act for that business', 'If you should, ask them for an invitation.', 8000);
      navigate(isHere ? { search: query.toString() } : location.pathname, { replace: true });
    }
  }, [isHere, isKnown]);

  // Without network there is nothing to switch to: what is stored is shown.
  return memberships.isPaused && !isHere ? children : <Loading query={memberships} failed="We could not open this link" />;
}
