import { defineTextStyles, defineTokens } from '@chakra-ui/react';

/** A browser looks every name up with the first text that it draws, so there are no more than needed. */
const sans = "'Geist Variable', system-ui, sans-serif";

export const typeTokens = defineTokens({
  fonts: { body: { value: sans }, heading: { value: sans } },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '650' },
  },
});

const style = (size: number, line: number, weight: number, letterSpacing?: string) => ({
  value: {
    fontSize: `${size / 16}rem`,
    lineHeight: `${line / 16}rem`,
    fontWeight: weight,
    ...(letterSpacing ? { letterSpacing } : {}),
  },
});

/** The seven sizes of the portal, in rem so that a reader who enlarges the text gets it enlarged. */
export const textStyles = defineTextStyles({
  tile: style(30, 36, 650, '-0.02em'),
  title: style(20, 28, 650, '-0.015em'),
  section: style(16, 24, 600),
  reading: style(16, 24, 400),
  base: style(14, 20, 400),
  // Not 'value': the library takes an object with that key for a style itself.
  strong: style(14, 20, 500),
  name: style(14, 20, 600),
  meta: style(13, 20, 400),
  chip: style(13, 20, 500),
  label: style(12, 16, 400),
  badge: style(12, 16, 500),
});
