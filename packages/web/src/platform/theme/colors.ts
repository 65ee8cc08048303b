import { defineSemanticTokens } from '@chakra-ui/react';

/** A color in both modes. Printed paper is always light: printing from dark mode gives black on white. */
const shade = (light: string, dark: string) => ({ value: { base: light, _dark: dark, _print: light } });

const status = (light: readonly [string, string, string], dark: readonly [string, string, string]) => ({
  fg: shade(light[0], dark[0]),
  bg: shade(light[1], dark[1]),
  border: shade(light[2], dark[2]),
});

const red = status(['#A3241D', '#FCEDEB', '#EDBBB6'], ['#FF9F95', '#331A18', '#6C342F']);

/** All colors of the portal. Screens use these tokens and never raw values. */
export const colors = defineSemanticTokens.colors({
  bg: {
    canvas: shade('#F4F6F7', '#0D1113'),
    surface: shade('#FFFFFF', '#14191C'),
    sunken: shade('#EDF1F3', '#0F1417'),
    raised: shade('#FFFFFF', '#1A2024'),
    hover: shade('#F1F5F7', '#1B2227'),
    /** Background of a field: white on paper and in light mode, sunken in dark mode. */
    field: shade('#FFFFFF', '#0F1417'),
    /** Background of group headers and of facts above a form. */
    strip: shade('#F4F6F7', '#0F1417'),
    /** A tooltip inverts the page's colors. */
    inverted: shade('#12181C', '#E8EDF0'),
    /** Backdrop of a dialog. */
    scrim: shade('rgba(13, 17, 19, 0.45)', 'rgba(0, 0, 0, 0.6)'),
    skeleton: shade('#E6EAED', '#222A2F'),
  },
  border: {
    subtle: shade('#E6EAED', '#222A2F'),
    default: shade('#D6DDE2', '#2D373E'),
    control: shade('#7F8B95', '#6A7782'),
  },
  fg: {
    default: shade('#12181C', '#E8EDF0'),
    muted: shade('#46525C', '#AEB9C1'),
    subtle: shade('#5D6973', '#8F9CA6'),
    inverted: shade('#FFFFFF', '#12181C'),
  },
  accent: {
    solid: shade('#0B6080', '#19779D'),
    hover: shade('#094E68', '#1B7BA2'),
    contrast: shade('#FFFFFF', '#FFFFFF'),
    fg: shade('#0A5D7C', '#71C5E8'),
    subtle: shade('#E5F1F6', '#10303E'),
    border: shade('#A3CADB', '#2A6179'),
  },
  focus: { ring: shade('#0A84B5', '#54BBE5') },
  mark: { bg: shade('#FFE9A8', '#5A4612') },
  status: {
    draft: status(['#46525C', '#EDF1F3', '#CBD3D9'], ['#AEB9C1', '#20282D', '#36424A']),
    ready: status(['#17663A', '#E6F4EB', '#AFD8BF'], ['#74D39B', '#11291C', '#245439']),
    near: status(['#854D00', '#FDF3DF', '#E8C98D'], ['#F1BC62', '#2C2210', '#5E471D']),
    expired: red,
    declined: red,
    controlled: status(['#662C9B', '#F4ECFB', '#D5BDEB'], ['#CDABF5', '#271C37', '#4E386C']),
  },
});
