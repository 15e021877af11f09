/** The matrice agenti area. */
export { MatriceAgentiPage } from './matrice-page.tsx';
