import { join } from 'node:path';
import { letterFiles, letterRuns, printedText } from '@signa/core/prescribing';
import type PdfDocument from 'pdfkit';
import { wrap } from './wrap.js';

type Weight = 'regular' | 'strong';

/** How a text stands on the paper; lengths are points. */
export interface Style {
  readonly size: number;
  readonly weight: Weight;
  /** Height of a line as a multiple of the size. */
  readonly leading: number;
  readonly spacing?: number;
  readonly align?: 'left' | 'center' | 'right';
}

const weights: Readonly<Record<Weight, string>> = { regular: 'Regular', strong: 'SemiBold' };

/** Half of what the capitals rise above the baseline: it puts them in the middle of their line. */
const halfCapital = 0.355;

/** Draws black lines and texts on the open page; y grows downwards from the top edge. */
export class Ink {
  private readonly wrapped = new Map<string, readonly string[]>();

  constructor(
    private readonly doc: InstanceType<typeof PdfDocument>,
    fontFolder: string,
  ) {
    // A file is read once a letter of it is drawn.
    for (const [weight, suffix] of Object.entries(weights))
      for (const [at, { name }] of letterFiles.entries())
        doc.registerFont(`${weight} ${at}`, join(fontFolder, `${name}-${suffix}.ttf`));
  }

  /** The lines a text takes at a width; pieces ask for the same ones again and again. */
  lines(text: string, width: number, style: Style): readonly string[] {
    const key = [style.size, style.weight, style.spacing ?? 0, width, text].join();
    let lines = this.wrapped.get(key);
    if (!lines) {
      lines = wrap(printedText(text), width, (part) => this.measured(part, style));
      this.wrapped.set(key, lines);
    }
    return lines;
  }

  width(text: string, style: Style): number {
    return this.measured(printedText(text), style);
  }

  /** One line of text whose line box starts at `y`. */
  line(written: string, x: number, y: number, width: number, style: Style): void {
    const text = printedText(written);
    const free = width - this.measured(text, style);
    const indent = style.align === 'right' ? free : style.align === 'center' ? free / 2 : 0;
    const baseline = y + style.size * (style.leading / 2 + halfCapital);
    const { spacing: characterSpacing = 0 } = style;
    let left = x + indent;
    for (const run of letterRuns(text)) {
      this.use(style, run.file);
      this.doc.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing });
      left += this.doc.widthOfString(run.text, { characterSpacing }) + characterSpacing;
    }
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

  private use({ weight, size }: Style, file: number): void {
    this.doc.font(`${weight} ${file}`).fontSize(size);
  }

  private measured(text: string, style: Style): number {
    const { spacing: characterSpacing = 0 } = style;
    const widths = letterRuns(text).map((run) => {
      this.use(style, run.file);
      return this.doc.widthOfString(run.text, { characterSpacing });
    });
    return widths.reduce((sum, width) => sum + width + characterSpacing, -characterSpacing);
  }
}
