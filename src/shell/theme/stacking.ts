/** What covers what, as the specification fixes it. */
export const stacking = { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 } as const;
