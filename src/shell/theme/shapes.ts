/** The three presets: corners, air and lines. Aura soft and airy, Lara tighter and outlined, Nora square and dense. */
import type { Theme } from '@fluentui/react-components';
import type { Preferenze } from '#api/contract/preferenze.ts';

export type Preset = Preferenze['preset'];

/**
 * What Fluent's theme has no word for. Every key is a CSS variable under the provider, so that style sheets
 * and the grid follow the preset too (`--quadra-riga-griglia`).
 */
export type ShapeTokens = {
  /** Height of a grid's row and of its header, and the air at a cell's sides. */
  'quadra-riga-griglia': string;
  'quadra-testata-griglia': string;
  'quadra-cella-griglia': string;
  /** Width of the line between a grid's columns: none, or a hairline. */
  'quadra-linea-colonne': string;
  /** Height of an entry of the side menu. */
  'quadra-voce-menu': string;
  /** Air around a page, between its parts, and inside a card. */
  'quadra-spazio-pagina': string;
  'quadra-spazio-parti': string;
  'quadra-spazio-scheda': string;
  /** The shadow that lifts a card from the page; none where lines do it. */
  'quadra-ombra-scheda': string;
};

type Radii = Pick<
  Theme,
  | 'borderRadiusSmall'
  | 'borderRadiusMedium'
  | 'borderRadiusLarge'
  | 'borderRadiusXLarge'
  | 'borderRadius2XLarge'
  | 'borderRadius3XLarge'
  | 'borderRadius4XLarge'
  | 'borderRadius5XLarge'
  | 'borderRadius6XLarge'
>;

/** Small, medium, large and extra large corners; what lies beyond grows from the last. */
const radii = (small: number, medium: number, large: number, extra: number): Radii => ({
  borderRadiusSmall: `${small}px`,
  borderRadiusMedium: `${medium}px`,
  borderRadiusLarge: `${large}px`,
  borderRadiusXLarge: `${extra}px`,
  borderRadius2XLarge: `${extra * 1.5}px`,
  borderRadius3XLarge: `${extra * 2}px`,
  borderRadius4XLarge: `${extra * 2}px`,
  borderRadius5XLarge: `${extra * 2}px`,
  borderRadius6XLarge: `${extra * 2}px`,
});

/** Greys to be tinted with the surface, like Fluent's own. */
type Righe = Pick<
  Theme,
  | 'colorNeutralStroke1'
  | 'colorNeutralStroke1Hover'
  | 'colorNeutralStroke1Pressed'
  | 'colorNeutralStroke2'
  | 'colorNeutralStroke3'
>;
type Testi = Partial<
  Pick<Theme, 'colorNeutralForeground2' | 'colorNeutralForeground3' | 'colorNeutralForeground4'>
>;

const righe = (one: string, hover: string, two: string, three: string): Righe => ({
  colorNeutralStroke1: one,
  colorNeutralStroke1Hover: hover,
  colorNeutralStroke1Pressed: hover,
  colorNeutralStroke2: two,
  colorNeutralStroke3: three,
});

interface Shape {
  radii: Radii;
  measures: ShapeTokens;
  light: Righe & Testi;
  scuro: Righe & Testi;
}

export const forme: { readonly [name in Preset]: Shape } = {
  Aura: {
    radii: radii(4, 8, 10, 14),
    measures: {
      'quadra-riga-griglia': '32px',
      'quadra-testata-griglia': '36px',
      'quadra-cella-griglia': '11px',
      'quadra-linea-colonne': '0px',
      'quadra-voce-menu': '38px',
      'quadra-spazio-pagina': '32px',
      'quadra-spazio-parti': '20px',
      'quadra-spazio-scheda': '20px',
      'quadra-ombra-scheda': '0 1px 2px rgb(0 0 0 / 5%)',
    },
    light: righe('#d1d1d1', '#bdbdbd', '#e4e4e4', '#eeeeee'),
    scuro: righe('#575757', '#6b6b6b', '#3d3d3d', '#343434'),
  },
  Lara: {
    radii: radii(3, 6, 6, 8),
    measures: {
      'quadra-riga-griglia': '30px',
      'quadra-testata-griglia': '34px',
      'quadra-cella-griglia': '10px',
      'quadra-linea-colonne': '0px',
      'quadra-voce-menu': '36px',
      'quadra-spazio-pagina': '24px',
      'quadra-spazio-parti': '16px',
      'quadra-spazio-scheda': '16px',
      'quadra-ombra-scheda': 'none',
    },
    light: righe('#b3b3b3', '#949494', '#cacaca', '#dedede'),
    scuro: righe('#757575', '#8a8a8a', '#595959', '#474747'),
  },
  Nora: {
    radii: radii(0, 0, 0, 0),
    measures: {
      'quadra-riga-griglia': '26px',
      'quadra-testata-griglia': '30px',
      'quadra-cella-griglia': '8px',
      'quadra-linea-colonne': '1px',
      'quadra-voce-menu': '32px',
      'quadra-spazio-pagina': '20px',
      'quadra-spazio-parti': '12px',
      'quadra-spazio-scheda': '14px',
      'quadra-ombra-scheda': 'none',
    },
    light: {
      ...righe('#808080', '#5c5c5c', '#8a8a8a', '#bdbdbd'),
      colorNeutralForeground2: '#1f1f1f',
      colorNeutralForeground3: '#3d3d3d',
      colorNeutralForeground4: '#525252',
    },
    scuro: {
      ...righe('#999999', '#b3b3b3', '#858585', '#5c5c5c'),
      colorNeutralForeground2: '#f0f0f0',
      colorNeutralForeground3: '#d6d6d6',
      colorNeutralForeground4: '#bdbdbd',
    },
  },
};
