import * as z from 'zod/mini';

/** A schema, or a function that chooses one by the fields. */
export type FormSchema<Fields, Wire> = z.core.$ZodType<Wire> | ((fields: Fields) => z.core.$ZodType<Wire>);

export type Checked<Wire> =
  | { readonly wire: Wire; readonly mistakes?: undefined }
  /** The first mistake of each field, by its name. */
  | { readonly wire?: undefined; readonly mistakes: ReadonlyMap<string, string> };

/** Checks the values with a schema of the contract, as the server will. */
export function checkWire<Wire>(schema: z.core.$ZodType<Wire>, wire: unknown): Checked<Wire> {
  const result = z.core.safeParse(schema, withoutEmpty(wire));
  if (result.success) return { wire: result.data };
  const mistakes = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const name = String(path[0]);
    if (!mistakes.has(name)) mistakes.set(name, message);
  }
  return { mistakes };
}

/** A field left empty is a field not sent, so that “Please enter …” is said rather than “That does not look like …”. */
function withoutEmpty(wire: unknown): unknown {
  if (typeof wire !== 'object' || wire === null) return wire;
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== ''));
}
