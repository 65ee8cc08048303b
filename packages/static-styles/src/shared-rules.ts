/** A declaration with its at-rules and its selector, in which `&` stands for the class. */
interface Declaration {
  readonly at: readonly string[];
  readonly selector: string;
  readonly text: string;
  /** At-rules, selector and text, for comparison. */
  readonly key: string;
  /** Declarations of one family can override each other: `padding` and `padding-left`, `inset` and `top`. */
  readonly family: string;
}

/**
 * Merges the rules of classes: each declaration is written once, for all classes that have it. Declarations of a class
 * that can override each other keep their order. If two classes need opposite orders, a declaration is written twice.
 *
 * @param rules - CSS by class
 * @returns a style sheet that is equivalent to the rules of every class
 */
export function sharedRules(rules: ReadonlyMap<string, string>): string {
  const pending = new Map([...rules].map(([name, css]) => [name, declarationsOf(css, name)]));
  const written: { readonly at: readonly string[]; readonly selectors: string; readonly texts: string[] }[] = [];
  for (;;) {
    const next = nextOf(readyIn(pending), written.at(-1)?.at ?? []);
    if (!next) return written.map(toText).join('\n');
    const [{ at, selector, text }, names] = next;
    for (const name of names)
      pending.set(
        name,
        (pending.get(name) ?? []).filter(({ key }) => key !== next[0].key),
      );
    const selectors = names.map((name) => selector.replaceAll('&', `.${name}`)).join();
    const last = written.at(-1);
    if (last?.selectors === selectors && last.at.join() === at.join()) last.texts.push(text);
    else written.push({ at, selectors, texts: [text] });
  }
}

type Ready = readonly [Declaration, readonly string[], isWhole: boolean];

/**
 * The declarations that can be written next, each with the classes in which no earlier declaration of its family is
 * pending, and whether these are all classes that have it.
 */
function readyIn(pending: ReadonlyMap<string, readonly Declaration[]>): readonly Ready[] {
  const found = new Map<string, { readonly declaration: Declaration; readonly names: string[]; all: number }>();
  for (const [name, declarations] of pending) {
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

/** A declaration that is ready for all of its classes, preferably in the current at-rules; else that of most classes. */
function nextOf(ready: readonly Ready[], at: readonly string[]): Ready | undefined {
  const all = ready.filter(([, , isWhole]) => isWhole);
  // Rules that a class applies to other elements come first, so that the classes of those elements override them.
  const forOthers = all.filter(([{ selector }]) => matchesOthers(selector));
  const whole = forOthers.length > 0 ? forOthers : all;
  const beside = whole.find(([declaration]) => declaration.at.join() === at.join());
  return beside ?? whole[0] ?? [...ready].sort((one, other) => other[1].length - one[1].length)[0];
}

const toText = ({ at, selectors, texts }: { at: readonly string[]; selectors: string; texts: readonly string[] }) =>
  at.reduceRight((inside, rule) => `${rule}{${inside}}`, `${selectors}{${texts.join(';')}}`);

const familyNames: Readonly<Record<string, string>> = {
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

/** Whether a selector matches another element than the one with the class: `& > *`, but not `[data-grown] > &`. */
const matchesOthers = (selector: string) => !/&[^\s>+~]*$/.test(selector.replace(/\([^()]*\)/g, ''));

function familyOf(text: string): string {
  const property = text.slice(0, text.indexOf(':'));
  if (property.startsWith('--')) return property;
  const first = property.replace(/^-[a-z]+-/, '').split('-')[0] ?? '';
  return familyNames[first] ?? first;
}

/** The declarations of a class in order; of equal ones, the last. */
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
    family: `${matchesOthers(selector) ? selector : ''} ${familyOf(text)}`,
  }));
}

function blocksOf(css: string): Block[] {
  return split(css, '}').map((block) => {
    const start = block.indexOf('{');
    return { prelude: block.slice(0, start), body: block.slice(start + 1) };
  });
}

/** Splits at a character that is outside strings, brackets and nested braces. */
function split(css: string, separator: '}' | ';'): string[] {
  const pieces: string[] = [];
  let piece = '';
  let [depth, quote] = [0, ''];
  for (const character of css) {
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if ('({['.includes(character)) depth++;
    else if (')}]'.includes(character)) depth--;
    if (character === separator && depth === 0 && !quote) {
      pieces.push(piece);
      piece = '';
    } else piece += character;
  }
  return [...pieces, piece].map((each) => each.trim()).filter(Boolean);
}
