import { environmentSchema } from '../../apps/api/src/config/environment.ts';

/** Every setting with what it is for and what it is if nobody says; made from the schema that is checked at start. */
export function envExample(): string {
  const settings = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    if (!schema.description) throw new Error(`${name} does not say what it is for: give it a .describe().`);
    return `# ${schema.description}\n#${name}=${quoted(textOf(schema.parse(undefined)))}\n`;
  });
  return `# Made from apps/api/src/config/environment.ts by \`npm run generate\`; do not edit.
#
# Everything is optional on a developer's machine. Waybill reads its environment, not this file:
# copy it to .env, take the # away from what you set, and start with  set -a; . ./.env; set +a; npm start
# \`docker compose up\` reads .env by itself. docs/operations.md says more about each.

${settings.join('\n')}
# What follows is for compose.yml alone.

${composeSettings.map(([name, use]) => `# ${use}\n#${name}=\n`).join('\n')}`;
}

const composeSettings = [
  ['PUBLIC_HOST', 'the name under which browsers find us: PUBLIC_URL without https://'],
  ['FILES_HOST', 'the name under which they find the store of pictures; both lead to this machine'],
  ['POSTGRES_PASSWORD', 'of the administrator of the database: openssl rand -hex 32'],
  ['DATABASE_PASSWORD', 'of the program at the database: openssl rand -hex 32'],
] as const;

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map((pair) => pair.join(':'))
      .join(',');
  return String(value ?? '');
}

/** A shell and Docker read both forms; without the quotes a shell would split the text at its spaces. */
function quoted(text: string): string {
  return /^[\w.,:/@-]*$/.test(text) ? text : `"${text}"`;
}
