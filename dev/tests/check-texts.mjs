// Every text of the interface goes through lib/kit/text.ts and is there in each language of content/interface. Prints one line per
// finding and exits 1 when there is any; with `--list` the texts that are missing, as JSON.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** Where texts are drawn. The console speaks English alone, and written pages have Hindi texts of their own. */
const DRAWN = /^(components|app)\/.+\.tsx$/;
const NOT_OURS =
  /^components\/(admin|content)\/|^app\/(\(admin\)|\(content\)|\(legal\)|share|global-error)|\.test\.tsx?$/;
/** Where else texts are made: titles of toasts, and what the server answers. */
const SAID = /^(components|app|lib|server)\/.+\.tsx?$/;
/** The console's services, models and what other machines call; no person has their words before them. */
const NOT_SAID = new RegExp(
  [
    String.raw`\.test\.tsx?$|\/desk\/|^components\/(admin|content)\/`,
    String.raw`^lib\/(admin|content|providers|vitals)\/|^lib\/ai\/prompts\/`,
    String.raw`^lib\/payments\/(alerts|refund-approval|settlements|statements|webhook)\/`,
    String.raw`^lib\/(settings\/service|referrals\/jobs)\.ts$`,
  ].join('|'),
);
/** What has its words from elsewhere: from notes of a chat, which have its language, and from the schemas of the contracts. */
const PASSES_ON = /^lib\/(chat\/closing\/rules|server\/input-error)\.ts$/;
/** What the browser keeps of texts until a component draws them. Prompts and what companions say are no interface. */
const KEEPS = /^lib\/(?!(ai|safety|language)\/|memory\/recall\/).+\/(browser|hooks|rules)\.tsx?$/;
const COPY = /\/copy\.ts$/;
const CONTRACT = /\/contract\.ts$/;
const ANSWERS = /^lib\/server\/answer\.ts$/;
/** Properties of elements and components that are words for people. */
const WORDS =
  /^(aria-label|aria-description|title|placeholder|alt|label|hint|legend|heading|text|name|note|about|done|description|action|confirm|cancel|question|empty|legend|caption|summary|closed|wait|failed|saved)$/;
/** The name of an icon or a field. */
const KEY = /^[a-z][\w-]*$/;
/** What stands on the owner's page is the owner's (content/brand.ts). */
const OWNERS = /^BRAND\.\w+$/;
/** What the owner has the interface say, and in which properties. Pages for advertising are written pages. */
const OWNERS_FILES = /^content\/(banners|chat-types|claims)\.ts$/;
const OWNERS_WORDS = /^(title|line|alt|label|badge|words|review)$/;
const OWNERS_OTHER = /^(CLAIMS|MARKETING_\w+|PREMIUM_\w+)$/;
const HAS_WORDS = /\p{L}{2}/u;
const MARKS = /\{(\w+)\}/g;

const NO_TEXT = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

const literalsOf = (/** @type {ts.Type} */ type) => {
  const parts = type.isUnion() ? type.types : [type];
  const texts = parts.filter((part) => part.isStringLiteral()).map((part) => part.value);
  const isOther = parts.some((part) => !part.isStringLiteral() && !(part.flags & NO_TEXT));
  return { texts, isOther };
};

/** Whether texts are in several languages already, and one is taken by the language of a chat. */
const hasLanguages = (/** @type {ts.Type} */ type) => type.getProperty('hinglish') !== undefined;

/**
 * What an expression comes to, one way or another.
 * @param {ts.Expression} node
 * @returns {ts.Expression[]}
 */
function waysOf(node) {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isAwaitExpression(node))
    return waysOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...waysOf(node.whenTrue), ...waysOf(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return [node];
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return waysOf(right);
  const isEither =
    operatorToken.kind === ts.SyntaxKind.BarBarToken ||
    operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return isEither ? [...waysOf(left), ...waysOf(right)] : [node];
}

/** The words of a template between its values. */
const wordsOf = (/** @type {ts.Expression} */ node) =>
  ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text)
    : [];

/**
 * Takes what the owner has the interface say.
 * @param {ts.SourceFile} file
 * @param {string} name
 * @param {Map<string, string>} texts
 */
