import { join } from 'node:path';
import type PdfDocument from 'pdfkit';
import { wrap } from './wrap.js';

export type Weight = 'regular' | 'strong';

/** How a text stands on the paper; lengths are points. */
export interface Style {
  readonly size: number;
  readonly weight: Weight;
  /** Height of a line as a multiple of the size. */
  readonly leading: number;
  readonly spacing?: number;
  readonly align?: 'left' | 'center' | 'right';
}

const files: Readonly<Record<Weight, string>> = { regular: 'Geist-Regular.ttf', strong: 'Geist-SemiBold.ttf' };

/** Half of what the capitals rise above the baseline: it puts them in the middle of their line. */
const halfCapital = 0.355;

/** Draws black lines and texts on the open page; y grows downwards from the top edge. */
export class Ink {
  private readonly wrapped = new Map<string, readonly string[]>();

  constructor(
    private readonly doc: InstanceType<typeof PdfDocument>,
    fontFolder: string,
  ) {
    for (const [name, file] of Object.entries(files)) doc.registerFont(name, join(fontFolder, file));
  }

  /** The lines a text takes at a width; pieces ask for the same ones again and again. */
  lines(text: string, width: number, style: Style): readonly string[] {
    const key = [style.size, style.weight, style.spacing ?? 0, width, text].join();
    let lines = this.wrapped.get(key);
    if (!lines) {
      this.use(style);
      lines = wrap(printable(text), width, (part) => this.measured(part, style));
      this.wrapped.set(key, lines);
    }
    return lines;
  }

  width(text: string, style: Style): number {
    this.use(style);
    return this.measured(printable(text), style);
  }

  /** One line of text whose line box starts at `y`. */
  line(written: string, x: number, y: number, width: number, style: Style): void {
    this.use(style);
    const text = printable(written);
    const free = width - this.measured(text, style);
    const indent = style.align === 'right' ? free : style.align === 'center' ? free / 2 : 0;
    const baseline = y + style.size * (style.leading / 2 + halfCapital);
    const { spacing: characterSpacing = 0 } = style;
    this.doc.text(text, x + indent, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing });
  }

  rule(fromX: number, fromY: number, toX: number, toY: number, thickness = 0.75): void {
    this.doc.lineWidth(thickness).moveTo(fromX, fromY).lineTo(toX, toY).stroke();
  }

  /** A rectangle whose stroke lies within it. */
  frame(x: number, y: number, width: number, height: number, thickness = 0.75): void {
    const half = thickness / 2;
    this.doc
      .lineWidth(thickness)
      .rect(x + half, y + half, width - thickness, height - thickness)
      .stroke();
  }

  /** A drawing in SVG path data within a square, drawn at `size`. */
  sign(paths: readonly { readonly data: string; readonly thickness: number }[], x: number, y: number, scale: number) {
    this.doc.save().translate(x, y).scale(scale).lineCap('round');
    for (const { data, thickness } of paths) this.doc.lineWidth(thickness).path(data).stroke();
    this.doc.restore();
  }

  /** Draws everything within smaller, from the top left corner of `x` and `y`. */
  scaled(scale: number, x: number, y: number, draw: () => void): void {
    this.doc.save().translate(x, y).scale(scale).translate(-x, -y);
    draw();
    this.doc.restore();
  }

  private use({ weight, size }: Style): void {
    this.doc.font(weight).fontSize(size);
  }

  private measured(text: string, { spacing = 0 }: Style): number {
    return this.doc.widthOfString(text, { characterSpacing: spacing });
  }
}

/** Accents joined to their letters, as the font has them, and kinds of hyphens and spaces that it does not tell apart. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u200b\ufeff]/g, '');
}
