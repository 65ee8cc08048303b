import type { Style } from './ink.js';

const style = (size: number, weight: Style['weight'], leading: number): Style => ({ size, weight, leading });

/** The font sizes of the printout, the same as in the portal's print. */
export const typeSizes = {
  title: style(16, 'strong', 1.2),
  drug: style(15, 'strong', 1.25),
  reading: style(12.5, 'strong', 1.35),
  text: style(9.5, 'regular', 1.4),
  value: style(9.5, 'strong', 1.4),
  label: style(8.5, 'regular', 1.4),
  caption: { ...style(8.5, 'strong', 1.4), spacing: 0.34 },
  mark: { ...style(9.5, 'strong', 1.4), spacing: 0.38 },
  notice: style(11, 'regular', 1.4),
  step: style(11, 'strong', 1.4),
  mail: style(13, 'strong', 1.45),
  foot: style(8.5, 'regular', 1.4),
} as const;