function takeOwners(file, name, texts) {
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isVariableDeclaration(node) && OWNERS_OTHER.test(node.name.getText(file))) return;
    if (
      ts.isPropertyAssignment(node) &&
      OWNERS_WORDS.test(node.name.getText(file)) &&
      ts.isStringLiteralLike(node.initializer)
    ) {
      const { text } = node.initializer;
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      texts.set(text, texts.get(text) ?? `${name}:${line}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/**
 * Looks through the sources.
 * @param {ts.Program} program
 * @param {string} root
 * @returns {{ found: string[], texts: Map<string, string>, pairs: Map<string, string> }} findings; each text, and the plural of each
 *   pair, with the place where it is
 */
export function readTexts(program, root) {
  const checker = program.getTypeChecker();
  /** @type {string[]} */
  const found = [];
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @type {Map<string, string>} */
  const pairs = new Map();
  for (const file of program.getSourceFiles()) {
    const name = path.relative(root, file.fileName);
    if (OWNERS_FILES.test(name)) takeOwners(file, name, texts);
    if (!SAID.test(name)) continue;
    const isDrawn = DRAWN.test(name) && !NOT_OURS.test(name);
    const isSaid = !NOT_SAID.test(name);
    if (!isDrawn && !isSaid) continue;
    const at = (/** @type {ts.Node} */ node) =>
      `${name}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
    const textsOf = (/** @type {ts.Expression} */ node) =>
      ts.isStringLiteralLike(node)
        ? { texts: [node.text], isOther: false }
        : literalsOf(checker.getTypeAtLocation(node));
    const take = (/** @type {ts.Expression | undefined} */ node, into = texts) => {
      if (!node) return;
      const { texts: all, isOther } = textsOf(node);
      for (const text of all) into.set(text, into.get(text) ?? at(node));
      return isOther;
    };
    const isFrom = (/** @type {ts.Expression} */ node, /** @type {string} */ module) => {
      const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
      const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return real?.declarations?.[0]?.getSourceFile().fileName.endsWith(module) ?? false;
    };
    const isOfText = (/** @type {ts.Node} */ node) =>
      ts.isCallExpression(node) && isFrom(node.expression, 'lib/kit/text.ts');
    const saysWords = (/** @type {ts.Expression} */ node) =>
      waysOf(node).some(
        (one) =>
          !OWNERS.test(one.getText(file)) &&
          [...textsOf(one).texts, ...wordsOf(one)].some((text) => HAS_WORDS.test(text)),
      );
    /** Takes every text of an object or a list. */
    const takeAll = (/** @type {ts.Type} */ type, /** @type {ts.Node} */ node, depth = 0) => {
      for (const part of type.isUnion() ? type.types : [type]) {
        if (part.isStringLiteral()) texts.set(part.value, texts.get(part.value) ?? at(node));
        else if (checker.isArrayLikeType(part))
          for (const one of checker.getTypeArguments(/** @type {ts.TypeReference} */ (part)))
            takeAll(one, node, depth + 1);
        else if (part.flags & ts.TypeFlags.Object && depth < 3 && !hasLanguages(part))
          for (const one of part.getProperties())
            takeAll(checker.getTypeOfSymbolAtLocation(one, node), node, depth + 1);
      }
    };
    /**
     * Whether a function gives what t() gave it.
     * @param {ts.Node} node
     * @returns {boolean}
     */
    const speaks = (node) =>
      isOfText(node) || Boolean(ts.forEachChild(node, (child) => speaks(child) || undefined));
    const declarationOf = (/** @type {ts.Expression} */ node) => {
      const symbol = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
      const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return real?.valueDeclaration;
    };
    /**
     * Takes what a person is told.
     * @param {ts.Expression} node
     * @returns {boolean} whether some of it is only known at run time
     */
    const takeSaid = (node, depth = 0) =>
      waysOf(node)
        .map((one) => {
          if (ts.isElementAccessExpression(one) && hasLanguages(checker.getTypeAtLocation(one.expression)))
            return false;
          if (!take(one) || isOfText(one)) return false;
          if (ts.isCallExpression(one)) {
            if (one.expression.getText(file) === 'getUserMessage')
              return one.arguments[1] !== undefined && takeSaid(one.arguments[1], depth);
            const called = declarationOf(one.expression);
            return !called || !isOurs(called) || !speaks(called);
          }
          const kept = ts.isIdentifier(one) ? declarationOf(one) : undefined;
          if (!kept || !ts.isVariableDeclaration(kept) || !kept.initializer || depth > 2) return true;
          return kept.getSourceFile() === file ? takeSaid(kept.initializer, depth + 1) : true;
        })
        .some(Boolean);
    const isOurs = (/** @type {ts.Node} */ node) => !node.getSourceFile().isDeclarationFile;
    const atRunTime = (/** @type {ts.Node} */ node, /** @type {string} */ who) =>
      found.push(`${at(node)}: ${who} of what is only known at run time`);
    const unwrapped = (/** @type {ts.Node} */ node, /** @type {string} */ text) =>
      found.push(`${at(node)}: "${text.trim().slice(0, 60)}" goes through no t()`);

    const visit = (/** @type {ts.Node} */ node, isInFunction = false) => {
      if (ts.isCallExpression(node) && isOfText(node)) {
        const called = node.expression.getText(file);
        const [first, second, third, fourth] = node.arguments;
        if (!isInFunction)
          found.push(`${at(node)}: ${called}() at the top of a module, where there is no page`);
        if ((called === 't' || called === 'pieces') && take(first))
          found.push(`${at(node)}: ${called}() of what is only known at run time; translate() is for that`);
        if (called === 'tn' && (take(second, new Map()) || take(third, pairs))) atRunTime(node, 'tn()');
        if (called === 'translate') take(first);
        const text = called === 'tn' ? third : first;
        const values = called === 'tn' ? fourth : second;
        if (text && called !== 'translate' && called !== 'languageNow') {
          const given = values && checker.getTypeAtLocation(values);
          const isGiven = (/** @type {string} */ one) =>
            (called === 'tn' && one === 'count') || given?.getProperty(one) || given?.getStringIndexType();
          for (const one of literalsOf(checker.getTypeAtLocation(text)).texts)
            for (const [mark, name = ''] of one.matchAll(MARKS))
              if (!isGiven(name)) found.push(`${at(node)}: ${called}() has no value for ${mark}`);
        }
      }
      if (
        ts.isCallExpression(node) &&
        node.expression.getText(file) === 'toast' &&
        isFrom(node.expression, 'lib/client/toast.ts')
      )
        for (const argument of node.arguments)
          if (ts.isObjectLiteralExpression(argument))
            for (const property of argument.properties) {
              if (ts.isSpreadAssignment(property)) atRunTime(property, 'toast()');
              if (!/^(title|description)$/.test(property.name?.getText(file) ?? '')) continue;
              const said = /** @type {ts.Expression} */ (
                ts.isPropertyAssignment(property) ? property.initializer : property.name
              );
              for (const one of waysOf(said))
                if (!ts.isCallExpression(one) && saysWords(one)) unwrapped(one, one.getText(file));
              if (takeSaid(said)) atRunTime(said, 'toast()');
            }
      if (isSaid && !PASSES_ON.test(name)) {
        if (ts.isNewExpression(node) && node.expression.getText(file) === 'AppError') {
          const said = node.arguments?.[1];
          if (said && takeSaid(said)) atRunTime(said, 'an answer');
        }
        if (
          ANSWERS.test(name) &&
          ts.isPropertyAssignment(node) &&
          node.name.getText(file) === 'error' &&
          !ts.isPropertyAccessExpression(node.initializer) &&
          takeSaid(node.initializer)
        )
          atRunTime(node, 'an answer');
        if (
          KEEPS.test(name) &&
          ts.isIdentifier(node) &&
          !ts.isImportSpecifier(node.parent) &&
          !ts.isPropertyAccessExpression(node.parent) &&
          !ts.isTypeQueryNode(node.parent)
        ) {
          const kept = declarationOf(node);
          if (kept && COPY.test(kept.getSourceFile().fileName) && ts.isVariableDeclaration(kept))
            takeAll(checker.getTypeAtLocation(node), node);
        }
        if (CONTRACT.test(name) && ts.isCallExpression(node))
          for (const argument of node.arguments) {
            const said = ts.isObjectLiteralExpression(argument)
              ? argument.properties.find((one) => one.name?.getText(file) === 'error')
              : undefined;
            if (said && ts.isPropertyAssignment(said)) {
              if (!ts.isFunctionLike(said.initializer) && takeSaid(said.initializer))
                atRunTime(said, 'an answer');
            } else if (literalsOf(checker.getTypeAtLocation(argument)).texts.some((one) => one.includes(' ')))
              take(argument);
            else if (wordsOf(argument).some((words) => HAS_WORDS.test(words)))
              atRunTime(argument, 'an answer');
          }
      }
      if (isDrawn) {
        if (ts.isJsxElement(node) && node.openingElement.tagName.getText(file) === 'script') return;
        if (
          ts.isJsxElement(node) &&
          node.openingElement.tagName.getText(file) !== 'html' &&
          node.openingElement.attributes.properties.some((one) => one.name?.getText(file) === 'lang')
        )
          return;
        if (ts.isJsxText(node) && HAS_WORDS.test(node.text)) unwrapped(node, node.text);
        if (
          ts.isJsxExpression(node) &&
          node.expression &&
          !ts.isJsxAttribute(node.parent) &&
          saysWords(node.expression)
        )
          unwrapped(node, node.expression.getText(file));
        if (ts.isJsxAttribute(node) && WORDS.test(node.name.getText(file)) && node.initializer) {
          const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
          const words = /** @type {ts.Expression | undefined} */ (value);
          const isKey =
            node.name.getText(file) === 'name' &&
            waysOf(words ?? node.initializer).every((one) =>
              textsOf(one).texts.every((text) => KEY.test(text)),
            );
          if (words && !isKey && saysWords(words)) unwrapped(node, words.getText(file));
        }
      }
      const inside = isInFunction || ts.isFunctionLike(node);
      ts.forEachChild(node, (child) => visit(child, inside));
    };
    visit(file);
  }
  return { found, texts, pairs };
}

