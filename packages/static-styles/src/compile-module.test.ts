// @vitest-environment node
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { chakra, ChakraProvider, defineRecipe } from '@chakra-ui/react';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { transformWithOxc } from 'vite';
import { compileModule } from './compile-module.js';
import { compiledRecipeOf } from './compiled-recipe.js';
import { createStyleSheet } from './style-sheet.js';
import { testSystem as system } from './system.testing.js';

const path = join(import.meta.dirname, 'module.tsx');
const compiledRecipe = compiledRecipeOf(system);
const head = `import { chakra } from '@chakra-ui/react';\n`;
const isWide = (wide: boolean) => wide;
const Named = (given: object) => createElement('nav', given);

/** A compiled module, its style sheet, and the number of elements that Chakra still has to style. */
function compile(source: string) {
  const sheet = createStyleSheet(system, (hash) => hash);
  const options = { system, classOf: sheet.classOf, recipeModule: 'compiled-recipe' };
  const text = compileModule(head + source, path, options)?.toString() ?? head + source;
  return { text, sheet: sheet.text(), left: text.split('<chakra.').length - 1 };
}

/** The HTML of a module's `element`, without style elements and without the prefix of class names. */
async function markup(source: string, wide: boolean): Promise<string> {
  const { code } = await transformWithOxc(source, 'module.tsx', { jsx: { runtime: 'classic' } });
  const body = code.replace(/^import .*$/gm, '').replace(/^export /gm, '');
  const known = { React: { createElement, Fragment }, chakra, defineRecipe, compiledRecipe, Named, isWide, wide };
  const run = compileFunction(`${body}\nreturn element;`, Object.keys(known)) as (...given: unknown[]) => ReactNode;
  const element = run(...Object.values(known));
  return renderToStaticMarkup(createElement(ChakraProvider, { value: system, children: element }))
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/class="(?:css|s)-/g, 'class="');
}

