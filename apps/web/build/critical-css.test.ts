import { describe, expect, it } from 'vitest';
import { criticalCss } from './critical-css.ts';

describe('the part of the stylesheet a page carries', () => {
  it('has the rules whose classes occur on the page, and no others', () => {
    const css = '.card{color:red}.card-wide{color:blue}.a .b{top:0}.a .c{top:1px}';
    expect(criticalCss(css, '<p class="card a b">')).toBe('.card{color:red}.a .b{top:0}');
  });

  it('finds classes that only a script will set', () => {
    const css = '.text-clay{color:red}.w-1\\/2{width:50%}.block{top:0}dialog{top:0}';
    const source = `<dialog className={wrong && 'text-clay'} title={\`block \${wide ? 'w-1/2' : ''}\`}>`;
    expect(criticalCss(css, '', source)).toBe(css);
  });

  it('takes no word for a class because a comment or a name is called so', () => {
    const source = "/** A sheet. */ const { sheet, 'frame-top': top } = way; // the 'way' it goes\nopen('https://way');";
    expect(criticalCss('.sheet{top:0}.way{top:0}.frame-top{top:0}', '', source)).toBe('.frame-top{top:0}');
  });

  it('reads escaped class names as they are written in the page', () => {
    const css = '.md\\:w-1\\/2{width:50%}.mt-2\\.5{margin:1px}.w-\\[3px\\]{width:3px}.\\32xl{top:0}';
    expect(criticalCss(css, 'class="md:w-1/2 mt-2.5 w-[3px] 2xl"')).toBe(css);
    expect(criticalCss(css, 'class="md:w-1 mt-2"')).toBe('');
  });

  it('keeps one selector of several and drops empty blocks', () => {
    expect(criticalCss('.a,.b:hover{top:0}', 'class="b"')).toBe('.b:hover{top:0}');
    expect(criticalCss('@media print{.a{top:0}@supports (x:y){.c{top:0}}}', 'class="b"')).toBe('');
    expect(criticalCss('@layer u{@media print{.b{top:0}.a{top:0}}}', 'class="b"')).toBe('@layer u{@media print{.b{top:0}}}');
  });

  it('names the files of a font that the signs of the page are in', () => {
    const face = (file: string, range: string) => `@font-face{font-family:"B";src:url(${file});unicode-range:${range}}`;
    const [latin, naira, yoruba] = [face('a', 'U+0020-007E, U+2212'), face('n', 'U+20A6'), face('y', 'U+1E00-1EFF')];
    expect(criticalCss(latin + naira + yoruba, '<p>₦500</p>')).toBe(latin + naira);
    expect(criticalCss('@font-face{font-family:"B";src:url(a)}', '')).toBe('@font-face{font-family:"B";src:url(a)}');
  });

  it('does not ask for what a rule excludes', () => {
    expect(criticalCss('.b:not(.gone){top:0}', 'class="b"')).toBe('.b:not(.gone){top:0}');
  });

  it('leaves out elements, tokens and animations the page does not have', () => {
    const css =
      '@layer theme{:root{--used:red;--unused:blue}}html{color:var(--used)}table,p{margin:0}' +
      '@keyframes turn{to{rotate:1turn}}@keyframes land{to{top:0}}.b{animation:turn 1s}@property --unused{syntax:"*"}';
    expect(criticalCss(css, '<p class="b">')).toBe(
      '@layer theme{:root{--used:red;}}html{color:var(--used)}p{margin:0}@keyframes turn{to{rotate:1turn}}.b{animation:turn 1s}',
    );
  });

  it('is not confused by braces in strings', () => {
    const css = '.a:before{content:"}{"}.b{top:0}@import "x;y";';
    expect(criticalCss(css, '<p class="a b">')).toBe(css);
  });
});
