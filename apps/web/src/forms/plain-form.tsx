import type { ReactNode } from 'react';

type PlainFormProps = { readonly onSubmit: () => void; readonly children: ReactNode };

/** For a code or a PIN, which need no schema of fields: the browser neither judges what is typed nor leaves the page with it. */
export function PlainForm({ onSubmit, children }: PlainFormProps) {
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
