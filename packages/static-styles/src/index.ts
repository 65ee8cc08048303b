export { staticStyles, styleSheetModule } from './plugin.js';
export { createStyleSheet } from './style-sheet.js';
export { compileModule } from './compile-module.js';
export { declarationsOf, sharedRules } from './shared-rules.js';
