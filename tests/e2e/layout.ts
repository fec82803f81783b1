import { expect, type Page } from '@playwright/test';
import { settled } from './accessible';

/** What is wrong with how a page or an open dialog is laid out, in words. Only what somebody would see on the screen. */
function findFaults(width: number): string[] {
  const faults = new Set<string>();
  // What the browser leaves out because it stands far below has no place yet.
  const SHOWN = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  const modal = document.querySelector('[role="dialog"]');
  const root = modal ?? document.body;
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  type Box = { left: number; right: number; top: number; bottom: number };
  /** It shows a part of what it contains, and that there is more: it scrolls, or ends in dots. */
  const isFrame = ({ overflowX, overflowY, textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    scrolls(overflowX) ||
    scrolls(overflowY) ||
    (clips(overflowX) && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none'));
  /** As far as such parts show it; undefined where they do not. */
  const shownBox = (element: Element, rect: DOMRect): Box | undefined => {
    let box: Box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
      if (!isFrame(getComputedStyle(one))) continue;
      const frame = one.getBoundingClientRect();
      box = {
        left: Math.max(box.left, frame.left),
        right: Math.min(box.right, frame.right),
        top: Math.max(box.top, frame.top),
        bottom: Math.min(box.bottom, frame.bottom),
      };
      if (box.right - box.left < 2 || box.bottom - box.top < 2) return undefined;
    }
    return box;
  };
  const floats = (element: Element) => {
    for (let one: Element | null = element; one && one !== root; one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
    return false;
  };

  if (document.documentElement.scrollWidth > width)
    faults.add(`the page is ${document.documentElement.scrollWidth} px wide`);
  const texts: { node: Text; box: Box; text: string }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    const text = node.data.trim();
    if (!element || text === '' || element.closest('.sr-only, script, style, noscript, option')) continue;
    if (!element.checkVisibility(SHOWN)) continue;
    // For screen readers alone.
    if (element.getBoundingClientRect().width <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const box = shownBox(element, rect);
      if (!box) continue;
      if (box.left < -1 || box.right > width + 1) faults.add(`"${text}" leaves the screen`);
      for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (isFrame(style)) break;
        if (!clips(style.overflowX) && !clips(style.overflowY)) continue;
        const frame = one.getBoundingClientRect();
        const isCut =
          rect.left < frame.left - 2 || rect.right > frame.right + 2 || rect.bottom > frame.bottom + 4;
        if (isCut) faults.add(`"${text}" is cut`);
      }
      if (!floats(element)) texts.push({ node, box, text });
    }
    // Names and addresses may be longer than any line.
    for (const { 0: word, index } of node.data.matchAll(
      /(?<![\w@.])[A-Za-z₹0-9][A-Za-z0-9,.+]{1,13}(?![\w@.])/g,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width: w }) => w > 0).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) faults.add(`"${word}" is broken inside`);
    }
  }
  for (const [place, one] of texts.entries())
    for (const other of texts.slice(place + 1)) {
      if (one.node === other.node) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const height = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (across > 2 && down > height * 0.45) faults.add(`"${one.text}" lies over "${other.text}"`);
    }
  for (const control of root.querySelectorAll(
    'button, a[href], input:not([type="radio"]), textarea, select',
  )) {
    if (!control.checkVisibility(SHOWN) || control.closest('.sr-only')) continue;
    const rect = control.getBoundingClientRect();
    const box = shownBox(control, rect);
    if (!box || rect.bottom < 0) continue;
    if (box.left < -1 || box.right > width + 1)
      faults.add(
        `a control leaves the screen: ${control.getAttribute('aria-label') ?? control.textContent?.trim()}`,
      );
  }
  return [...faults];
}

/** The screens a page has to fit: the smallest phone, phones on their side, and letters of twice the size. */
const SCREENS = [
  { width: 320, height: 568, letters: 100 },
  { width: 568, height: 320, letters: 100 },
  { width: 740, height: 360, letters: 100 },
  // 200 % zoom on a screen of 1280 × 800.
  { width: 640, height: 400, letters: 100 },
  { width: 360, height: 740, letters: 200 },
  { width: 1280, height: 800, letters: 200 },
  { width: 360, height: 740, letters: 100 },
] as const;

/**
 * Everything fits every screen: nothing wider than it, no text cut, broken inside a word or lying over another, no control outside.
 * @param each is run on every screen, too
 */
export async function expectFits(
  page: Page,
  each: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (const { width, height, letters } of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      (percent) => document.documentElement.style.setProperty('font-size', `${percent}%`),
      letters,
    );
    await settled(page);
    await expect
      .poll(() => page.evaluate(findFaults, width), {
        message: `${page.url()} at ${width} × ${height}, letters ${letters} %`,
      })
      .toEqual([]);
    await each();
  }
}
