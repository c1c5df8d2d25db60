import path from 'node:path';

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

type Group = {
  readonly debugName: string;
  readonly priority: number;
  readonly name: (id: string, graph: Graph) => string | null;
};

// A module with a chunk of its own: put elsewhere, that chunk would be empty and the other one fetched for nothing.
const askedFor = /app[\\/](entry-client|signed-in-area)\.tsx$/;

/** Chunks by what is needed together; whatever is left the bundler arranges by itself. */
export function chunkGroups(src: string): Group[] {
  return [
    // One file compresses better than thirty: this alone saves 11 kB on every page.
    group('start', 4, src, [
      'app/entry-client.tsx',
      'app/use-enter.ts',
      'features/identity/components/signup-frame.tsx',
      'forms/drafts.ts',
      'forms/submit-button.tsx',
      'forms/use-schema-form.ts',
      'ui/notice.tsx',
      'ui/password-field.tsx',
    ]),
    group('questions', 3, src, [
      'features/users/components/form-parts.tsx',
      'features/users/components/business-fields.tsx',
      'features/users/components/username-field.tsx',
      'features/places/components/city-field.tsx',
      'features/places/components/country-options.tsx',
      'features/places/components/use-countries.ts',
      'forms/use-draft.ts',
      'ui/phone-field.tsx',
      'ui/select-field.tsx',
    ]),
    // The entrance asks for codes, too, and must not fetch the money screens for it.
    group('codes', 2, src, ['forms/plain-form.tsx', 'ui/code-field.tsx']),
    group('signed-in', 2, src, ['app/signed-in-area.tsx', 'app/routes/parts/wallet-glance.tsx', 'ui/empty-state.tsx']),
    // What several of the money screens share. Each chunk more is a name more in the list that every page carries.
    group('money', 1, src, [
      'features/wallet/components/amount-field.tsx',
      'features/wallet/components/pin-step.tsx',
      'features/wallet/components/transaction-slip.tsx',
      'features/wallet/components/with-wallets.tsx',
      'features/wallet/model/request-key.ts',
      'features/wallet/model/typed-amount.ts',
      'ui/segments.tsx',
    ]),
    group('payment', 0, src, [
      'features/wallet/components/payment-slip.tsx',
      'features/wallet/model/payment-ended.ts',
      'features/wallet/model/use-card-payment.ts',
    ]),
  ];
}

/** Everything these modules need from their very start, except what a page or another chunk asks for by name. */
function group(name: string, priority: number, src: string, roots: readonly string[]): Group {
  const files = roots.map((root) => path.join(src, root));
  let members: Set<string> | undefined;

  function reach(id: string, graph: Graph, into: Set<string>): void {
    if (into.has(id)) return;
    into.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, graph, into);
  }

  return {
    debugName: name,
    priority,
    name: (id, graph) => {
      if (!members) {
        members = new Set();
        for (const file of files) reach(file, graph, members);
      }
      return members.has(id) && !askedFor.test(id) ? name : null;
    },
  };
}
