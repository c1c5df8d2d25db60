import { environmentSchema } from '../../apps/api/src/config/environment.ts';

/** Every setting with what it is for and what it is if nobody says; made from the schema that is checked at start. */
export function envExample(): string {
  const settings = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    if (!schema.description) throw new Error(`${name} does not say what it is for: give it a .describe().`);
    return `# ${schema.description}\n#${name}=${textOf(schema.parse(undefined))}\n`;
  });
  return `# Made from apps/api/src/config/environment.ts by \`npm run generate\`; do not edit.
#
# Everything is optional on a developer's machine. Waybill reads its environment, not this file:
# copy it to .env, take the # away from what you set, and start with  set -a; . ./.env; set +a; npm start
# docs/operations.md says more about each.

${settings.join('\n')}`;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map((pair) => pair.join(':'))
      .join(',');
  return String(value ?? '');
}
