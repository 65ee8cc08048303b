// @vitest-environment node
import { chakra, ChakraProvider, defineRecipe } from '@chakra-ui/react';
import { join } from 'node:path';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { transformWithOxc } from 'vite';
import { prepared } from '../../src/platform/theme/prepared';
import { system } from '../../src/platform/theme/system';
import { withStaticElements } from './elements';
import { createSheet } from './static-styles';

const card = join(import.meta.dirname, '../../src/feature/queue/card/task-head.tsx');
const head = `import { chakra } from '@chakra-ui/react';\n`;
const isWide = (wide: boolean) => wide;
const Named = (given: object) => createElement('nav', given);

/** The module as the portal is built with it, its classes, and how many elements were left to be styled when drawn. */
function built(source: string) {
  const sheet = createSheet((hash) => hash);
  const text = withStaticElements(head + source, card, sheet.classOf)?.toString() ?? head + source;
  return { text, sheet: sheet.text(), left: text.split('<chakra.').length - 1 };
}

/** What a module's `drawn` is in HTML, styles left out and the classes without the first part that tells who made them. */
async function markup(source: string, wide: boolean): Promise<string> {
  const { code } = await transformWithOxc(source, 'module.tsx', { jsx: { runtime: 'classic' } });
  const body = code.replace(/^import .*$/gm, '').replace(/^export /gm, '');
  const known = { React: { createElement, Fragment }, chakra, defineRecipe, prepared, Named, isWide, wide };
  const draw = new Function(...Object.keys(known), `${body}\nreturn drawn;`) as (...given: unknown[]) => ReactNode;
  const drawn = draw(...Object.values(known));
  return renderToStaticMarkup(createElement(ChakraProvider, { value: system }, drawn))
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/class="(?:css|s)-/g, 'class="');
}

