import { defineConfig } from '@chakra-ui/react';

type Shorthands = Readonly<Record<string, readonly string[]>>;

/** Style properties whose values can be tokens of one category, with their shorthand names. */
const of = (values: string, properties: Shorthands) =>
  Object.fromEntries(
    Object.entries(properties).map(([property, shorthand]) => [
      property,
      { values, ...(shorthand.length > 0 ? { shorthand: [...shorthand] } : {}) },
    ]),
  );

const spacing: Shorthands = {
  margin: ['m'],
  marginTop: ['mt'],
  marginRight: ['mr'],
  marginBottom: ['mb'],
  marginLeft: ['ml'],
  marginInline: ['mx', 'marginX'],
  marginBlock: ['my', 'marginY'],
  marginInlineStart: ['ms', 'marginStart'],
  marginInlineEnd: ['me', 'marginEnd'],
  padding: ['p'],
  paddingTop: ['pt'],
  paddingRight: ['pr'],
  paddingBottom: ['pb'],
  paddingLeft: ['pl'],
  paddingInline: ['px', 'paddingX'],
  paddingBlock: ['py', 'paddingY'],
  paddingInlineStart: ['ps', 'paddingStart'],
  paddingInlineEnd: ['pe', 'paddingEnd'],
  gap: [],
  columnGap: ['gapX'],
  rowGap: ['gapY'],
  inset: [],
  insetInline: ['insetX'],
  insetBlock: ['insetY'],
  insetInlineStart: ['insetStart'],
  insetInlineEnd: ['insetEnd'],
  top: [],
  right: [],
  bottom: [],
  left: [],
  scrollMargin: [],
  scrollMarginTop: [],
  scrollMarginBottom: [],
  scrollPadding: [],
  scrollPaddingTop: [],
  scrollPaddingBottom: [],
  textIndent: [],
};

const sizes: Shorthands = {
  width: ['w'],
  minWidth: ['minW'],
  maxWidth: ['maxW'],
  height: ['h'],
  minHeight: ['minH'],
  maxHeight: ['maxH'],
  inlineSize: [],
  blockSize: [],
  flexBasis: [],
};

const colors: Shorthands = {
  background: ['bg'],
  backgroundColor: ['bgColor'],
  color: [],
  borderColor: [],
  borderTopColor: [],
  borderRightColor: [],
  borderBottomColor: [],
  borderLeftColor: [],
  borderInlineStartColor: ['borderStartColor'],
  borderInlineEndColor: ['borderEndColor'],
  outlineColor: [],
  textDecorationColor: [],
  caretColor: [],
  accentColor: [],
  fill: [],
  stroke: [],
};

const radii: Shorthands = {
  borderRadius: ['rounded'],
  borderTopLeftRadius: [],
  borderTopRightRadius: [],
  borderBottomLeftRadius: [],
  borderBottomRightRadius: [],
};

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
};
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/**
 * Style properties that the portal uses. Chakra's own table has hundreds, most of them unused; add a property here
 * when a component needs it.
 */
export const styleProps = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:hover:not(:disabled, [aria-disabled=true])'],
    active: '&:active:not(:disabled, [aria-disabled=true])',
    focus: '&:focus',
    focusWithin: '&:focus-within',
    focusVisible: '&:focus-visible',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    readOnly: '&:read-only',
    checked: '&:is(:checked, [aria-checked=true])',
    expanded: '&[aria-expanded=true]',
    selected: '&[aria-selected=true]',
    pressed: '&[aria-pressed=true]',
    invalid: '&[aria-invalid=true]',
    current: '&[aria-current]',
    currentPage: '&[aria-current=page]',
    open: '&[open]',
    hidden: '&[hidden]',
    placeholder: '&::placeholder',
    before: '&::before',
    after: '&::after',
    backdrop: '&::backdrop',
    first: '&:first-of-type',
    last: '&:last-of-type',
    notFirst: '&:not(:first-of-type)',
    notLast: '&:not(:last-of-type)',
    even: '&:nth-of-type(even)',
    odd: '&:nth-of-type(odd)',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    // Zero specificity, so that order decides: base, dark, print. Print comes last and wins.
    dark: ':where(.dark) &',
    print: '@media print',
  },
  utilities: {
    ...of('spacing', spacing),
    ...of('sizes', sizes),
    ...of('colors', colors),
    ...of('radii', radii),
    borderTopRadius: {
      values: 'radii',
      shorthand: ['roundedTop'],
      transform: (value: string) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
    },
    borderBottomRadius: {
      values: 'radii',
      shorthand: ['roundedBottom'],
      transform: (value: string) => ({ borderBottomLeftRadius: value, borderBottomRightRadius: value }),
    },
    boxSize: { values: 'sizes', transform: (value: string) => ({ width: value, height: value }) },
    fontFamily: { values: 'fonts' },
    fontWeight: { values: 'fontWeights' },
    zIndex: { values: 'zIndex' },
    boxShadow: { values: 'shadows', shorthand: ['shadow'] },
    flexDirection: { shorthand: ['flexDir'] },
    position: { shorthand: ['pos'] },
    textDecoration: { shorthand: ['textDecor'] },
    // `false` counts as unset, so that hidden elements stay hidden at every width.
    srOnly: { values: { type: 'boolean' }, transform: (value: boolean) => (value ? hidden : {}) },
    truncate: { values: { type: 'boolean' }, transform: (value: boolean) => (value ? cut : {}) },
    lineClamp: {
      transform: (value: number) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: value,
        WebkitBoxOrient: 'vertical',
      }),
    },
    hideBelow: {
      values: 'breakpoints',
      transform: (_value: string, { raw }: { readonly raw: string }) => ({
        [`@breakpoint ${raw}Down`]: { display: 'none' },
      }),
    },
    hideFrom: {
      values: 'breakpoints',
      transform: (_value: string, { raw }: { readonly raw: string }) => ({
        [`@breakpoint ${raw}`]: { display: 'none' },
      }),
    },
  },
});
