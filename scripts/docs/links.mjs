import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const fences = /^(```|~~~)[\s\S]*?^\1/gm;
const code = /`[^`\n]*`/g;

/** The text of a page without its code. */
const proseOf = (text) => text.replace(fences, '').replace(/<!--[\s\S]*?-->/g, '');

/** The anchors of a page, generated from its headings as on GitHub. */
export function anchorsOf(text) {
  const seen = new Map();
  return proseOf(text)
    .split('\n')
    .flatMap((line) => /^#{1,6} +(.*?) *#*$/.exec(line)?.[1] ?? [])
    .map((heading) => {
      const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const slug = words.replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, '').replaceAll(' ', '-');
      const before = seen.get(slug) ?? 0;
      seen.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    });
}

/** The targets of a page's links and images, except those on other sites. */
export function linksOf(text) {
  return [
    ...proseOf(text)
      .replace(code, '')
      .matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g),
  ]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

/**
 * The broken links of pages: to a missing file, or to a heading that the page doesn't have.
 *
 * @param files - paths of pages in Markdown
 * @param root - what their paths are relative to
 * @returns a sentence for each
 */
export function deadLinks(files, root) {
  const anchors = new Map();
  const hasAnchor = (file, anchor) => {
    if (!anchors.has(file)) anchors.set(file, new Set(anchorsOf(readFileSync(file, 'utf8'))));
    return anchors.get(file).has(anchor);
  };
  const faultOf = (file, link) => {
    const [path, anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), decodeURIComponent(path));
    if (!existsSync(target)) return `${link} is not there`;
    const isPage = target.endsWith('.md') && statSync(target).isFile();
    return anchor !== undefined && isPage && !hasAnchor(target, anchor) ? `${link} has no such heading` : null;
  };
  return files.flatMap((file) =>
    linksOf(readFileSync(file, 'utf8'))
      .map((link) => faultOf(file, link))
      .filter((fault) => fault !== null)
      .map((fault) => `${relative(root, file)}: ${fault}`),
  );
}
