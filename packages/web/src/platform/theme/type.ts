import { defineTextStyles, defineTokens } from '@chakra-ui/react';

/** Kept short: browsers look up every listed font before the first text is rendered. */
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

/** The seven font sizes of the portal, in rem so that they scale with the user's text size. */
export const textStyles = defineTextStyles({
  tile: style(30, 36, 650, '-0.02em'),
  title: style(20, 28, 650, '-0.015em'),
  section: style(16, 24, 600),
  reading: style(16, 24, 400),
  base: style(14, 20, 400),
  // Not named 'value', because Chakra treats an object with that key as a token.
  strong: style(14, 20, 500),
  name: style(14, 20, 600),
  meta: style(13, 20, 400),
  chip: style(13, 20, 500),
  label: style(12, 16, 400),
  badge: style(12, 16, 500),
});
