import type { QueryClient } from '@tanstack/react-query';

type TypedDocuments = Readonly<Record<'documentType' | 'documentNumber' | 'nameOnDocument' | 'dateOfBirth', string>>;

const typedKey = ['kyc', 'typed'];

/** The fields as typed before the form went away. In memory only: a document’s number is stored nowhere. */
export function readTyped(queries: QueryClient): TypedDocuments | undefined {
  return queries.getQueryData(typedKey);
}

export function keepTyped(queries: QueryClient, fields: TypedDocuments): void {
  queries.setQueryDefaults(typedKey, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(typedKey, fields);
}

export function forgetTyped(queries: QueryClient): void {
  queries.removeQueries({ queryKey: typedKey });
}
