/** One declaration, and where it holds: inside of which at-rules, for which selector, `&` being the class. */
interface Declaration {
  readonly at: readonly string[];
  readonly selector: string;
  readonly text: string;
  /** All of it, to compare. */
  readonly key: string;
  /** Declarations of one family may set the same thing: `padding` and `padding-left`, `inset` and `top`. */
  readonly family: string;
}

/**
 * The rules of some classes with each declaration written once, for all classes that have it. Declarations of a class
 * that may overrule one another keep their order; where two classes want two of them in opposite orders, one is
 * written twice.
 *
 * @param rules - by class, as a browser reads them
 * @returns a style sheet that gives every class what its own rules gave it
 */
export function sharedRules(rules: ReadonlyMap<string, string>): string {
  const waiting = new Map([...rules].map(([name, css]) => [name, declarationsOf(css, name)]));
  const written: { readonly at: readonly string[]; readonly selectors: string; readonly texts: string[] }[] = [];
  for (;;) {
    const next = nextOf(readyIn(waiting), written.at(-1)?.at ?? []);
    if (!next) return written.map(asText).join('\n');
    const [{ at, selector, text }, names] = next;
    for (const name of names)
      waiting.set(
        name,
        (waiting.get(name) ?? []).filter(({ key }) => key !== next[0].key),
      );
    const selectors = names.map((name) => selector.replaceAll('&', `.${name}`)).join();
    const last = written.at(-1);
    if (last && last.selectors === selectors && last.at.join() === at.join()) last.texts.push(text);
    else written.push({ at, selectors, texts: [text] });
  }
}

type Ready = readonly [Declaration, readonly string[], isWhole: boolean];

/** What may be written now, each with the classes that nothing keeps from it, and whether no class is left out. */
function readyIn(waiting: ReadonlyMap<string, readonly Declaration[]>): readonly Ready[] {
  const found = new Map<string, { readonly declaration: Declaration; readonly names: string[]; all: number }>();
  for (const [name, declarations] of waiting) {
    const families = new Set<string>();
    for (const declaration of declarations) {
      const each = found.get(declaration.key) ?? { declaration, names: [], all: 0 };
      found.set(declaration.key, each);
      each.all++;
      if (!families.has(declaration.family)) each.names.push(name);
      families.add(declaration.family);
    }
  }
  return [...found.values()].map(({ declaration, names, all }) => [declaration, names, names.length === all]);
}

/** One that no class waits for longer, inside of the same at-rules if there is one; else the one of most classes. */
function nextOf(ready: readonly Ready[], at: readonly string[]): Ready | undefined {
  const all = ready.filter(([, , isWhole]) => isWhole);
  // What an element says of others is weaker than what these say of themselves, wherever their classes stand.
  const forOthers = all.filter(([{ selector }]) => isForOthers(selector));
  const whole = forOthers.length > 0 ? forOthers : all;
  const beside = whole.find(([declaration]) => declaration.at.join() === at.join());
  return beside ?? whole[0] ?? [...ready].sort((one, other) => other[1].length - one[1].length)[0];
}

const asText = ({ at, selectors, texts }: { at: readonly string[]; selectors: string; texts: readonly string[] }) =>
  at.reduceRight((inside, rule) => `${rule}{${inside}}`, `${selectors}{${texts.join(';')}}`);

const alike: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  line: 'font',
  row: 'grid',
  column: 'grid',
  gap: 'grid',
  align: 'place',
  justify: 'place',
  width: 'size',
  height: 'size',
  inline: 'size',
  block: 'size',
  white: 'text',
};

/** Whether a selector ends at another element than the one with the class: `& > *`, but not `[data-grown] > &`. */
const isForOthers = (selector: string) => !/&[^\s>+~]*$/.test(selector.replace(/\([^()]*\)/g, ''));

function familyOf(text: string): string {
  const property = text.slice(0, text.indexOf(':'));
  if (property.startsWith('--')) return property;
  const first = property.replace(/^-[a-z]+-/, '').split('-')[0] ?? '';
  return alike[first] ?? first;
}

/** The declarations of a class in their order; the last of those that are the same. */
export function declarationsOf(css: string, name: string): readonly Declaration[] {
  const all = blocksOf(css).flatMap((block) => declarationsIn(block, [], name));
  return all.filter((one, index) => !all.slice(index + 1).some(({ key }) => key === one.key));
}

interface Block {
  readonly prelude: string;
  readonly body: string;
}

function declarationsIn({ prelude, body }: Block, at: readonly string[], name: string): Declaration[] {
  if (prelude.startsWith('@')) return blocksOf(body).flatMap((block) => declarationsIn(block, [...at, prelude], name));
  const selector = prelude.replaceAll(`.${name}`, '&');
  return split(body, ';').map((text) => ({
    at,
    selector,
    text,
    key: [...at, selector, text].join('\n'),
    family: `${isForOthers(selector) ? selector : ''} ${familyOf(text)}`,
  }));
}

function blocksOf(css: string): Block[] {
  return split(css, '}').map((block) => {
    const start = block.indexOf('{');
    return { prelude: block.slice(0, start), body: block.slice(start + 1) };
  });
}

/** The pieces between a sign that stands outside of texts, of brackets and of the braces of others. */
function split(css: string, sign: '}' | ';'): string[] {
  const pieces = [''];
  let [depth, quote] = [0, ''];
  for (const letter of css) {
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if ('({['.includes(letter)) depth++;
    else if (')}]'.includes(letter)) depth--;
    if (letter === sign && depth === 0 && !quote) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}