/**
 * What is wrong with the texts of a language.
 * @param {{ tag: string, texts: Readonly<Record<string, string | readonly [string, string]>>, same: ReadonlySet<string> }} spoken one of
 *   content/interface/languages.ts
 * @param {{ texts: Map<string, string>, pairs: Map<string, string> }} read
 * @returns {string[]} one line each
 */
export function judgeCatalogue({ tag: language, texts: catalogue, same }, { texts, pairs }) {
  const { script } = new Intl.Locale(language).maximize();
  const isLatin = script === 'Latn';
  const letters = new RegExp(`\\p{Script=${script}}`, 'u');
  /** @type {string[]} */
  const found = [];
  const marks = (/** @type {string} */ text, /** @type {string} */ said, /** @type {boolean} */ isPair) => {
    // "One message" needs no number.
    const names = (/** @type {string} */ one) =>
      [...new Set(one.match(MARKS))].filter((mark) => !isPair || mark !== '{count}').sort();
    if (names(text).join() !== names(said).join())
      found.push(`${language}: "${text}" has other {names} than "${said}"`);
  };
  for (const [text, place] of [...texts, ...pairs]) {
    if (!HAS_WORDS.test(text)) continue;
    if (texts.get(text) === place && pairs.has(text))
      found.push(`${language}: "${text}" is said by tn(), and by t() as well (${place})`);
    const said = catalogue[text];
    const isPair = pairs.has(text);
    if (said === undefined) found.push(`${language}: "${text}" is missing (${place})`);
    else if (Array.isArray(said) !== isPair)
      found.push(`${language}: "${text}" is ${isPair ? 'for one and for several' : 'one text'}`);
    else
      for (const one of typeof said === 'string' ? [said] : said) {
        marks(text, one, isPair);
        if (same.has(text)) continue;
        if (one === text || (!isLatin && !letters.test(one)))
          found.push(`${language}: "${text}" is English still`);
      }
  }
  for (const text of Object.keys(catalogue))
    if (!texts.has(text) && !pairs.has(text)) found.push(`${language}: nobody says "${text}" any more`);
  return found;
}

function programOf(/** @type {string} */ root) {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile).config;
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { ...config, include: ['next-env.d.ts', 'app', 'components', 'lib', 'server', 'content'] },
    ts.sys,
    root,
  );
  return ts.createProgram(fileNames, { ...options, incremental: false, noEmit: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { INTERFACE_LANGUAGES } = await import(
    pathToFileURL(path.join(ROOT, 'content/interface/languages.ts')).href
  );
  const read = readTexts(programOf(ROOT), ROOT);
  const found = [...read.found];
  for (const spoken of Object.values(INTERFACE_LANGUAGES))
    if (spoken.texts) found.push(...judgeCatalogue(spoken, read));
  if (process.argv.includes('--list')) {
    const places = [...read.texts, ...read.pairs].map(([text, place]) => ({
      text,
      place,
      isPair: read.pairs.has(text),
    }));
    console.log(
      JSON.stringify(
        places.filter(({ text }) => HAS_WORDS.test(text)),
        null,
        1,
      ),
    );
  } else {
    for (const line of found) console.error(line);
    console.log(`${read.texts.size + read.pairs.size} texts of the interface, ${found.length} findings.`);
  }
  process.exit(found.length === 0 ? 0 : 1);
}
