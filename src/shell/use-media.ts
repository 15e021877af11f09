/** What the frame asks of the window. */
import { MOBILE_MAX_WIDTH } from '#state/layout.ts';
import { useMedia } from '#ui/use-media.ts';

/** True where the side menu is the mobile one. */
export const useIsMobile = (): boolean => useMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`);
