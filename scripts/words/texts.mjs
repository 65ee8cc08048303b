import { parseSync } from 'vite';
import { isForTests } from '../source-kind.mjs';

/** The packages whose texts users see on a screen or in a terminal. */
const shown = /^packages\/(core|web|cli)\/src\//;
const isSentence = (text) => /[A-Za-z]{2,} [A-Za-z]/.test(text);

/**
 * The texts in a file: a Markdown page without its code; in sources, comments, test titles, and texts that are shown to
 * users.
 *
 * @param path - inside the repository
 * @returns the texts, each with the line it begins in
 */
export function textsOf(path, text) {
  const found = path.endsWith('.md') ? [{ text: proseOf(text), at: 0 }] : ofSource(path, text);
  const lineAt = lineCounter(text);
  return found.map(({ text: one, at }) => ({ text: one, line: lineAt(at) }));
}

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** A page without its code; line breaks are kept. */
const proseOf = (text) =>
  text
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/`[^`\n]*`/g, 'code')
    .replace(/\]\([^)\s]*\)/g, ']');

function ofSource(path, text) {
  const { program, comments } = parseSync(path, text);
  const found = comments.map(({ value, start }) => ({ text: value, at: start }));
  const isTest = isForTests(path);
  visit(program, (node) => {
    if (isTest && node.type === 'CallExpression' && isTitled(node.callee)) found.push(...stringsIn(node.arguments[0]));
    if (!isTest && shown.test(path)) found.push(...stringsIn(node).filter(({ text: one }) => isSentence(one)));
  });
  return found;
}

/** `it`, `describe.each(…)`, `describeOnPostgres` and the like. */
function isTitled(callee) {
  if (callee.type === 'MemberExpression') return isTitled(callee.object);
  if (callee.type === 'CallExpression') return isTitled(callee.callee);
  return callee.type === 'Identifier' && /^(it|test|describe)/.test(callee.name);
}

function stringsIn(node) {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value, start }) => ({ text: value.raw, at: start }));
  if (node?.type === 'JSXText' || (node?.type === 'Literal' && typeof node.value === 'string'))
    return [{ text: node.value, at: node.start }];
  return [];
}

function visit(node, see) {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  else if (node !== null && typeof node === 'object' && typeof node.type === 'string') {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TSType')) return;
    see(node);
    for (const key of Object.keys(node)) if (key !== 'parent') visit(node[key], see);
  }
}

function lineCounter(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (at) => {
    const next = starts.findIndex((start) => start > at);
    return next < 0 ? starts.length : next;
  };
}
