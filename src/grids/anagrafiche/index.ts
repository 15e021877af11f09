/** The registries area. */
export { AnagrafichePage } from './anagrafiche-page.tsx';