describe('compileModule', () => {
  it.each([
    [
      'styles and HTML attributes',
      `<chakra.p id="a" px="3" color="fg.muted" aria-label="x" data-y={1 + 1} hidden onClick={() => {}} />`,
    ],
    ['shorthands', `<chakra.span truncate srOnly={false}>a {'b'}</chakra.span>`],
    [
      'style properties that override rules',
      `<chakra.div color="red" css={{ color: 'blue', '&:hover, & > p': { mt: '-1', p: -2 } }} />`,
    ],
    [
      'at-rules',
      `<chakra.ul css={{ '@media print': { display: 'none' }, '@container row (min-width: 34rem)': { flex: '1' } }} />`,
    ],
    [
      'a list of rules, of which the last wins',
      `<chakra.div css={[{ color: 'blue', p: '1' }, { color: wide ? 'red' : undefined, m: '1' }, { p: '2' }]} />`,
    ],
    ['states', `<chakra.a href="/x" _hover={{ bg: 'bg.hover' }} _before={{ content: '""' }} />`],
    ['no styles', '<chakra.b>a</chakra.b>'],
    [
      'a condition',
      `<chakra.i color={isWide(wide) ? 'fg.muted' : undefined} p="1" bg={isWide(wide) ? 'bg.hover' : 'bg.page'} />`,
    ],
    ['a condition with equal branches', `<chakra.i p={isWide(wide) ? '1' : '1'} />`],
    ['two conditions', `<chakra.i color={wide ? 'red' : 'blue'} p={!wide || isWide(true) ? '1' : '2'} />`],
    [
      'a condition nested in a rule',
      `<chakra.i minW={wide ? '0' : undefined} css={{ '&:hover': { flex: wide ? '1' : 'none', color: wide ? 'red' : undefined }, m: '1' }} />`,
    ],
    ['nested elements', `<chakra.ol m="1"><chakra.li key="a" p="1">a</chakra.li></chakra.ol>`],
    ['an unknown attribute', `<chakra.div p="1" unknown="a" />`],
    ['an image', `<chakra.img alt="" src="/a" w="4" htmlWidth="4" />`],
  ])('renders elements like Chakra: %s', async (_what, element) => {
    const source = `const element = ${element};`;
    for (const wide of [true, false]) expect(await markup(compile(source).text, wide)).toBe(await markup(source, wide));
  });

  it.each([
    ['the default variants', '<Box>a</Box>'],
    ['chosen variants', '<Box kind="solid" size="lg" type="button" data-x="a" />'],
    ['a condition', `<Box kind={wide ? 'solid' : 'plain'} on />`],
    ['an undefined variant', '<Box kind={undefined} on={false} />'],
    ['additional styles', '<Box kind="solid" px="4" css={{ color: "blue" }} />'],
    ['another element', '<Box as="a" href="/x" kind="solid" />'],
    ['an unknown variant', '<Box kind="unknown" />'],
    ['an unknown attribute', '<Box size="lg" unknown="a" />'],
    ['a component', '<Link to="/a" kind="solid">a</Link>'],
    ['no variants', '<Row>a</Row>'],
  ])('renders recipes like Chakra: %s', async (_what, element) => {
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
      const element = ${element};`;
    const { text } = compile(source);
    expect(text.split('compiledRecipe(chakra(')).toHaveLength(4);
    for (const wide of [true, false]) expect(await markup(text, wide)).toBe(await markup(source, wide));
  });

  it('replaces styles with a class of the style sheet', () => {
    const { text, sheet } = compile(
      `const element = <chakra.div p="1" css={{ '&:hover': { color: 'fg.muted' } }}>a</chakra.div>;`,
    );
    expect(text).toMatch(/<div\s+className=\{'s-\w+'\}>a<\/div>/);
    const [order, page, ...rules] = sheet.split('\n');
    expect(order).toBe(system.layers.atRule);
    expect(page).toMatch(/--test-spacing-1:.*--test-colors-fg-muted:/);
    expect(page).toMatch(/body\{[^}]*background:var\(--test-colors-bg-canvas\)/);
    expect(rules.join('')).toMatch(
      /^\.s-\w+\{padding:var\(--test-spacing-1\)\}\.s-\w+:hover\{color:var\(--test-colors-fg-muted\)\}$/,
    );
  });

  it('evaluates constants of the module and of imported modules', () => {
    const source = `import { asRow as row } from './layout.testing';
      const below = { display: 'flex' } as const;
      const wide = \`\${row}\`;
      export const element = <chakra.div css={{ ...below, [wide]: { p: '1' }, [row]: { m: '1' } }} />;`;
    const { left, sheet } = compile(source);
    expect(left).toBe(0);
    expect(sheet).toContain('display:flex}');
    expect(sheet).toContain('@container row (min-width: 34rem){');
  });

  it.each([
    ['a value that is known only at run time', '<chakra.div p={wide} />'],
    ['spread properties', '<chakra.div {...wide} p="1" />'],
    ['another element', '<chakra.div as="p" p="1" />'],
    ['a class name', '<chakra.div className="a" p="1" />'],
    ['an SVG shape, to which Chakra passes more properties', '<chakra.path d="M0" />'],
    [
      'a parameter that shadows a constant',
      '<chakra.div color={shade} />',
      `const shade = 'red'; const draw = (shade: string) => `,
    ],
    [
      'a declaration that shadows a constant',
      '<chakra.div color={shade} />',
      `const shade = 'red'; const draw = () => { const { shade } = a; return `,
    ],
    ['more than two conditions', `<chakra.i m={a ? '1' : '2'} p={b ? '1' : '2'} w={c ? '1' : '2'} />`],
  ])('leaves an element to Chakra that has %s', (_what, element, before = 'const element = ') => {
    expect(compile(`${before}${element};${before.endsWith('return ') ? '}' : ''}`).left).toBe(1);
  });

  it('ignores modules that import nothing from Chakra', () => {
    const { classOf } = createStyleSheet(system);
    const options = { system, classOf, recipeModule: 'compiled-recipe' };
    expect(compileModule('const element = <div />;', path, options)).toBeNull();
  });
});
