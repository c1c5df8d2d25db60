import { useEffect, useRef } from 'react';
import type { Draft } from './drafts.ts';
import type { SchemaForm } from './use-schema-form.ts';

/**
 * Fills the form with what this tab remembers and remembers what is typed. After the first paint, because the
 * prerendered page knows nothing of this tab.
 */
export function useDraft<Fields extends Readonly<Record<string, string>>, Wire>(
  form: Pick<SchemaForm<Fields, Wire>, 'fields' | 'set'>,
  draft: Draft<Fields>,
  suggested: Partial<Fields> = {},
): void {
  const resumed = useRef(false);
  const { fields, set } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: suggestions count once, on arrival
  useEffect(() => {
    if (resumed.current) return draft.write(sessionStorage, fields);
    resumed.current = true;
    set(draft.resume(sessionStorage, fields, suggested));
  }, [fields, draft]);
}
