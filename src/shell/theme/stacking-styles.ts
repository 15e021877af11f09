/** Fluent mounts every layer at z-index 1,000,000: this puts the product's own order in its place. */
import { makeStaticStyles } from '@fluentui/react-components';
import { stacking } from './stacking.ts';

const at = (level: number) => ({ zIndex: `${level} !important` });

export const useStackingStyles = makeStaticStyles({
  '[data-portal-node]': at(stacking.overlay),
  '[data-portal-node]:has(.fui-OverlayDrawer)': at(stacking.menu),
  '[data-portal-node]:has(.fui-DialogSurface)': at(stacking.modal),
  '[data-portal-node]:has([role="tooltip"])': at(stacking.tooltip),
});
