/** Every combination of the theme configurator can be read: WCAG 2.2, 1.4.3 and 1.4.11. */
import { describe, expect, test } from 'vitest';
import { coloriPrimari, preset, superfici } from '#api/contract/preferenze.ts';
import { computeContrast } from '#tests/contrast.ts';
import { makeTheme, type QuadraTheme } from './themes.ts';

type Token = keyof QuadraTheme;

/** Grounds on which the pages write. */
const GROUNDS = [
  'colorNeutralBackground1',
  'colorNeutralBackground1Hover',
  'colorNeutralBackground2',
  'colorNeutralBackground3',
  'colorNeutralBackground4',
] as const;
const TEXTS = ['colorNeutralForeground1', 'colorNeutralForeground2', 'colorNeutralForeground3'] as const;

const pairsOf = (texts: readonly Token[], grounds: readonly Token[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

/** Text on its ground, 4.5:1. */
const READ = [
  ...pairsOf(TEXTS, GROUNDS),
  ...pairsOf(
    ['colorNeutralForeground1', 'colorNeutralForeground2'],
    [
      'colorSubtleBackgroundHover',
      'colorSubtleBackgroundPressed',
      'colorNeutralBackground1Pressed',
      'colorNeutralBackground1Selected',
    ],
  ),
  ...pairsOf(['colorNeutralForeground4'], ['colorNeutralBackground1', 'colorNeutralBackground2']),
  ...pairsOf(
    ['colorNeutralForegroundOnBrand'],
    [
      'colorBrandBackground',
      'colorBrandBackgroundHover',
      'colorBrandBackgroundPressed',
      'colorBrandBackgroundSelected',
    ],
  ),
  ...pairsOf(['colorNeutralForegroundStaticInverted'], ['colorBrandBackgroundStatic']),
  ...pairsOf(
    [
      'colorBrandForeground1',
      'colorBrandForeground2',
      'colorBrandForegroundLink',
      'colorBrandForegroundLinkHover',
      'colorCompoundBrandForeground1',
    ],
    ['colorNeutralBackground1', 'colorNeutralBackground2'],
  ),
  ...pairsOf(
    ['colorNeutralForeground2BrandHover', 'colorNeutralForeground2BrandPressed'],
    ['colorNeutralBackground1', 'colorSubtleBackgroundHover'],
  ),
  ...pairsOf(['colorBrandForeground2'], ['colorBrandBackground2', 'colorBrandBackground2Hover']),
  ...pairsOf(
    ['colorStatusDangerForeground1', 'colorStatusSuccessForeground1', 'colorStatusWarningForeground3'],
    ['colorNeutralBackground1', 'colorNeutralBackground2'],
  ),
  ...pairsOf(['colorStatusDangerForeground3'], ['colorNeutralBackground1', 'colorNeutralBackground1Hover']),
  ['colorStatusDangerForeground1', 'colorStatusDangerBackground1'],
  ['colorStatusSuccessForeground1', 'colorStatusSuccessBackground1'],
  ['colorStatusWarningForeground1', 'colorStatusWarningBackground1'],
  ['colorNeutralForegroundInverted', 'colorNeutralBackgroundInverted'],
] as const;

/** Edges and marks that tell what a thing is or where the keyboard stands, 3:1. */
const SEEN = [
  ...pairsOf(
    [
      'colorNeutralStrokeAccessible',
      'colorStrokeFocus2',
      'colorCompoundBrandStroke',
      'colorCompoundBrandBackground',
    ],
    ['colorNeutralBackground1', 'colorNeutralBackground2'],
  ),
  ['colorNeutralForegroundInverted', 'colorCompoundBrandBackground'],
  ['colorCompoundBrandStroke', 'colorBrandBackground2'],
] as const;

/** Combinations of tokens below `least`, as `text on ground: 4.1`. */
const failures = (theme: QuadraTheme, pairs: readonly (readonly [Token, Token])[], least: number): string[] =>
  pairs.flatMap(([text, ground]) => {
    const found = computeContrast(String(theme[text]), String(theme[ground]));
    return found < least ? [`${text} on ${ground}: ${Math.round(found * 100) / 100}`] : [];
  });

describe.each(
  preset.flatMap((name) => [false, true].map((dark) => [name, dark ? 'dark' : 'light'] as const)),
)('preset %s, %s', (name, mode) => {
  test.each(coloriPrimari)('%s reads on every surface', (colore) => {
    for (const superficie of [...superfici, null]) {
      const theme = makeTheme({ preset: name, colore, superficie, scuro: mode === 'dark' });
      expect({ superficie, read: failures(theme, READ, 4.5), seen: failures(theme, SEEN, 3) }).toEqual({
        superficie,
        read: [],
        seen: [],
      });
    }
  });
});

test('Nora draws the edges of every control at 3:1', () => {
  for (const scuro of [false, true])
    for (const superficie of superfici) {
      const theme = makeTheme({ preset: 'Nora', colore: 'emerald', superficie, scuro });
      expect(
        failures(
          theme,
          pairsOf(['colorNeutralStroke1', 'colorNeutralStroke2'], ['colorNeutralBackground1']),
          3,
        ),
      ).toEqual([]);
    }
});
