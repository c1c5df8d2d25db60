/** A paragraph, or a list of points. */
export type Passage = string | readonly string[];

export type Section = { readonly id: string; readonly title: string; readonly passages: readonly Passage[] };

export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  return passages.map((passage) =>
    typeof passage === 'string' ? (
      <p key={passage}>{passage}</p>
    ) : (
      <ul key={passage[0]} className="grid list-disc gap-2 pl-5 marker:text-ink-soft">
        {passage.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );
}

/** A long text with its contents in front, so that one can jump to what one came for. */
export function Sections({ sections, since }: { readonly sections: readonly Section[]; readonly since: string }) {
  return (
    <div className="grid gap-9">
      <nav aria-label="Contents">
        <ol className="grid gap-x-6 sm:grid-cols-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center text-lagoon underline">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, passages }) => (
        <section key={id} id={id} className="grid max-w-prose scroll-mt-4 gap-3 text-17">
          <h2 className="text-21">{title}</h2>
          <Passages passages={passages} />
        </section>
      ))}
      <p className="text-13 text-ink-soft">As of {since}.</p>
    </div>
  );
}
