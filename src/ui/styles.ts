/** Styles that many places take as they are, or spread into a style of their own. */
import { tokens } from '@fluentui/react-components';

/** Read out by screen readers, not shown. */
export const spoken = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** One line of text that ends in an ellipsis where there is no more room. */
export const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A box on the page. */
export const framed = {
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusLarge,
  backgroundColor: tokens.colorNeutralBackground1,
} as const;

/** A letter as it will be read. */
export const sheet = {
  padding: '16px 20px',
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusLarge,
  backgroundColor: tokens.colorNeutralBackground2,
} as const;

/** Parts of a line side by side. */
export const line = { display: 'flex', alignItems: 'center' } as const;

/** The same, which go on under each other where there is no more room. */
export const row = { ...line, flexWrap: 'wrap' } as const;

/** Parts under each other. */
export const column = { display: 'flex', flexDirection: 'column' } as const;

/** A list without the marks and the room of one. */
export const plainList = { margin: 0, padding: 0, listStyleType: 'none' } as const;

/** What explains, beside what it is about. */
export const quiet = { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 } as const;
