import { snippets } from 'virtual:guide';
import { useState } from 'react';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { useHydrated } from '../../../../ui/use-hydrated.ts';

/** A file of the guide as it is, to read and to copy. */
export function Code({ file, text = snippets[file] ?? '' }: { readonly file: string; readonly text?: string }) {
  const isLive = useHydrated();
  return (
    <div className="relative min-w-0">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, with arrow keys too */}
      <pre tabIndex={0} className="overflow-x-auto rounded-field border border-line bg-paper p-3.5 pr-14 font-mono text-13">
        <code>{text}</code>
      </pre>
      <div className="absolute top-1 right-1 rounded-field bg-paper">{isLive && <CopyButton text={text} what={file} />}</div>
    </div>
  );
}

/** The same in a shell and in a program. */
export function BothWays({ name, what }: { readonly name: string; readonly what: string }) {
  const [way, setWay] = useState('sh');
  return (
    <Tabs
      label={what}
      selected={way}
      onSelect={setWay}
      tabs={[
        { id: 'sh', label: 'curl', content: <Code file={`${name}.sh`} /> },
        { id: 'ts', label: 'TypeScript', content: <Code file={`${name}.ts`} /> },
      ]}
    />
  );
}
