import path from 'node:path';

type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

type Group = {
  readonly debugName: string;
  readonly priority: number;
  readonly name: (id: string, graph: Graph) => string | null;
};

// A module with a chunk of its own: put elsewhere, that chunk would be empty and the other one fetched for nothing.
const askedFor = /app[\\/](entry-client|signed-in-area)\.tsx$/;

// What answers look like is left out of the app, and must not bring along what it was made of.
const unread = /contract[\\/]src[\\/].*-view\.ts$/;

/** Chunks by what is needed together; whatever is left the bundler arranges by itself. */
export function chunkGroups(src: string): Group[] {
  return [
    // One file compresses better than thirty: this alone saves 11 kB on every page.
    group('start', 4, src, [
      'app/entry-client.tsx',
      'app/field-messages.ts',
      'app/use-enter.ts',
      'features/identity/components/signup-frame.tsx',
      'forms/drafts.ts',
      'forms/submit-button.tsx',
      'forms/use-schema-form.ts',
      'ui/notice.tsx',
      'ui/password-field.tsx',
      'ui/select-field.tsx',
      '../../../packages/contract/src/text.ts',
      '../../../packages/contract/src/users/enums.ts',
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
      '../../../packages/contract/src/users/business.ts',
    ]),
    // What slips are made of: the page of a parcel shows one to people who never see the rest of the app.
    group('slips', 3, src, [
      'ui/card.tsx',
      'ui/copy-button.tsx',
      'ui/perforation.tsx',
      'ui/stamp.tsx',
      'ui/use-seconds-until.ts',
      'ui/when.tsx',
    ]),
    // What every sheet about an order says and does; with what the shell draws, so that it is there already.
    group('orders', 2, src, [
      'features/orders/api/get-order.ts',
      'features/orders/model/status-words.ts',
      'features/orders/model/use-order-moves.ts',
      'ui/avatar.tsx',
      'ui/confirm-dialog.tsx',
    ]),
    // Stars stand on slips of the board and on orders; neither should bring the other along.
    group('rated', 3, src, ['ui/rated.tsx']),
    // The words of an order: for its two sides, and for the receiver, who sees nothing else of the app.
    group('order-words', 4, src, [
      'features/orders/model/status-words.ts',
      '../../../packages/contract/src/orders/tracking-id.ts',
      '../../../packages/contract/src/places/place.ts',
    ]),
    // The page of a parcel, for people who never see the rest.
    group('tracking', 3, src, [
      'features/orders/components/tracking/track-parcel.tsx',
      'features/orders/model/tracking/use-tracking.ts',
    ]),
    // The entrance asks for codes, too, and must not fetch the money screens for it.
    group('codes', 2, src, ['forms/plain-form.tsx', 'ui/code-field.tsx']),
    // Signing up takes documents, too; an icon it shares with the app must not bring the app along.
    group('files', 2, src, ['ui/file-field.tsx']),
    group('signed-in', 2, src, [
      'app/signed-in-area.tsx',
      'app/routes/parts/latest-on-board.tsx',
      'app/routes/parts/my-open-parcels.tsx',
      'app/routes/parts/needs-me.tsx',
      'app/routes/parts/wallet-glance.tsx',
      'app/routes/parts/empty-place.tsx',
      'app/routes/parts/figures.tsx',
      'ui/page.tsx',
      'ui/search-field.tsx',
      // What nearly every sheet uses: each alone would be a request, and a name in the list that every page carries.
      'popups/posting/item-in-params.ts',
      'popups/posting/slots.tsx',
      'popups/use-go-back.ts',
      'popups/use-here.ts',
      'popups/wallet-currency.ts',
      'ui/text-area-field.tsx',
    ]),
    // The feed and an item’s own page draw the same slips.
    group('board', 1, src, [
      'app/routes/parts/timeline-slots.tsx',
      'features/timeline/components/feed/feed-skeleton.tsx',
      'features/timeline/components/item/item-card.tsx',
      'features/timeline/model/feed/post-draft.ts',
    ]),
    // What forms with an amount have in common, inside the wallet and out of it.
    group('amounts', 2, src, [
      'features/wallet/components/with-wallets.tsx',
      'forms/amount-field.tsx',
      'forms/request-key.ts',
      'forms/typed-amount.ts',
      'ui/facts.tsx',
      'ui/segments.tsx',
    ]),
    // What the slips and the forms that post them both say.
    group('words', 2, src, [
      'features/timeline/model/feed/change-everywhere.ts',
      'features/timeline/model/feed/item-words.ts',
      'features/timeline/model/feed/removal-words.ts',
      'features/timeline/model/posting/package-words.ts',
      'features/timeline/model/posting/pictures-gone.ts',
      'features/timeline/model/feed/share.ts',
      'features/timeline/model/posting/withdraw-package.ts',
      'ui/lagos-day.ts',
      'ui/confirm-dialog.tsx',
      'ui/when.tsx',
    ]),
    group('posting', 1, src, [
      'features/timeline/components/posting/kept-notice.tsx',
      'features/timeline/components/posting/mode-options.tsx',
      'features/timeline/components/package/package-with-metadata.tsx',
      'features/timeline/components/posting/posted-slip.tsx',
      'features/timeline/model/posting/nested-fields.ts',
      'features/timeline/model/posting/package-schema.ts',
      'forms/use-kept-form.ts',
      'ui/text-area-field.tsx',
    ]),
    // What several of the money screens share. Each chunk more is a name more in the list that every page carries.
    group('money', 1, src, ['features/wallet/components/pin-step.tsx', 'features/wallet/components/transaction-slip.tsx']),
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
    if (into.has(id) || unread.test(id)) return;
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
