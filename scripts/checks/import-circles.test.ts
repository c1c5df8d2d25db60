import { describe, expect, it } from 'vitest';
import { circleComplaints, importGraph } from './import-circles.ts';

const complaintsAbout = (sources: Readonly<Record<string, string>>) =>
  circleComplaints(importGraph(Object.keys(sources), (file) => sources[file] ?? ''));

describe('circles of imports', () => {
  it('are found between two files, and the smaller import is the one to move', () => {
    const complaints = complaintsAbout({
      'a/page.tsx': "import { part, other } from './part.tsx';",
      'a/part.tsx': "import { wanted } from './page.tsx';",
    });
    expect(complaints).toEqual([
      'a/page.tsx -> a/part.tsx -> a/page.tsx is a circle. Move wanted out of a/page.tsx, into a file that both it and a/part.tsx import.',
    ]);
  });

  it('are best broken at an import of types', () => {
    const [complaint] = complaintsAbout({
      'page.tsx': "import { Part } from './part.tsx';",
      'part.tsx': "import type { One, Two } from './page.tsx';",
    });
    expect(complaint).toContain('Move One, Two out of page.tsx');
  });

  it.each([
    ['types', "import type { Wanted } from '../one.ts';"],
    ['types among values', "import { type Wanted, x } from '../one.ts';"],
    ['what is handed on', "export { wanted } from '../one.ts';"],
    ['what is fetched later', "const one = () => import('../one.ts');"],
    ['what a file does', "import '../one.ts';"],
  ])('count %s', (_, closing) => {
    const complaints = complaintsAbout({
      'one.ts': "import { two } from './below/two.ts';",
      'below/two.ts': "import { three } from './three.ts';",
      'below/three.ts': closing,
    });
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain('one.ts -> below/two.ts -> below/three.ts -> one.ts');
  });

  it('are told apart: each knot once, by its shortest way around', () => {
    const complaints = complaintsAbout({
      'a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';",
      'b.ts': "import { c } from './c.ts';",
      'c.ts': "import { a } from './a.ts';",
      'd.ts': "import { e } from './e.ts';",
      'e.ts': "import { d } from './d.ts';",
    });
    expect(complaints.map((complaint) => complaint.split(' is a circle')[0])).toEqual([
      'a.ts -> c.ts -> a.ts',
      'd.ts -> e.ts -> d.ts',
    ]);
  });

  it('are not seen where two ways lead to the same file, nor in packages and in files that are not there', () => {
    expect(
      complaintsAbout({
        'a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';\nimport { z } from 'zod/mini';",
        'b.ts': "import { c } from './c.ts';",
        'c.ts': "import picture from './a.svg';",
      }),
    ).toEqual([]);
  });
});
