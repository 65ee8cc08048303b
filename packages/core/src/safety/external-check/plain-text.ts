import { withoutUnsafe } from '../../base/text/index.js';

/** More than this is not read at all, so that no text costs much time. */
const maxReadLength = 20_000;

const comments = /<!--[^<>]*-->/g;
const tags = /<\/?[A-Za-z][^<>]*>/g;
/** An image or a link, whose address can have one pair of parentheses. */
const links = /!?\[([^\][]*)\]\((?:[^()]|\([^()]*\))*\)/g;
/** At the start of a line: a heading, a quotation or a code fence. */
const lineMarks = /^[ \t]*(?:#{1,6}[ \t]+|(?:>[ \t]?)+|`{3,}\w*[ \t]*$)/gm;
const bullets = /^[ \t]*[*+][ \t]+/gm;
/** Pairs of marks around words; a single one, as in 'a * b' or 'snake_case', is kept. */
const emphasis = /(?<![\w\\])(\*{1,3}|_{1,3}|~~|`)(?=\S)([^\n*_~`]*[^\s\\])\1(?!\w)/g;
const escapes = /\\([!-/:-@[-`{-~])/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * The words of a text in GitHub Flavored Markdown, as plain text with its lines: no HTML, marks, control characters or
 * bidirectional controls. The result is to be shown as text; a '<' that was written as an entity or escaped is a
 * character of it.
 *
 * @see P-426
 */
export function plainText(markdown: string): string {
  const words = withoutUnsafe(markdown.slice(0, maxReadLength).replaceAll(/\r\n?/g, '\n'))
    .replaceAll(comments, '')
    .replaceAll(tags, '')
    .replaceAll(links, '$1')
    .replaceAll(lineMarks, '')
    .replaceAll(bullets, '- ')
    .replaceAll(emphasis, '$2')
    .replaceAll(escapes, '$1')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => entities[name] ?? entity);
  return words
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same in one line. */
export const plainLine = (markdown: string): string => plainText(markdown).replaceAll(/\s+/g, ' ');
