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

// Of the query library’s one index, only two lists of the settings use these; the shell must not bring them.
const seldom = /query[\w-]*[\\/]build[\\/]modern[\\/](queriesObserver|useQueries)\.js$/;

/** Chunks by what is needed together; whatever is left the bundler arranges by itself. */
export function chunkGroups(src: string): Group[] {
  return [
    // One file compresses better than thirty: this alone saves 11 kB on every page.
    group(
      'start',
      4,
      src,
      [
        'app/entry-client.tsx',
        'app/use-enter.ts',
        'app/use-part.ts',
        'features/users/api/update-user.ts',
        'forms/drafts.ts',
        'forms/submit-button.tsx',
        'forms/use-schema-form.ts',
        'ui/notice.tsx',
        'ui/password-field.tsx',
        'ui/select-field.tsx',
        '../../../packages/contract/src/text.ts',
        '../../../packages/contract/src/users/enums.ts',
      ],
      ['check'],
    ),
    // The frame around each step of signing up.
    group('steps', 3, src, ['features/identity/components/signup-frame.tsx']),
    group('questions', 3, src, [
      'app/field-messages.ts',
      'features/users/components/form-parts.tsx',
      'features/users/components/business-fields.tsx',
      'features/users/components/username-field.tsx',
      'features/users/model/suggest-username.ts',
      'features/identity/api/user-exists.ts',
      'features/places/components/city-field.tsx',
      'features/places/components/country-options.tsx',
      'features/places/components/use-countries.ts',
      'forms/use-draft.ts',
      'ui/phone-field.tsx',
      '../../../packages/contract/src/users/business.ts',
    ]),
    group('person', 3, src, ['features/users/model/person-form.ts', 'features/users/api/create-user.ts']),
    // What slips are made of, and the words of an order: the page of a parcel shows them to people who see nothing else of the app.
    group(
      'slips',
      4,
      src,
      [
        'features/orders/model/status-words.ts',
        // So small that whoever needs it alone should not fetch a file for it.
        'features/users/model/push-offer.ts',
        '../../../packages/contract/src/orders/tracking-id.ts',
        '../../../packages/contract/src/places/place.ts',
        'ui/card.tsx',
        'ui/copy-button.tsx',
        'ui/navigation/use-params.ts',
        'ui/perforation.tsx',
        // Lists of orders ask for days with it, and must not fetch the fields of a range of days for it.
        'ui/reader-zone.ts',
        'ui/stamp.tsx',
        'ui/use-seconds-until.ts',
        'ui/when.tsx',
      ],
      // Signing up takes a file back with it, too, and has no other file of those below.
      ['trash'],
    ),
    // Whoever signs in with Google or Apple comes back to the page of the same name.
    group('login', 3, src, ['app/routes/login.tsx', 'app/routes/login-federated.tsx']),
    // The page of a parcel, for people who never see the rest.
    group('tracking', 3, src, [
      'app/routes/track.tsx',
      'app/routes/track-parcel.tsx',
      'features/orders/components/tracking/track-parcel.tsx',
      'features/orders/model/tracking/use-tracking.ts',
    ]),
    // The entrance asks for codes, too, and must not fetch the money screens for it.
    group('codes', 2, src, ['forms/plain-form.tsx', 'ui/code-field.tsx', 'ui/resend-button.tsx']),
    // Many pages have some of these, and a page that has one must not bring along another that has it, too. Each alone would
    // be a request, and a name in the list that every page carries.
    group(
      'signs',
      3,
      src,
      [
        'features/chat/api/mute-person.ts',
        'features/timeline/api/show-item-again.ts',
        'features/users/api/muted-user.ts',
        'ui/check-field.tsx',
        'ui/choice-card.tsx',
        'ui/day-range-fields.tsx',
        'ui/menu-button.tsx',
        'ui/navigation/filter-in-query.ts',
        'ui/rated.tsx',
        'ui/team-badge.tsx',
      ],
      [
        'arrow-down',
        'arrow-left',
        'arrow-up',
        'camera',
        'circle-question-mark',
        'download',
        'flag',
        'id-card',
        'image-plus',
        'mail',
        'map-pin',
        'plus',
        'printer',
        'scale',
        'sliders-horizontal',
        'smartphone',
        'volume-x',
      ],
    ),
    // Signing up takes documents, too; an icon it shares with the app must not bring the app along.
    group('files', 2, src, ['features/kyc/components/file-slot.tsx']),
    group(
      'signed-in',
      2,
      src,
      [
        'app/signed-in-area.tsx',
        'app/routes/parts/latest-on-board.tsx',
        'app/routes/parts/my-open-parcels.tsx',
        'app/routes/parts/needs-me.tsx',
        'app/routes/parts/wallet-glance.tsx',
        'app/routes/parts/empty-place.tsx',
        'app/routes/parts/figures.tsx',
        'ui/more-button.tsx',
        'ui/use-media.ts',
        'ui/page.tsx',
        'ui/search-field.tsx',
        // What nearly every sheet uses: each alone would be a request, and a name in the list that every page carries.
        'session/popup/use-go-back.ts',
        'session/popup/use-here.ts',
        'features/wallet/model/wallet-currency.ts',
        'features/orders/model/is-followed.ts',
        'features/orders/model/mode-words.ts',
        'features/timeline/api/get-timeline-item.ts',
        'ui/format-clock.ts',
        'ui/text-area-field.tsx',
        'ui/use-focus-here.ts',
        'ui/use-focus-on.ts',
        // What forms with an amount have in common, inside the wallet and out of it.
        'features/wallet/components/with-wallets.tsx',
        'forms/amount-field.tsx',
        'forms/typed-amount.ts',
        'ui/facts.tsx',
        'ui/segments.tsx',
        // What is asked for on a page, and what news of it knows.
        'features/notifications/api/list-notifications.ts',
        'features/notifications/api/mark-notification.ts',
        'features/users/api/get-user.ts',
        'features/orders/api/express.ts',
        '../../../packages/contract/src/files/image-limits.ts',
        'features/files/components/picture-grid.tsx',
        // What every sheet about an order says and does.
        'features/orders/api/create-order.ts',
        'features/orders/api/get-delivery-request-info.ts',
        'features/orders/api/get-order.ts',
        'features/orders/model/use-order-moves.ts',
        'ui/avatar.tsx',
        'ui/confirm-dialog.tsx',
      ],
      ['arrow-right'],
    ),
    // Sheets that post something fill in the same places; at the start nobody has opened one.
    group('slots', 1, src, ['features/timeline/model/posting/item-in-params.ts', 'features/kyc/components/kyc-notice.tsx']),
    // What is heard of chat, the list and a room have most in common.
    group('chat', 1, src, [
      'features/chat/realtime.ts',
      'features/chat/api/list-messages.ts',
      'ui/attention.ts',
      'app/routes/parts/chat-place.tsx',
      'features/chat/model/outbox/outbox-here.ts',
      'features/chat/components/use-muting.ts',
    ]),
    // The feed and an item’s own page draw the same slips.
    group('board', 1, src, [
      'features/timeline/components/feed/feed-skeleton.tsx',
      'features/timeline/components/item/item-card.tsx',
      'features/timeline/model/feed/post-draft.ts',
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
    ]),
    group('posting', 1, src, [
      'features/timeline/components/posting/kept-notice.tsx',
      'features/timeline/components/posting/mode-options.tsx',
      'features/timeline/components/package/package-with-metadata.tsx',
      'features/timeline/components/posting/posted-slip.tsx',
      'features/timeline/model/posting/package-suggestions.ts',
      'features/timeline/model/posting/nested-fields.ts',
      'features/timeline/model/posting/package-schema.ts',
      'forms/use-kept-form.ts',
    ]),
    // Signing up chooses a PIN, too, and must not fetch the money screens for it.
    group('pins', 1, src, ['features/wallet/components/set-pin-form.tsx']),
    // The frame of every page of the settings.
    group('setting', 1, src, ['app/routes/settings/setting-page.tsx']),
    // Whether this device rings.
    group('ringing', 1, src, [
      'features/users/components/offer-push.tsx',
      'features/users/components/ring-me.tsx',
      'features/users/model/renew-push.ts',
    ]),
    // Riders on duty, whoever looks for one, and the bar that rings.
    group('riding', 0, src, [
      'features/orders/components/express/request-slip.tsx',
      'features/orders/components/duty/duty-trouble.tsx',
      'features/orders/api/duty.ts',
      'features/orders/model/use-report-position.ts',
    ]),
    // A start on a slow line waits for this one, and must not wait for the rest of what is kept.
    group('kept', 1, src, ['session/kept/kept-person.ts']),
    // What the shell fetches for everybody a moment after it stands.
    group('afterwards', 0, src, ['app/kept/app-keeper.tsx', 'app/realtime/news.ts', 'app/shell/presence-keeper.tsx']),
    // Somebody’s own page and that of another are drawn with the same.
    group('profile', 0, src, ['app/routes/profile.tsx']),
    // What news of a room and the room itself both know.
    group('rooms', 1, src, ['features/chat/model/receipts-here.ts', 'features/chat/model/room-store.ts']),
    // Where an order stands, and a fee, in words for its two sides.
    group('deal-words', 1, src, [
      'features/orders/model/offer-to-carry.ts',
      'features/orders/model/proof/proof-words.ts',
      'features/orders/components/details/with-order.tsx',
      'features/orders/model/step-words.ts',
      'features/orders/api/list-orders.ts',
      'features/orders/model/fee-words.ts',
      'features/orders/model/order-words.ts',
    ]),
    // Lists of orders, wherever they stand.
    group('order-lists', 0, src, [
      'features/orders/components/list/order-row.tsx',
      'features/orders/components/list/waiting-lines.tsx',
      'features/orders/model/use-waiting.ts',
    ]),
    // What several of the money screens share. Each chunk more is a name more in the list that every page carries.
    group('money', 1, src, [
      'features/wallet/components/pin-step.tsx',
      'features/wallet/components/transaction-slip.tsx',
      'features/wallet/components/wallet-guard-notice.tsx',
      'features/wallet/model/bundles.ts',
      'features/wallet/model/leave-for.ts',
    ]),
    group('payment', 0, src, [
      'features/wallet/components/payment-result.tsx',
      'features/wallet/components/payment-slip.tsx',
      'features/wallet/model/payment-ended.ts',
      'features/wallet/model/use-card-payment.ts',
    ]),
  ];
}

/** Everything these modules need from their very start, except what a page or another chunk asks for by name; and some icons. */
function group(name: string, priority: number, src: string, roots: readonly string[], icons: readonly string[] = []): Group {
  const icon = new RegExp(`lucide-react[\\\\/].*[\\\\/](${icons.join('|')})\\.mjs$`);
  const files = roots.map((root) => path.join(src, root));
  let members: Set<string> | undefined;

  function reach(id: string, graph: Graph, into: Set<string>): void {
    if (into.has(id) || unread.test(id) || seldom.test(id)) return;
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
      return (members.has(id) && !askedFor.test(id)) || icon.test(id) ? name : null;
    },
  };
}
