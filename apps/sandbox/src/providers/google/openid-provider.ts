import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { memoryAdapter } from './memory-adapter.ts';
import type { People, Person } from './people.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { callbackPath, isAllowedRedirect } from './redirect-address.ts';
import { refusedPage } from './refused-page.ts';

export const client = { id: 'waybill-sandbox', secret: 'waybill-sandbox-secret' };
export const mountPath = '/oidc';
export const pickerPath = (uid: string) => `${mountPath}/sign-in/${uid}`;
export const portraitPath = (sub: string) => `${mountPath}/portraits/${sub}.png`;

const hour = 3600;

export function createOpenidProvider(origin: string, people: People, keys: ProviderKeys): Provider {
  const provider = new Provider(`${origin}${mountPath}`, {
    ...wireSettings(keys),
    adapter: memoryAdapter(),
    findAccount: (_context, sub) => {
      const person = people.find(sub);
      return person && { accountId: sub, claims: () => ({ sub, ...claimsOf(person, `${origin}${portraitPath(sub)}`) }) };
    },
    interactions: { url: (_context, interaction) => pickerPath(interaction.uid), policy: alwaysAskWhoItIs() },
    loadExistingGrant: grantWhatIsAsked,
    renderError: (context, out) => {
      context.type = 'html';
      context.set(refusedPage.headers);
      context.body = refusedPage.render(out.error_description ?? out.error);
    },
  });
  // Public addresses come from the issuer, not from whichever name the request used; see passOn in routes.ts.
  provider.proxy = true;
  provider.Client.prototype.redirectUriAllowed = isAllowedRedirect;
  return provider;
}

function wireSettings(keys: ProviderKeys): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        client_name: 'Waybill',
        redirect_uris: [`http://localhost${callbackPath}`],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: { keys: [keys.signing] },
    // Browsers share cookies between the ports of localhost: own names and paths keep clear of the product’s.
    cookies: {
      keys: keys.cookies,
      names: { session: 'sandbox_session', interaction: 'sandbox_interaction', resume: 'sandbox_resume' },
      long: { path: mountPath },
    },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    scopes: ['openid'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    // Google puts the person into the ID token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    ttl: { AccessToken: hour, AuthorizationCode: 60, IdToken: hour, Interaction: hour, Session: hour, Grant: hour },
  };
}

/** Every sign-in shows the account picker, whoever came before; and there is no consent screen. */
function alwaysAskWhoItIs(): interactionPolicy.Prompt[] {
  const { Check, Prompt } = interactionPolicy;
  const choose = new Check('account_not_chosen', 'nobody has been chosen', (context) => context.oidc.result?.login === undefined);
  return [
    new Prompt({ name: 'login', requestable: true }, ({ oidc }) => ({ login_hint: oidc.params?.login_hint }), choose),
    new Prompt({ name: 'select_account', requestable: true }),
    new Prompt({ name: 'consent', requestable: true }),
  ];
}

async function grantWhatIsAsked({ oidc }: KoaContextWithOIDC) {
  if (oidc.client === undefined || oidc.session?.accountId === undefined) return undefined;
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

function claimsOf({ name, email, emailVerified }: Person, picture: string) {
  const [givenName, ...others] = name.split(/\s+/);
  return {
    email,
    email_verified: emailVerified,
    name,
    given_name: givenName,
    ...(others.length > 0 && { family_name: others.join(' ') }),
    picture,
  };
}
