import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Style properties that role queries and pointer events read to determine whether an element is visible and reachable.
 */
const initial = { display: 'inline', visibility: 'visible', pointerEvents: 'auto' };
type Asked = keyof typeof initial;
const properties: Readonly<Record<string, Asked>> = {
  display: 'display',
  visibility: 'visibility',
  'pointer-events': 'pointerEvents',
};

interface Rule {
  readonly appliesTo: (element: Element) => boolean;
  readonly says: Readonly<Partial<Record<Asked, string>>>;
}

const tags = /^[a-z][a-z0-9]*(\s*,\s*[a-z][a-z0-9]*)*$/i;
const oneClass = /^\.([\w-]+)$/;

/** Nearly every selector consists of tags or one class; the test browser evaluates the rest. */
function matcherOf(selector: string): Rule['appliesTo'] {
  if (tags.test(selector)) {
    const named = new Set(selector.toLowerCase().split(/\s*,\s*/));
    return ({ localName }) => named.has(localName);
  }
  const name = oneClass.exec(selector)?.[1];
  if (name) return ({ classList }) => classList.contains(name);
  return (element) => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  };
}

function said(style: CSSStyleDeclaration): Rule['says'] {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([property, asked]) => {
      const value = style.getPropertyValue(property);
      return value === '' ? [] : [[asked, value]];
    }),
  );
}

function ruleOf(rule: CSSRule): Rule[] {
  if (!('selectorText' in rule)) return [];
  const { selectorText, style } = rule as CSSStyleRule;
  const says = said(style);
  return Object.keys(says).length > 0 ? [{ appliesTo: matcherOf(selectorText.trim()), says }] : [];
}

/** The test browser supports plain rules and `@media screen`, but no other media queries or layers. */
const rulesOf = (sheet: CSSStyleSheet): Rule[] =>
  [...sheet.cssRules].flatMap((rule) => {
    if (!('media' in rule)) return ruleOf(rule);
    const { media, cssRules } = rule as CSSMediaRule;
    return Array.from(media).includes('screen') ? [...cssRules].flatMap(ruleOf) : [];
  });

function rulesOfBrowser(): Rule[] {
  const path = createRequire(import.meta.url).resolve('jsdom/lib/jsdom/browser/default-stylesheet.css');
  const style = document.createElement('style');
  style.textContent = readFileSync(path, 'utf8');
  document.head.append(style);
  const rules = style.sheet ? rulesOf(style.sheet) : [];
  style.remove();
  return rules;
}

type Answer = Readonly<typeof initial>;

/**
 * Determines faster than the test browser whether elements are visible and reachable. The test browser matches every
 * rule against an element for all properties, again after each change. All other properties still come from it.
 */
export function quickStyles(original: typeof getComputedStyle): typeof getComputedStyle {
  const browser = rulesOfBrowser();
  const ofSheets = new WeakMap<CSSStyleSheet, { readonly count: number; readonly rules: Rule[] }>();
  let rules: Rule[] | undefined;
  let answers = new WeakMap<Element, Answer>();

  const forget = () => {
    rules = undefined;
    answers = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const ofSheet = (sheet: CSSStyleSheet): Rule[] => {
    const count = sheet.cssRules.length;
    let known = ofSheets.get(sheet);
    if (known?.count !== count) ofSheets.set(sheet, (known = { count, rules: rulesOf(sheet) }));
    return known.rules;
  };

  const answer = (element: Element): Answer => {
    const before = answers.get(element);
    if (before) return before;
    rules ??= [...browser, ...[...document.styleSheets].flatMap(ofSheet)];
    const found: Partial<Record<Asked, string>> = {};
    for (const { appliesTo, says } of rules) if (appliesTo(element)) Object.assign(found, says);
    Object.assign(found, said((element as HTMLElement).style));
    const parent = () => (element.parentElement ? answer(element.parentElement) : initial);
    const settle = (asked: Asked, inherits: boolean): string => {
      const value = found[asked] ?? 'unset';
      if (value === 'inherit' || (value === 'unset' && inherits)) return parent()[asked];
      return value === 'initial' || value === 'unset' ? initial[asked] : value;
    };
    const settled = {
      display: settle('display', false),
      visibility: settle('visibility', true),
      pointerEvents: settle('pointerEvents', true),
    };
    answers.set(element, settled);
    return settled;
  };

  return (element, pseudo) => {
    if (pseudo || !element.isConnected || element.ownerDocument !== document) return original(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    const quick = answer(element);
    let whole: CSSStyleDeclaration | undefined;
    const rest = () => (whole ??= original(element));
    const valueOf = (property: string) => {
      const asked = properties[property];
      return asked ? quick[asked] : rest().getPropertyValue(property);
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return valueOf;
        if (name in quick) return quick[name as Asked];
        const value: unknown = Reflect.get(rest(), name);
        return typeof value === 'function' ? (value.bind(rest()) as unknown) : value;
      },
    });
  };
}
