import { useCallback } from 'react';
import { useLocation, useNavigate, useQuery } from '../ui/navigation/navigation.ts';

/** Which part of a long form is shown. It stands in the address, so that Back goes to the part before. */
export function usePart(parts: readonly { readonly name: string }[]): readonly [number, (part: number) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const wanted = useQuery().get('part');
  const asked = parts.findIndex(({ name }) => name === wanted);
  const show = useCallback(
    (part: number) => {
      const query = new URLSearchParams(search);
      query.set('part', parts[part]?.name ?? '');
      navigate({ search: query.toString() });
    },
    [navigate, parts, search],
  );
  return [Math.max(0, asked), show];
}

/** The name of the part in which a field stands. */
export function partWith(
  parts: readonly { readonly name: string; readonly fields: readonly string[] }[],
  field: string | undefined,
): string | undefined {
  return parts.find(({ fields }) => field !== undefined && fields.includes(field))?.name;
}
