/**
 * The grid dressed in the page's own tokens: every colour is a CSS variable of the Fluent theme,
 * so light, dark and every palette change page and grid in the same frame.
 */
import { iconSetQuartzLight, type Theme, themeQuartz } from 'ag-grid-community';
import type { Densita } from '#api/contract/viste.ts';

export const THEME = themeQuartz.withPart(iconSetQuartzLight).withParams({
  spacing: 6,
  rowHeight: 27,
  headerHeight: 27,
  fontFamily: 'var(--fontFamilyBase)',
  fontSize: 13,
  headerFontSize: 12,
  headerFontWeight: 600,
  cellHorizontalPadding: 10,
  iconSize: 14,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  borderRadius: 'var(--borderRadiusMedium)',
  // Round corners on a box this small would make it look like a radio button.
  checkboxBorderRadius: 'min(3px, var(--borderRadiusMedium))',
  columnBorder: false,
  rowBorder: { color: 'var(--colorNeutralStroke3)' },
  backgroundColor: 'var(--colorNeutralBackground1)',
  foregroundColor: 'var(--colorNeutralForeground1)',
  textColor: 'var(--colorNeutralForeground1)',
  cellTextColor: 'var(--colorNeutralForeground1)',
  subtleTextColor: 'var(--colorNeutralForeground3)',
  borderColor: 'var(--colorNeutralStroke2)',
  accentColor: 'var(--colorCompoundBrandBackground)',
  invalidColor: 'var(--colorStatusDangerForeground1)',
  chromeBackgroundColor: 'var(--colorNeutralBackground2)',
  dataBackgroundColor: 'var(--colorNeutralBackground1)',
  oddRowBackgroundColor: 'var(--colorNeutralBackground1)',
  headerBackgroundColor: 'var(--colorNeutralBackground2)',
  headerTextColor: 'var(--colorNeutralForeground2)',
  rowHoverColor: 'var(--colorNeutralBackground1Hover)',
  selectedRowBackgroundColor: 'color-mix(in srgb, var(--colorCompoundBrandBackground) 14%, transparent)',
  iconColor: 'var(--colorNeutralForeground3)',
  menuBackgroundColor: 'var(--colorNeutralBackground1)',
  menuTextColor: 'var(--colorNeutralForeground1)',
  menuShadow: 'var(--shadow16)',
  popupShadow: 'var(--shadow16)',
  dropdownShadow: 'var(--shadow16)',
  inputBackgroundColor: 'var(--colorNeutralBackground1)',
  inputTextColor: 'var(--colorNeutralForeground1)',
  inputPlaceholderTextColor: 'var(--colorNeutralForeground4)',
  tooltipBackgroundColor: 'var(--colorNeutralBackground1)',
  tooltipTextColor: 'var(--colorNeutralForeground1)',
  browserColorScheme: 'inherit',
});

/** Compact is what an accountant's day is made of; comfortable is easier on the eye, and on a finger. */
const THEMES: Record<Densita, Theme> = {
  compatta: THEME,
  comoda: THEME.withParams({
    spacing: 8,
    rowHeight: 40,
    headerHeight: 42,
    fontSize: 14,
    headerFontSize: 13,
    cellHorizontalPadding: 12,
  }),
};

/** Pixels of a line of text, and of the air around the lines of a row, by density. */
const LINES: Record<Densita, { line: number; aria: number }> = {
  compatta: { line: 16, aria: 6 },
  comoda: { line: 18, aria: 14 },
};

/** The theme of a grid whose rows hold so many lines of text; where room is short the air beside a cell goes to its text. */
export function makeGridTheme(density: Densita, lines: number, close: boolean): Theme {
  const { line, aria } = LINES[density];
  const theme = close ? THEMES[density].withParams({ cellHorizontalPadding: 6 }) : THEMES[density];
  return lines === 1 ? theme : theme.withParams({ rowHeight: lines * line + aria });
}
