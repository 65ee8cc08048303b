import type { Page } from 'playwright-core';

/** A window that is 320 pixels wide with its scrollbar, as 1280 pixels are at 400% (WCAG 1.4.10). */
export const narrow = { width: 320, height: 640 };

/**
 * What does not fit the topmost dialog, or the page where none is open: words in more than two lines, what is beyond its
 * edge or scrolls sideways, shrunken icons, cut dates, and a dialog that scrolls as a whole.
 */
export const findOverflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const frame = dialog ?? document.body;
    const isShown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 2 && !element.closest('[aria-hidden=true]');
    const linesOf = (node: Text, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)))
        .size;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!(node instanceof Text) || !node.parentElement || !isShown(node.parentElement)) continue;
      for (const { 0: word, index } of node.data.matchAll(/\S{3,24}/g))
        if (linesOf(node, index, index + word.length) > 2) found.push(`${word} is broken`);
    }
    const { left, right } = (dialog ?? document.documentElement).getBoundingClientRect();
    for (const element of frame.querySelectorAll('*')) {
      if (!isShown(element)) continue;
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60);
      const at = element.getBoundingClientRect();
      if (element.matches('button, a, input, select, textarea, label') && (at.right > right + 1 || at.left < left - 1))
        found.push(`${name} is cut`);
      if (/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`${name} scrolls sideways`);
    }
    for (const icon of frame.querySelectorAll('svg.lucide'))
      if (isShown(icon) && icon.getBoundingClientRect().width < Number(icon.getAttribute('width')) - 0.5)
        found.push(`The icon of ${icon.parentElement?.textContent} is shrunken`);
    for (const field of frame.querySelectorAll('input'))
      if (isShown(field) && /^\d\d-\d\d-\d{4}$/.test(field.value) && field.scrollWidth > field.clientWidth + 1)
        found.push(`${field.value} is cut`);
    if (dialog && dialog.scrollHeight > dialog.clientHeight + 1) found.push('The dialog scrolls as a whole');
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push('The page scrolls sideways');
    return [...new Set(found)];
  });
