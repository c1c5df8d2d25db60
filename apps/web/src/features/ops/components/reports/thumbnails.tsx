export function Thumbnails({ urls, alt }: { readonly urls: readonly string[]; readonly alt: string }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {urls.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className="ops-thumbnail">
            <img src={url} alt={urls.length === 1 ? alt : `${alt}, ${index + 1} of ${urls.length}`} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
