const swatches = [
  { name: 'paper', look: 'bg-paper text-ink', use: 'the page' },
  { name: 'card', look: 'bg-card text-ink', use: 'what lies on it' },
  { name: 'line', look: 'bg-line text-ink', use: 'hairlines, perforations' },
  { name: 'rule', look: 'bg-rule text-paper', use: 'edges of fields, 3 : 1' },
  { name: 'ink', look: 'bg-ink text-paper', use: 'text' },
  { name: 'ink-soft', look: 'bg-ink-soft text-paper', use: 'second text' },
  { name: 'palm', look: 'bg-palm text-paper', use: 'do it, money in, success' },
  { name: 'marigold', look: 'bg-marigold text-on-marigold', use: 'accent, attention, stars' },
  { name: 'clay', look: 'bg-clay text-paper', use: 'danger, money out, errors' },
  { name: 'lagoon', look: 'bg-lagoon text-paper', use: 'information, links, in transit' },
];

export function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
      {swatches.map(({ name, look, use }) => (
        <li key={name} className="paper-card overflow-hidden">
          <span aria-hidden="true" className={`${look} display flex h-20 items-end p-3.5 text-28 font-bold`}>
            Aa
          </span>
          <span className="block px-3.5 pt-2.5 font-medium">{name}</span>
          <span className="block px-3.5 pb-3 text-13 text-ink-soft">{use}</span>
        </li>
      ))}
    </ul>
  );
}
