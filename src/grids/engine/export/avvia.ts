/** What an export needs in the page, loaded with the first one. */
export { esporta, scarica } from './esporta.ts';
export { toLotti } from './prepara.ts';
export { raccogli } from './raccogli.ts';
