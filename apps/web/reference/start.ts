/** The little of Scalar that we call: its file puts it on the window and brings no types along. */
type Viewer = {
  readonly createApiReference: (at: string, settings: Readonly<Record<string, unknown>>) => unknown;
};

declare global {
  var Scalar: Viewer | undefined;
  /** Read by zod, which the viewer carries with it. */
  var __zod_globalConfig: { readonly jitless: boolean } | undefined;
}

// Problems have named `/api/docs#code` as their type since there were problems; the table of failures is on the plain page.
if (/^#[a-z]+(_[a-z]+)*$/.test(location.hash)) location.replace(`/api/docs/plain${location.hash}`);

// Without this zod tries whether it may make functions out of text, and the policy of the page complains of it.
globalThis.__zod_globalConfig = { jitless: true };

const viewer = document.createElement('script');
viewer.src = document.querySelector<HTMLLinkElement>('link[rel="preload"]')?.href ?? '';
viewer.addEventListener('load', () =>
  globalThis.Scalar?.createApiReference('#reference', {
    url: '/api/openapi.json',
    // What is tried is asked of wherever the page comes from, by whichever name that was reached; the policy allows nothing else.
    servers: [{ url: location.origin }],
    authentication: { preferredSecurityScheme: 'apiKey' },
    // Our samples are made from the contract; those of the viewer guess.
    hiddenClients: true,
    // A key is kept for as long as the page is open.
    persistAuth: false,
    // Nothing of it leaves our origin: no fonts, figures, agents or clients of its maker.
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: 'never',
    documentDownloadType: 'json',
    theme: 'none',
    metaData: { title: 'Waybill API' },
  }),
);
document.head.append(viewer);

export {};