describe('elements whose styles stand in the source', () => {
  it.each([
    [
      'styles, and what HTML knows',
      `<chakra.p id="a" px="3" color="fg.muted" aria-label="x" data-y={1 + 1} hidden onClick={() => {}} />`,
    ],
    ['a short form', `<chakra.span truncate srOnly={false}>a {'b'}</chakra.span>`],
    [
      'rules, where they win over nothing',
      `<chakra.div color="red" css={{ color: 'blue', '&:hover, & > p': { mt: '-1', p: -2 } }} />`,
    ],
    [
      'rules of several',
      `<chakra.ul css={{ '@media print': { display: 'none' }, '@container room (min-width: 34rem)': { flex: '1' } }} />`,
    ],
    [
      'a list of rules, the last of which wins',
      `<chakra.div css={[{ color: 'blue', p: '1' }, { color: wide ? 'red' : undefined, m: '1' }, { p: '2' }]} />`,
    ],
    ['states', `<chakra.a href="/x" _hover={{ bg: 'bg.hover' }} _before={{ content: '""' }} />`],
    ['none', '<chakra.b>a</chakra.b>'],
    [
      'a condition',
      `<chakra.i color={isWide(wide) ? 'fg.muted' : undefined} p="1" bg={isWide(wide) ? 'bg.hover' : 'bg.page'} />`,
    ],
    ['a condition that changes nothing', `<chakra.i p={isWide(wide) ? '1' : '1'} />`],
    ['two conditions', `<chakra.i color={wide ? 'red' : 'blue'} p={!wide || isWide(true) ? '1' : '2'} />`],
    [
      'a condition deep in a rule',
      `<chakra.i minW={wide ? '0' : undefined} css={{ '&:hover': { flex: wide ? '1' : 'none', color: wide ? 'red' : undefined }, m: '1' }} />`,
    ],
    ['one within the other', `<chakra.ol m="1"><chakra.li key="a" p="1">a</chakra.li></chakra.ol>`],
    ['nothing that HTML knows', `<chakra.div p="1" unknown="a" />`],
    ['a picture', `<chakra.img alt="" src="/a" w="4" htmlWidth="4" />`],
  ])('are drawn as Chakra draws them: %s', async (_what, element) => {
    const source = `const drawn = ${element};`;
    for (const wide of [true, false]) expect(await markup(built(source).text, wide)).toBe(await markup(source, wide));
  });

  it.each([
    ['its usual look', '<Box>a</Box>'],
    ['a look that is chosen', '<Box kind="solid" size="lg" type="button" data-x="a" />'],
    ['one that depends', `<Box kind={wide ? 'solid' : 'plain'} on />`],
    ['a look that is left open', '<Box kind={undefined} on={false} />'],
    ['styles beside it', '<Box kind="solid" px="4" css={{ color: "blue" }} />'],
    ['another element', '<Box as="a" href="/x" kind="solid" />'],
    ['a look that there is not', '<Box kind="unknown" />'],
    ['nothing that HTML knows', '<Box size="lg" unknown="a" />'],
    ['a component', '<Link to="/a" kind="solid">a</Link>'],
    ['no variants', '<Row>a</Row>'],
  ])('are drawn as Chakra draws them where they have a recipe: %s', async (_what, element) => {
    const source = `const recipe = defineRecipe({
        base: { p: '1', '&:hover': { color: 'fg.muted' } },
        variants: {
          kind: { solid: { bg: 'accent.solid' }, plain: { bg: 'bg.page', p: '2' } },
          size: { sm: { h: '4' }, lg: { h: '8' } },
          on: { true: { opacity: 1 }, false: { opacity: 0.5 } },
        },
        compoundVariants: [{ kind: 'solid', size: 'lg', css: { h: '9' } }],
        defaultVariants: { kind: 'plain', size: 'sm' },
      });
      const Box = chakra('button', recipe);
      const Link = chakra(Named, recipe);
      const Row = chakra('li', { base: { m: '1' } });
      const drawn = ${element};`;
    const { text } = built(source);
    expect(text.split('prepared(chakra(')).toHaveLength(4);
    for (const wide of [true, false]) expect(await markup(text, wide)).toBe(await markup(source, wide));
  });

  it('take a class of the style sheet', () => {
    const { text, sheet } = built(
      `const drawn = <chakra.div p="1" css={{ '&:hover': { color: 'fg.muted' } }}>a</chakra.div>;`,
    );
    expect(text).toMatch(/<div\s+className=\{'s-\w+'\}>a<\/div>/);
    const [order, page, ...rules] = sheet.split('\n');
    expect(order).toBe(system.layers.atRule);
    expect(page).toMatch(/--signa-spacing-1:.*--signa-colors-fg-muted:/);
    expect(page).toMatch(/body\{[^}]*background:var\(--signa-colors-bg-canvas\)/);
    expect(rules.join('')).toMatch(
      /^\.s-\w+\{padding:var\(--signa-spacing-1\)\}\.s-\w+:hover\{color:var\(--signa-colors-fg-muted\)\}$/,
    );
  });

  it('may be written with constants of the module and of one beside it', () => {
    const source = `import { asRow as room } from '../layout/layout';
      const below = { display: 'flex' } as const;
      const wide = \`\${room}\`;
      export const drawn = <chakra.div css={{ ...below, [wide]: { p: '1' }, [room]: { m: '1' } }} />;`;
    const { left, sheet } = built(source);
    expect(left).toBe(0);
    expect(sheet).toContain('display:flex}');
    expect(sheet).toContain('@container room (min-width: 34rem){');
  });

  it.each([
    ['a style that is only known then', '<chakra.div p={wide} />'],
    ['styles from elsewhere', '<chakra.div {...wide} p="1" />'],
    ['another element', '<chakra.div as="p" p="1" />'],
    ['a class of its own', '<chakra.div className="a" p="1" />'],
    ['a part of a drawing, to which Chakra hands more', '<chakra.path d="M0" />'],
    [
      'what a function calls its own',
      '<chakra.div color={room} />',
      `const room = 'red'; const draw = (room: string) => `,
    ],
    [
      'what a function declares',
      '<chakra.div color={room} />',
      `const room = 'red'; const draw = () => { const { room } = a; return `,
    ],
    ['more conditions than it is worth', `<chakra.i m={a ? '1' : '2'} p={b ? '1' : '2'} w={c ? '1' : '2'} />`],
  ])('are left to Chakra with %s', (_what, element, before = 'const drawn = ') => {
    expect(built(`${before}${element};${before.endsWith('return ') ? '}' : ''}`).left).toBe(1);
  });

  it('leaves a module alone that takes nothing of Chakra', () => {
    expect(withStaticElements('const drawn = <div />;', card, createSheet().classOf)).toBeNull();
  });
});
