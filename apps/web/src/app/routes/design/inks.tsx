import { Avatar } from '../../../ui/avatar.tsx';
import { Drawing, type DrawingName, drawings } from '../../../ui/drawing.tsx';
import { Mark, Wordmark } from '../../../ui/mark.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Specimen } from './specimen.tsx';

function isDrawing(name: string): name is DrawingName {
  return Object.hasOwn(drawings, name);
}

export function Inks() {
  return (
    <div className="grid gap-8">
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {Object.keys(drawings)
          .filter(isDrawing)
          .map((name) => (
            <li key={name} className="paper-card flex flex-col items-center p-4">
              <Drawing name={name} className="max-w-full" />
              <span className="mt-2 font-mono text-13 text-ink-soft">{name}</span>
            </li>
          ))}
      </ul>
      <div className="grid gap-8 md:grid-cols-3">
        <Specimen name="Mark, Wordmark">
          <Mark size={56} />
          <Wordmark />
        </Specimen>
        <Specimen name="Avatar">
          <Avatar name="Adaeze Okafor" size={72} />
          <Avatar name="Musa Bello" />
          <Avatar name="Chidi" size={36} />
          <Avatar name="Halima Sani" size={28} />
        </Specimen>
        <Specimen name="Stars">
          <Stars value={4.6} />
          <Stars value={2} />
        </Specimen>
      </div>
    </div>
  );
}
