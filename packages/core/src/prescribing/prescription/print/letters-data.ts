/** An embedded font file, named without weight and extension, and its code points as hexadecimal ranges. */
export interface LetterFile {
  readonly name: string;
  readonly letters: string;
}

/** In the order in which they are searched for a glyph; a server test compares them with the files. */
export const letterFiles: readonly LetterFile[] = [
  {
    name: 'Geist',
    letters:
      '20-7e a0-ac ae-113 116-12b 12e-137 139-13e 141-148 14a-14d 150-17e 18f 192 1a0-1a1 1af-1b0 1cd-1ce 1e4-1e9 218-21b 237 259 2b9 2bc 2c6-2c8 2d8-2dd 300-304 306-30c 312 31b 323 326-328 335-338 39b 3a9 3bb-3bc 3c0 400-45f 462-463 46a-46b 472-475 490-493 496-497 49a-49b 4a2-4a3 4ae-4b3 4b6-4b7 4ba-4bb 4c0 4cf 4d8-4d9 4e2-4e3 4e8-4e9 4ee-4ef e3f 1e20-1e21 1e80-1e85 1e9e 1ea0-1ef9 2013-2014 2018-201a 201c-201e 2020-2022 2026 2028-2029 2030 2032-2033 2039-203a 2044 2070 2074-2079 2080-2089 20aa 20ac 20b1 20b4 20b9 20bd 2116-2117 2122 2126 2153-2155 215b-215e 2190-2199 219d 21a9-21aa 21b0-21b1 21b3-21b5 21e4-21e5 21e7 2202 2206 220f 2211-2212 221a 221e 222b 2236 2248 2260 2264-2265 2460-2468 24ea 24ff 25b2-25b3 25b6-25b7 25bc-25bd 25c0-25c1 25ca-25cc 25cf 2639-263a 2776-277e 3003 301c a78b-a78c f8ff fb01-fb02 ffff',
  },
  {
    name: 'NotoSans-latin',
    letters:
      '20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 300-301 303-304 308-309 323 329 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2212 feff fffd ffff',
  },
  {
    name: 'NotoSans-latin-ext',
    letters:
      '20 a0 100-130 132-151 154-2ba 2bc-2c5 2c7-2cc 2ce-2d7 2dd-301 303-304 308-309 323 329 1d00-1dbf 1e00-1e9f 1ef2-1eff 2020 20a0-20ab 20ad-20c0 2113 2c60-2c7f a720-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff ffff',
  },
  {
    name: 'NotoSans-greek',
    letters: '20 a0 370-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-3ff ffff',
  },
  {
    name: 'NotoSans-greek-ext',
    letters:
      '20 a0 1f00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe ffff',
  },
  { name: 'NotoSans-cyrillic', letters: '20 a0 301 400-45f 490-491 4b0-4b1 2116 ffff' },
  {
    name: 'NotoSans-cyrillic-ext',
    letters: '20 a0 460-48f 492-4af 4b2-52f 1c80-1c88 20b4 2de0-2dff a640-a69f fe2e-fe2f ffff',
  },
  {
    name: 'NotoSans-devanagari',
    letters: '20 a0 2bc 900-97f 200b-200d 2044 20a8 20b9 20f0 25cc a8ff ffff',
  },
];
