/** Fluent mounts every layer at z-index 1,000,000: this puts the product's own order in its place. */
import { makeStaticStyles } from '@fluentui/react-components';
import { stacking } from './stacking.ts';

const at = (level: number) => ({ zIndex: `${level} !important` });

export const useStackingStyles = makeStaticStyles({
  '[data-portal-node]': at(stacking.overlay),
  '[data-portal-node]:has(.fui-OverlayDrawer)': at(stacking.menu),
  '[data-portal-node]:has(.fui-DialogSurface)': at(stacking.modal),
  // What a dialog opens comes after it, and above it. Not by naming what follows the dialog (`~`): whenever a layer opened
  // or closed, a tooltip too, the browser would work out the styles of the whole page again.
  'body:has(.fui-DialogSurface) > [data-portal-node]': at(stacking.modal),
  '[data-portal-node]:has([role="tooltip"])': at(stacking.tooltip),
});
